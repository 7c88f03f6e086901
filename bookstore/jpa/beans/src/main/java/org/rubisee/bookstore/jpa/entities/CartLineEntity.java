package org.rubisee.bookstore.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;

/** Copies of a book in a cart. Its key has two columns: the cart and the book. */
@Entity(name = "CartLine")
@Table(name = "shopping_cart_line")
@IdClass(CartLineKey.class)
public class CartLineEntity {
  @Id
  @Column(name = "scl_sc_id")
  private Integer cartId;

  @Id
  @Column(name = "scl_i_id")
  private Integer bookId;

  @Column(name = "scl_qty")
  private int quantity;

  protected CartLineEntity() {}

  /** Copies of a book that was not in the cart. */
  public CartLineEntity(int cartId, int bookId, int quantity) {
    this.cartId = cartId;
    this.bookId = bookId;
    this.quantity = quantity;
  }

  /** The book. */
  public int bookId() {
    return bookId;
  }

  /** How many copies. */
  public int quantity() {
    return quantity;
  }

  /** Changes how many copies. */
  public void setQuantity(int quantity) {
    this.quantity = quantity;
  }
}
