package org.rubisee.bookstore.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.LocalDate;
import java.util.List;
import org.hibernate.annotations.DynamicUpdate;
import org.rubisee.bookstore.model.BookChange;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.logic.Money;

/**
 * A book. It changes while it is locked, so it needs no version; an update sets what changed only.
 */
@Entity(name = "Book")
@Table(name = "item")
@DynamicUpdate
public class BookEntity {
  @Id
  @Column(name = "i_id")
  private Integer id;

  @Column(name = "i_title")
  private String title;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "i_a_id")
  private AuthorEntity author;

  @Column(name = "i_pub_date")
  private LocalDate published;

  @Column(name = "i_publisher")
  private String publisher;

  @Column(name = "i_subject")
  private String subject;

  @Column(name = "i_desc")
  private String description;

  @Column(name = "i_related1")
  private Integer related1;

  @Column(name = "i_related2")
  private Integer related2;

  @Column(name = "i_related3")
  private Integer related3;

  @Column(name = "i_related4")
  private Integer related4;

  @Column(name = "i_related5")
  private Integer related5;

  @Column(name = "i_thumbnail")
  private String thumbnail;

  @Column(name = "i_image")
  private String image;

  @Column(name = "i_srp")
  private Money listPrice;

  @Column(name = "i_cost")
  private Money price;

  @Column(name = "i_avail")
  private LocalDate available;

  @Column(name = "i_stock")
  private int stock;

  @Column(name = "i_isbn")
  private String isbn;

  @Column(name = "i_page")
  private int pages;

  @Column(name = "i_backing")
  private String backing;

  @Column(name = "i_dimensions")
  private String dimensions;

  protected BookEntity() {}

  /** Its primary key. */
  public int id() {
    return id;
  }

  /** The books that are recommended beside it, in their order. */
  public List<Integer> related() {
    return List.of(related1, related2, related3, related4, related5);
  }

  /** Changes it as an administrator wants. */
  public void change(BookChange change, LocalDate today, List<Integer> related) {
    price = change.price();
    image = change.image();
    thumbnail = change.thumbnail();
    published = today;
    related1 = related.get(0);
    related2 = related.get(1);
    related3 = related.get(2);
    related4 = related.get(3);
    related5 = related.get(4);
  }

  /** A line of an order. */
  public OrderLine ordered(int quantity, Discount discount) {
    return new OrderLine(id, title, publisher, new PricedLine(price, quantity, discount), "");
  }

  /** Takes copies from the stock. */
  public void sell(int quantity) {
    stock = BookstoreRules.stockAfter(stock, quantity);
  }
}
