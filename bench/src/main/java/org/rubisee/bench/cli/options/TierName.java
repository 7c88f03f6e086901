package org.rubisee.bench.cli.options;

import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.external.Hosts;
import org.rubisee.model.NearestName;

/** Tiers that have a machine, as they are typed. */
public final class TierName {

  private TierName() {}

  /**
   * The tier of a name.
   *
   * @throws CommandFailedException if there is none; the message suggests one
   */
  public static Tier parse(String name) {
    return Hosts.tiers().stream()
        .filter(tier -> tier.label().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailedException(
                    NearestName.unknown(
                        "tier of that kind",
                        name,
                        Hosts.tiers().stream().map(Tier::label).toList())));
  }
}
