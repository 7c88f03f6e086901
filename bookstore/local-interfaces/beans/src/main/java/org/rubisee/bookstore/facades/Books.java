package org.rubisee.bookstore.facades;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.rubisee.beans.EntityCalls;
import org.rubisee.bookstore.entities.AuthorEntity;
import org.rubisee.bookstore.entities.BookEntity;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.BookSummary;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

/** Books with their authors: entity beans as values. */
record Books(Homes homes) {

  /** A book, which another transaction may change. */
  BookEntity found(int bookId)
      throws RejectedException, CreateException, FinderException, IOException {
    return EntityCalls.found(Rejection.NO_SUCH_BOOK, () -> homes.books().findByPrimaryKey(bookId));
  }

  /** Books as lines of a list, in the order of their ids. */
  List<BookSummary> listed(List<Integer> bookIds) throws FinderException {
    List<BookSummary> books = new ArrayList<>();
    for (int id : bookIds) {
      books.add(summary(homes.books().findByPrimaryKey(id)));
    }
    return books;
  }

  /** All that the page of a book shows. */
  BookDetails details(BookEntity book) throws FinderException {
    return new BookDetails(
        summary(book),
        book.getSubject(),
        book.getDescription(),
        book.getPublisher(),
        book.getPublished(),
        book.getAvailable(),
        Money.of(book.getListPrice()),
        Money.of(book.getPrice()),
        book.getStock(),
        book.getIsbn(),
        book.getPages(),
        book.getBacking(),
        book.getDimensions(),
        book.getThumbnail(),
        book.getImage());
  }

  /** The related books of a book, by id. */
  List<Promotion> relatedTo(int bookId) throws FinderException {
    List<Promotion> promotions = new ArrayList<>();
    for (int id : new TreeSet<>(related(homes.books().findByPrimaryKey(bookId)))) {
      BookEntity book = homes.books().findByPrimaryKey(id);
      promotions.add(new Promotion(id, book.getTitle(), book.getThumbnail()));
    }
    return promotions;
  }

  /** The ids of the related books, in their order. */
  static List<Integer> related(BookEntity book) {
    return List.of(
        book.getRelated1(),
        book.getRelated2(),
        book.getRelated3(),
        book.getRelated4(),
        book.getRelated5());
  }

  private BookSummary summary(BookEntity book) throws FinderException {
    AuthorEntity author = homes.authors().findByPrimaryKey(book.getAuthorId());
    return new BookSummary(
        book.getId(), book.getTitle(), author.getFirstName(), author.getLastName());
  }
}
