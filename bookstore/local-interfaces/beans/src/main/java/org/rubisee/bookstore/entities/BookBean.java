package org.rubisee.bookstore.entities;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.rubisee.beans.AbstractEntityBean;
import org.rubisee.bookstore.model.BookChange;
import org.rubisee.bookstore.model.BookstoreRules;

/** A book that is sold here. The database calls it an item. */
public abstract class BookBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getTitle();

  public abstract void setTitle(String title);

  public abstract int getAuthorId();

  public abstract void setAuthorId(int authorId);

  public abstract LocalDate getPublished();

  public abstract void setPublished(LocalDate published);

  public abstract String getPublisher();

  public abstract void setPublisher(String publisher);

  public abstract String getSubject();

  public abstract void setSubject(String subject);

  public abstract String getDescription();

  public abstract void setDescription(String description);

  public abstract int getRelated1();

  public abstract void setRelated1(int related1);

  public abstract int getRelated2();

  public abstract void setRelated2(int related2);

  public abstract int getRelated3();

  public abstract void setRelated3(int related3);

  public abstract int getRelated4();

  public abstract void setRelated4(int related4);

  public abstract int getRelated5();

  public abstract void setRelated5(int related5);

  public abstract String getThumbnail();

  public abstract void setThumbnail(String thumbnail);

  public abstract String getImage();

  public abstract void setImage(String image);

  public abstract BigDecimal getListPrice();

  public abstract void setListPrice(BigDecimal listPrice);

  public abstract BigDecimal getPrice();

  public abstract void setPrice(BigDecimal price);

  public abstract LocalDate getAvailable();

  public abstract void setAvailable(LocalDate available);

  public abstract int getStock();

  public abstract void setStock(int stock);

  public abstract String getIsbn();

  public abstract void setIsbn(String isbn);

  public abstract int getPages();

  public abstract void setPages(int pages);

  public abstract String getBacking();

  public abstract void setBacking(String backing);

  public abstract String getDimensions();

  public abstract void setDimensions(String dimensions);

  /** See {@link BookEntity#lock}. */
  public void lock() {}

  /** See {@link BookEntity#sell}. */
  public void sell(int quantity) {
    setStock(BookstoreRules.stockAfter(getStock(), quantity));
  }

  /** See {@link BookEntity#change}. */
  public void change(BookChange change, List<Integer> related, LocalDate today) {
    setPrice(change.price().toBigDecimal());
    setImage(change.image());
    setThumbnail(change.thumbnail());
    setPublished(today);
    setRelated1(related.get(0));
    setRelated2(related.get(1));
    setRelated3(related.get(2));
    setRelated4(related.get(3));
    setRelated5(related.get(4));
  }
}
