package org.rubisee.bench.cli.options;

import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.external.Hosts;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.settings.NearestName;

/** Servers of tiers that have a machine, as they are typed: {@code web}, {@code app2}. */
public final class TierName {

  /** The key of the load machines in the hosts file, which may be typed for their tier. */
  private static final String CLIENTS = "clients";

  private TierName() {}

  /**
   * The server of a name: that of a tier, with a number from the second one on.
   *
   * @throws CommandFailedException if there is none; the message suggests one
   */
  public static Place parse(String name) {
    return parse(name, Hosts.tiers());
  }

  /**
   * The same, or the clients.
   *
   * @throws CommandFailedException if there is none; the message suggests one
   */
  public static Place parseAny(String name) {
    return name.equals(CLIENTS) ? Place.first(Tier.CLIENT) : parse(name, List.of(Tier.values()));
  }

  private static Place parse(String name, List<Tier> known) {
    List<String> tiers = known.stream().map(Tier::label).toList();
    try {
      Place place = Place.ofLabel(name);
      if (known.contains(place.tier())) {
        return place;
      }
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(
          NearestName.unknown("tier of that kind", name, tiers)
              + ". Further servers of web and app have numbers, like web2.",
          e);
    }
    throw new CommandFailedException(NearestName.unknown("tier of that kind", name, tiers));
  }
}
