package org.rubisee.logic;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * An exact, non-negative amount of money in cents. The database keeps it as {@code DECIMAL(12,2)}.
 *
 * @param cents the amount, 0 to {@link #MAX_CENTS}
 */
public record Money(long cents) implements Serializable, Comparable<Money> {

  /** The largest amount that the database column holds: 9,999,999,999.99. */
  public static final long MAX_CENTS = 999_999_999_999L;

  /** Nothing. */
  public static final Money ZERO = new Money(0);

  /** One unit, the least by which a bid must exceed the highest one. */
  public static final Money ONE = new Money(100);

  /** Rejects amounts outside 0 to {@link #MAX_CENTS}. */
  public Money {
    if (cents < 0 || cents > MAX_CENTS) {
      throw new IllegalArgumentException(
          "An amount lies between 0 and 9999999999.99, not " + cents + " cents");
    }
  }

  /** The amount of so many whole units. */
  public static Money ofUnits(long units) {
    return new Money(Math.multiplyExact(units, 100));
  }

  /**
   * The amount that a decimal says exactly.
   *
   * @throws ArithmeticException if it has more than two decimals
   * @throws IllegalArgumentException if it is negative or too large
   */
  public static Money of(BigDecimal amount) {
    return new Money(amount.setScale(2, RoundingMode.UNNECESSARY).unscaledValue().longValueExact());
  }

  /** This amount as a decimal with two places. */
  public BigDecimal toBigDecimal() {
    return BigDecimal.valueOf(cents, 2);
  }

  /** The sum of both amounts. */
  public Money plus(Money other) {
    return new Money(cents + other.cents);
  }

  /** The sum of both amounts, but no more than the largest amount. */
  public Money plusAtMost(Money other) {
    return new Money(Math.min(MAX_CENTS, cents + other.cents));
  }

  /**
   * The difference of both amounts.
   *
   * @throws IllegalArgumentException if the other amount is more
   */
  public Money minus(Money other) {
    return new Money(cents - other.cents);
  }

  /** This amount so many times. */
  public Money times(int count) {
    return new Money(Math.multiplyExact(cents, count));
  }

  /**
   * A share of this amount, rounded to cents, half a cent up.
   *
   * @param parts how many parts, from 0
   * @param ofParts how many parts the whole has, from 1
   */
  public Money share(int parts, int ofParts) {
    return new Money(Math.floorDiv(2 * Math.multiplyExact(cents, parts) + ofParts, 2L * ofParts));
  }

  /** Whether this amount is more than the other. */
  public boolean isMoreThan(Money other) {
    return cents > other.cents;
  }

  /** Whether this amount is less than the other. */
  public boolean isLessThan(Money other) {
    return cents < other.cents;
  }

  /** Whether this amount is nothing. */
  public boolean isZero() {
    return cents == 0;
  }

  /** The larger of the two amounts. */
  public static Money max(Money a, Money b) {
    return a.cents >= b.cents ? a : b;
  }

  @Override
  public int compareTo(Money other) {
    return Long.compare(cents, other.cents);
  }

  /** The amount with two decimals and a point, for example {@code 12.50}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(14);
    appendTo(text);
    return text.toString();
  }

  /** Appends what {@link #toString()} says, without garbage. */
  public void appendTo(StringBuilder text) {
    long fraction = cents % 100;
    text.append(cents / 100).append('.');
    if (fraction < 10) {
      text.append('0');
    }
    text.append(fraction);
  }
}
