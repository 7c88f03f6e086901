package org.rubisee.pages;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Pattern;
import org.rubisee.logic.Money;

/** Reads amounts of money from requests. */
final class Amounts {
  private static final Pattern EXACT = Pattern.compile("\\d{1,10}(\\.\\d{1,2})?");

  /** What Float.toString writes, with room for more digits. */
  private static final Pattern FLOAT = Pattern.compile("\\d{1,20}(\\.\\d{0,20})?(E[+-]?\\d{1,2})?");

  private Amounts() {}

  /** An amount with at most two decimals, nothing else. */
  static Optional<Money> exactly(String text) {
    return EXACT.matcher(text).matches()
        ? Optional.of(Money.of(new BigDecimal(text)))
        : Optional.empty();
  }

  /** An amount as clients with binary floats write it, rounded to cents. */
  static Optional<Money> ofFloat(String text) {
    if (!FLOAT.matcher(text).matches()) {
      return Optional.empty();
    }
    BigDecimal amount = new BigDecimal(text).setScale(2, RoundingMode.HALF_UP);
    return amount.compareTo(BigDecimal.valueOf(Money.MAX_CENTS, 2)) > 0
        ? Optional.empty()
        : Optional.of(Money.of(amount));
  }
}
