package org.rubisee.bench.cli.options;

import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.external.Hosts;
import org.rubisee.model.NearestName;

/** Tiers that have a machine, as they are typed. */
public final class TierName {

  /** The key of the load machines in the hosts file, which may be typed for their tier. */
  private static final String CLIENTS = "clients";

  private TierName() {}

  /**
   * The tier of a name, one of those that have a server.
   *
   * @throws CommandFailedException if there is none; the message suggests one
   */
  public static Tier parse(String name) {
    return parse(name, Hosts.tiers());
  }

  /**
   * The tier of a name, that of the clients included.
   *
   * @throws CommandFailedException if there is none; the message suggests one
   */
  public static Tier parseAny(String name) {
    return name.equals(CLIENTS) ? Tier.CLIENT : parse(name, List.of(Tier.values()));
  }

  private static Tier parse(String name, List<Tier> known) {
    return known.stream()
        .filter(tier -> tier.label().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailedException(
                    NearestName.unknown(
                        "tier of that kind", name, known.stream().map(Tier::label).toList())));
  }
}
