package org.rubisee.emulator.matrix;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What customers do: two mixes walk through the site by a transition matrix, the others draw one
 * operation after the other, on any item and user.
 */
public enum Mix {
  /** Read-only interactions. */
  BROWSING("browsing"),
  /** Interactions of which some write to the database: 15 % of them in the papers. */
  BIDDING("bidding"),
  /** Operations that read, and some that write, without locality (Middleware 2001, 3.5). */
  READS_WRITES("reads-writes"),
  /** Operations that create: items and comments (TASK Quarterly 2005, 5.1). */
  CREATE("create"),
  /** Operations that only read: items, users, bids (TASK Quarterly 2005, 5.1). */
  SELECT("select"),
  /** Operations that read many rows each: full lists of items (TASK Quarterly 2005, 5.1). */
  SELECT_MANY("select-many"),
  /** Operations that put items up for sale and buy them: the life of a row that nothing deletes. */
  SELL_OUT("sell-out");

  private final String label;

  Mix(String label) {
    this.label = label;
  }

  /** How the mix is written on the command line and in results. */
  public String label() {
    return label;
  }

  /**
   * The mix with a label.
   *
   * @throws IllegalArgumentException if there is none; the message names them all
   */
  public static Mix ofLabel(String label) {
    return Stream.of(values())
        .filter(mix -> mix.label.equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    String.format(
                        Locale.ROOT,
                        "There is no mix '%s'; there are %s",
                        label,
                        List.of(values()))));
  }

  /** Whether customers draw operations instead of walking through the site. */
  public boolean isOfOperations() {
    return this != BROWSING && this != BIDDING;
  }

  @Override
  public String toString() {
    return label;
  }
}
