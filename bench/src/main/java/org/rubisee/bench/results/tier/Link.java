package org.rubisee.bench.results.tier;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Comparator;

/**
 * What connects two tiers.
 *
 * @param from the tier that opens connections and asks
 * @param to the tier that listens and answers
 */
public record Link(Tier from, Tier to) {

  /** From the clients down to the database. */
  public static final Comparator<Link> DOWNWARDS =
      Comparator.comparing((Link link) -> link.from() != Tier.CLIENT)
          .thenComparing(Link::from)
          .thenComparing(Link::to);

  private static final String BETWEEN = "-";

  /** The name in files and reports, for example {@code web-app}. */
  @JsonValue
  public String label() {
    return from.label() + BETWEEN + to.label();
  }

  /**
   * The link with this label.
   *
   * @throws IllegalArgumentException if it does not name two tiers
   */
  @JsonCreator
  public static Link ofLabel(String label) {
    String[] tiers = label.split(BETWEEN);
    if (tiers.length != 2) {
      throw new IllegalArgumentException(
          "'" + label + "' is no link: two tiers make one, for example web-app");
    }
    return new Link(Tier.ofLabel(tiers[0]), Tier.ofLabel(tiers[1]));
  }
}
