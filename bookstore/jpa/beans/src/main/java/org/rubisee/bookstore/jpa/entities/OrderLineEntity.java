package org.rubisee.bookstore.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.logic.Money;

/**
 * Copies of a book in an order. Its key has two columns: the order, and the number of the line in
 * it.
 */
@Entity(name = "OrderLine")
@Table(name = "order_line")
@IdClass(OrderLineKey.class)
public class OrderLineEntity {
  @Id
  @Column(name = "ol_o_id")
  private Integer orderId;

  @Id
  @Column(name = "ol_id")
  private Integer line;

  @Column(name = "ol_i_id")
  private int bookId;

  @Column(name = "ol_qty")
  private int quantity;

  @Column(name = "ol_cost")
  private Money price;

  @Column(name = "ol_discount")
  private Discount discount;

  @Column(name = "ol_comments")
  private String comments;

  protected OrderLineEntity() {}

  /** Line number so much of an order. */
  public OrderLineEntity(int orderId, int line, OrderLine ordered) {
    this.orderId = orderId;
    this.line = line;
    bookId = ordered.bookId();
    quantity = ordered.priced().quantity();
    price = ordered.priced().price();
    discount = ordered.priced().discount();
    comments = ordered.comments();
  }
}
