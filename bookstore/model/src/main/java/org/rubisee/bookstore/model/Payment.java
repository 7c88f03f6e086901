package org.rubisee.bookstore.model;

import java.io.Serializable;
import org.rubisee.logic.Money;

/**
 * How an order was paid, without what nobody but the bank needs.
 *
 * @param type what card it was
 * @param lastDigits the last four digits of its number
 * @param authorization the number of the payment
 * @param amount what was paid
 */
public record Payment(CardType type, String lastDigits, String authorization, Money amount)
    implements Serializable {}
