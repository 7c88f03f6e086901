package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.time.LocalDate;
import java.util.regex.Pattern;
import org.rubisee.logic.RejectedException;

/**
 * A credit card. Customers make their data up, and no bank is asked. All the same its number is
 * never logged, and pages show its {@link #lastDigits last digits} only.
 *
 * @param type what card it is
 * @param number {@link #DIGITS} digits
 * @param holder the name on it, at most {@link CustomerLimits#MAX_CARD_HOLDER} characters
 * @param expiry the last day on which it is valid
 */
public record Card(CardType type, String number, String holder, LocalDate expiry)
    implements Serializable {

  /** How many digits a number has. */
  public static final int DIGITS = 16;

  private static final int SHOWN = 4;
  private static final Pattern NUMBER = Pattern.compile("[0-9]{" + DIGITS + "}");

  /**
   * Decides whether the card has the form of one that is valid.
   *
   * @throws RejectedException if its number has another form, or it has expired
   */
  public void check(LocalDate today) throws RejectedException {
    if (!NUMBER.matcher(number).matches()) {
      throw new RejectedException(Rejection.CARD_NUMBER_WRONG);
    }
    if (expiry.isBefore(today)) {
      throw new RejectedException(Rejection.CARD_EXPIRED);
    }
  }

  /** The last four digits of its number. */
  public String lastDigits() {
    return lastDigits(number);
  }

  /** The last four digits of a card's number. */
  public static String lastDigits(String number) {
    return number.substring(Math.max(0, number.length() - SHOWN));
  }

  /** The type and the last digits only. */
  @Override
  public String toString() {
    return "Card[type=" + type + ", number=…" + lastDigits() + "]";
  }
}
