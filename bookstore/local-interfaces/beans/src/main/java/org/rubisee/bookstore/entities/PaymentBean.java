package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.rubisee.beans.AbstractEntityBean;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.Payment;

/** How an order was paid. */
public abstract class PaymentBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getOrderId();

  public abstract void setOrderId(Integer orderId);

  public abstract String getType();

  public abstract void setType(String type);

  public abstract String getCardNumber();

  public abstract void setCardNumber(String cardNumber);

  public abstract String getHolder();

  public abstract void setHolder(String holder);

  public abstract LocalDate getExpiry();

  public abstract void setExpiry(LocalDate expiry);

  public abstract String getAuthorization();

  public abstract void setAuthorization(String authorization);

  public abstract BigDecimal getAmount();

  public abstract void setAmount(BigDecimal amount);

  public abstract LocalDate getDate();

  public abstract void setDate(LocalDate date);

  public abstract int getCountryId();

  public abstract void setCountryId(int countryId);

  /** Pays an order. */
  public Integer ejbCreate(
      Integer orderId, Card card, Payment payment, Integer countryId, LocalDate today)
      throws CreateException {
    setOrderId(orderId);
    setType(card.type().name());
    setCardNumber(card.number());
    setHolder(card.holder());
    setExpiry(card.expiry());
    setAuthorization(payment.authorization());
    setAmount(payment.amount().toBigDecimal());
    setDate(today);
    setCountryId(countryId);
    return null; // the container knows the key field
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(
      Integer orderId, Card card, Payment payment, Integer countryId, LocalDate today) {}
}
