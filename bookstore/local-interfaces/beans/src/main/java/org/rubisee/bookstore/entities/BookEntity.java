package org.rubisee.bookstore.entities;

import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.rubisee.bookstore.model.BookChange;

/**
 * A book that is sold here. The database calls it an item: the local view of the entity bean Book.
 */
public interface BookEntity extends EJBLocalObject {
  /** Primary key. */
  Integer getId();

  /** Its title. */
  String getTitle();

  /** Who wrote it. */
  int getAuthorId();

  /** When it was published. */
  LocalDate getPublished();

  /** Who published it. */
  String getPublisher();

  /** The label of its subject. */
  String getSubject();

  /** What the publisher says. */
  String getDescription();

  /** The first of its related books. */
  int getRelated1();

  /** The second of its related books. */
  int getRelated2();

  /** The third of its related books. */
  int getRelated3();

  /** The fourth of its related books. */
  int getRelated4();

  /** The fifth of its related books. */
  int getRelated5();

  /** The path of its small picture. */
  String getThumbnail();

  /** The path of its large picture. */
  String getImage();

  /** The price that the publisher suggests. */
  BigDecimal getListPrice();

  /** The price of the shop. */
  BigDecimal getPrice();

  /** Since when it is sold. */
  LocalDate getAvailable();

  /** Copies in the shop. */
  int getStock();

  /** Its number in the trade. */
  String getIsbn();

  /** How many pages it has. */
  int getPages();

  /** Its binding. */
  String getBacking();

  /** Its size. */
  String getDimensions();

  /** Locks the book until the transaction ends. */
  void lock();

  /**
   * Takes copies from the stock, which {@link org.rubisee.bookstore.model.BookstoreRules#stockAfter
   * never runs out}.
   */
  void sell(int quantity);

  /** Takes on what an administrator wants; the book counts as published today. */
  void change(BookChange change, List<Integer> related, LocalDate today);

  /** The local home of the entity bean Book. */
  interface Home extends EJBLocalHome {
    /** The Book with that key. */
    BookEntity findByPrimaryKey(Integer id) throws FinderException;
  }
}
