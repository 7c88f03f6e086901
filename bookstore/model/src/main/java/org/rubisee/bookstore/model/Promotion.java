package org.rubisee.bookstore.model;

import java.io.Serializable;

/**
 * A book that the shop recommends: one of the {@link BookstoreRules#RELATED related books} of a
 * random book. A page shows all of them, by id.
 *
 * @param bookId the book
 * @param title its title
 * @param thumbnail the path of its small picture
 */
public record Promotion(int bookId, String title, String thumbnail) implements Serializable {}
