package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.math.BigDecimal;
import org.rubisee.logic.Money;

/**
 * What a customer pays less.
 *
 * @param percent per cent of the price, 0 to {@link #MAX_PERCENT}
 */
public record Discount(int percent) implements Serializable {

  /** The largest discount, in per cent. */
  public static final int MAX_PERCENT = 50;

  /** None. */
  public static final Discount NONE = new Discount(0);

  private static final int WHOLE = 100;

  /** Rejects what is out of range. */
  public Discount {
    if (percent < 0 || percent > MAX_PERCENT) {
      throw new IllegalArgumentException(
          "A discount lies between 0 and " + MAX_PERCENT + " per cent, not " + percent);
    }
  }

  /**
   * The discount that the database keeps as a fraction, 0.00 to 0.50.
   *
   * @throws ArithmeticException if it has more than two decimals
   */
  public static Discount ofFraction(BigDecimal fraction) {
    return new Discount(fraction.movePointRight(2).intValueExact());
  }

  /** This discount as a fraction with two decimals, 0.00 to 0.50. */
  public BigDecimal fraction() {
    return BigDecimal.valueOf(percent, 2);
  }

  /** What is left of an amount, rounded to cents, half a cent up. */
  public Money appliedTo(Money amount) {
    return amount.share(WHOLE - percent, WHOLE);
  }
}
