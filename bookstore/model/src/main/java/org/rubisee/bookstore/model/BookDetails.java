package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.time.LocalDate;
import org.rubisee.logic.Money;

/**
 * All that the page of a book shows.
 *
 * @param book its id, title and author
 * @param subject the label of its {@link Subject}
 * @param description what the publisher says
 * @param publisher who published it
 * @param published when
 * @param available since when it is sold
 * @param listPrice the price that the publisher suggests
 * @param price the price of the shop
 * @param stock copies in the shop
 * @param isbn its number in the trade
 * @param pages how many pages it has
 * @param backing its binding, for example {@code PAPERBACK}
 * @param dimensions its size
 * @param thumbnail the path of its small picture
 * @param image the path of its large picture
 */
public record BookDetails(
    BookSummary book,
    String subject,
    String description,
    String publisher,
    LocalDate published,
    LocalDate available,
    Money listPrice,
    Money price,
    int stock,
    String isbn,
    int pages,
    String backing,
    String dimensions,
    String thumbnail,
    String image)
    implements Serializable {}
