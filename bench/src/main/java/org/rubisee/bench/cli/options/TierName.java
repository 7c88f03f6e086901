package org.rubisee.bench.cli.options;

import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.external.Hosts;
import org.rubisee.bench.topology.external.Place;
import org.rubisee.model.NearestName;

/** Servers of tiers that have a machine, as they are typed: {@code web}, {@code app2}. */
public final class TierName {

  private TierName() {}

  /**
   * The server of a name: that of a tier, with a number from the second one on.
   *
   * @throws CommandFailedException if there is none; the message suggests one
   */
  public static Place parse(String name) {
    List<String> tiers = Hosts.tiers().stream().map(Tier::label).toList();
    try {
      Place place = Place.ofLabel(name);
      if (Hosts.tiers().contains(place.tier())) {
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
