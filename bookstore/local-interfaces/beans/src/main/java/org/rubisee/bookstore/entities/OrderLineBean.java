package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import java.math.BigDecimal;
import org.rubisee.beans.AbstractEntityBean;
import org.rubisee.bookstore.model.PricedLine;

/** Copies of a book in an order. */
public abstract class OrderLineBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getNumber();

  public abstract void setNumber(Integer number);

  public abstract Integer getOrderId();

  public abstract void setOrderId(Integer orderId);

  public abstract int getBookId();

  public abstract void setBookId(int bookId);

  public abstract int getQuantity();

  public abstract void setQuantity(int quantity);

  public abstract BigDecimal getPrice();

  public abstract void setPrice(BigDecimal price);

  public abstract BigDecimal getDiscount();

  public abstract void setDiscount(BigDecimal discount);

  public abstract String getComments();

  public abstract void setComments(String comments);

  /** Adds a line to an order. */
  public OrderLineKey ejbCreate(OrderLineKey key, int bookId, PricedLine priced)
      throws CreateException {
    setOrderId(key.orderId);
    setNumber(key.number);
    setBookId(bookId);
    setQuantity(priced.quantity());
    setPrice(priced.price().toBigDecimal());
    setDiscount(priced.discount().fraction());
    setComments("");
    return null; // the container knows the fields of the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(OrderLineKey key, int bookId, PricedLine priced) {}
}
