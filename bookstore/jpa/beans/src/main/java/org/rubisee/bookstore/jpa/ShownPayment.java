package org.rubisee.bookstore.jpa;

import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.Payment;
import org.rubisee.logic.Money;

/**
 * What OrderDisplay selects of a payment.
 *
 * @param type what card it was
 * @param number its number
 * @param authorization the number of the payment
 * @param amount what was paid
 */
public record ShownPayment(CardType type, String number, String authorization, Money amount) {

  /** The payment as the page shows it, with the last digits of the number only. */
  Payment payment() {
    return new Payment(type, Card.lastDigits(number), authorization, amount);
  }

  /** Without the number. */
  @Override
  public String toString() {
    return "ShownPayment[type=" + type + ", amount=" + amount + "]";
  }
}
