package org.rubisee.bench.topology.tier;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.bench.results.tier.Tier;

/**
 * A server of a tier that may have several.
 *
 * @param tier its tier
 * @param number which one, from 1, in the order of the hosts file
 */
public record Place(Tier tier, int number) implements Comparable<Place> {

  private static final Pattern LABEL = Pattern.compile("(?<tier>[a-z]+)(?<number>[2-9])?");

  /** The only server of a tier, or the first one. */
  public static Place first(Tier tier) {
    return new Place(tier, 1);
  }

  /**
   * The place of this name, for example {@code web} or {@code app2}.
   *
   * @throws IllegalArgumentException if there is none; the message names the tiers
   */
  public static Place ofLabel(String label) {
    Matcher parts = LABEL.matcher(label);
    Tier tier = Tier.ofLabel(parts.matches() ? parts.group("tier") : label);
    if (parts.group("number") == null) {
      return first(tier);
    }
    if (tier != Tier.WEB && tier != Tier.APP) {
      throw new IllegalArgumentException("The tier " + tier.label() + " has one server");
    }
    return new Place(tier, Integer.parseInt(parts.group("number")));
  }

  /** Its name: that of the tier, with a number from the second server on. */
  public String label() {
    return number == 1 ? tier.label() : tier.label() + number;
  }

  @Override
  public int compareTo(Place other) {
    int byTier = tier.compareTo(other.tier);
    return byTier == 0 ? Integer.compare(number, other.number) : byTier;
  }
}
