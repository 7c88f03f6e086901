package org.rubisee.bookstore.jpa;

import java.time.LocalDate;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.BookSummary;
import org.rubisee.logic.Money;

/**
 * What pages select of a book and its author.
 *
 * @param id primary key
 * @param title its title
 * @param authorFirstName first name of its author
 * @param authorLastName last name of its author
 * @param subject what it is about
 * @param description what the publisher says
 * @param publisher who published it
 * @param published when
 * @param available since when it is sold
 * @param listPrice the price that the publisher suggests
 * @param price the price of the shop
 * @param stock copies in the shop
 * @param isbn its number in the trade
 * @param pages how many pages it has
 * @param backing its binding
 * @param dimensions its size
 * @param thumbnail the path of its small picture
 * @param image the path of its large picture
 */
public record ShownBook(
    int id,
    String title,
    String authorFirstName,
    String authorLastName,
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
    String image) {

  /** The book as pages show it. */
  BookDetails details() {
    return new BookDetails(
        new BookSummary(id, title, authorFirstName, authorLastName),
        subject,
        description,
        publisher,
        published,
        available,
        listPrice,
        price,
        stock,
        isbn,
        pages,
        backing,
        dimensions,
        thumbnail,
        image);
  }
}
