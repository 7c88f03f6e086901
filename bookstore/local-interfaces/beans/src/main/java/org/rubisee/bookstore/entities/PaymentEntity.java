package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.Payment;

/** How an order was paid: the local view of the entity bean Payment. */
public interface PaymentEntity extends EJBLocalObject {
  /** Primary key: the order. */
  Integer getOrderId();

  /** What card it was. */
  String getType();

  /** The number of the card. */
  String getCardNumber();

  /** The number of the payment. */
  String getAuthorization();

  /** What was paid. */
  BigDecimal getAmount();

  /** The local home of the entity bean Payment. */
  interface Home extends EJBLocalHome {
    /** Pays an order. */
    PaymentEntity create(
        Integer orderId, Card card, Payment payment, Integer countryId, LocalDate today)
        throws CreateException;

    /** The Payment with that key. */
    PaymentEntity findByPrimaryKey(Integer key) throws FinderException;
  }
}
