package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.util.List;

/**
 * A list of books, and books that the shop recommends.
 *
 * @param books at most {@link BookstoreRules#MAX_LISTED}
 * @param promotions books that the shop recommends
 */
public record BookList(List<BookSummary> books, List<Promotion> promotions)
    implements Serializable {}
