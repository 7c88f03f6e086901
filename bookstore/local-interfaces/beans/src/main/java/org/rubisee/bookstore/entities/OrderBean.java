package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.rubisee.beans.AbstractEntityBean;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.OrderStatus;
import org.rubisee.bookstore.model.Totals;

/** An order. */
public abstract class OrderBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract int getCustomerId();

  public abstract void setCustomerId(int customerId);

  public abstract LocalDateTime getDate();

  public abstract void setDate(LocalDateTime date);

  public abstract BigDecimal getSubTotal();

  public abstract void setSubTotal(BigDecimal subTotal);

  public abstract BigDecimal getTax();

  public abstract void setTax(BigDecimal tax);

  public abstract BigDecimal getTotal();

  public abstract void setTotal(BigDecimal total);

  public abstract String getShipping();

  public abstract void setShipping(String shipping);

  public abstract LocalDateTime getShipDate();

  public abstract void setShipDate(LocalDateTime shipDate);

  public abstract int getBillAddressId();

  public abstract void setBillAddressId(int billAddressId);

  public abstract int getShipAddressId();

  public abstract void setShipAddressId(int shipAddressId);

  public abstract String getStatus();

  public abstract void setStatus(String status);

  /** Places an order. */
  public Integer ejbCreate(
      NewOrder order,
      Totals totals,
      Integer billAddressId,
      Integer shipAddressId,
      LocalDateTime now)
      throws CreateException {
    setCustomerId(order.customerId());
    setDate(now);
    setSubTotal(totals.subTotal().toBigDecimal());
    setTax(totals.tax().toBigDecimal());
    setTotal(totals.total().toBigDecimal());
    setShipping(order.shipping().name());
    setShipDate(BookstoreRules.shipDate(now, order.draw()));
    setBillAddressId(billAddressId);
    setShipAddressId(shipAddressId);
    setStatus(OrderStatus.PENDING.name());
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(
      NewOrder order,
      Totals totals,
      Integer billAddressId,
      Integer shipAddressId,
      LocalDateTime now) {}
}
