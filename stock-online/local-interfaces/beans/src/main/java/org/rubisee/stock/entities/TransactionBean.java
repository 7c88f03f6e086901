package org.rubisee.stock.entities;

import jakarta.ejb.CreateException;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.rubisee.beans.AbstractEntityBean;
import org.rubisee.stock.model.Order;
import org.rubisee.stock.model.TradeType;

/** The record of a trade. */
public abstract class TransactionBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getType();

  public abstract void setType(String type);

  public abstract int getAccountId();

  public abstract void setAccountId(int accountId);

  public abstract int getItemId();

  public abstract void setItemId(int itemId);

  public abstract int getAmount();

  public abstract void setAmount(int amount);

  public abstract BigDecimal getPrice();

  public abstract void setPrice(BigDecimal price);

  public abstract LocalDateTime getTime();

  public abstract void setTime(LocalDateTime time);

  /** Records a trade. */
  public Integer ejbCreate(TradeType type, Order order, BigDecimal price, LocalDateTime now)
      throws CreateException {
    setType(type.code());
    setAccountId(order.account());
    setItemId(order.stock());
    setAmount(order.amount());
    setPrice(price);
    setTime(now);
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(TradeType type, Order order, BigDecimal price, LocalDateTime now) {}
}
