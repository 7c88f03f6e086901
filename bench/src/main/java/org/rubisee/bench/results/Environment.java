package org.rubisee.bench.results;

import java.util.List;
import java.util.Map;
import org.rubisee.bench.results.tier.Ordered;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierPlacement;

/**
 * Where a run took place.
 *
 * @param machine the machine of the bench
 * @param database engine, version and data
 * @param tiers how each tier's processes were placed
 * @param software name to version of what else took part, for example {@code WildFly}
 * @param siteSettings the settings of the site, secrets left out, and the knobs by their names
 * @param freshServers whether all servers were restarted for each trial
 * @param remarks what a reader must know of the topology, in sentences
 * @param build which build was measured
 * @param loadMachines the machines that sent the load; empty: that of the bench did
 * @param serverDifferences what is a server's own and cannot be equal, by server and subject; empty
 *     if all sites have the same server
 */
public record Environment(
    Machine machine,
    DatabaseEngine database,
    List<TierPlacement> tiers,
    Map<String, String> software,
    Map<String, String> siteSettings,
    boolean freshServers,
    List<String> remarks,
    Build build,
    List<LoadMachine> loadMachines,
    Map<String, Map<String, String>> serverDifferences) {

  public Environment {
    tiers = List.copyOf(tiers);
    software = Ordered.copyOf(software);
    siteSettings = Ordered.copyOf(siteSettings);
    remarks = List.copyOf(remarks);
    loadMachines = List.copyOf(loadMachines);
    // results of earlier programs have none
    serverDifferences = serverDifferences == null ? Map.of() : Ordered.copyOf(serverDifferences);
  }

  /** One whose sites all have the same server. */
  public Environment(
      Machine machine,
      DatabaseEngine database,
      List<TierPlacement> tiers,
      Map<String, String> software,
      Map<String, String> siteSettings,
      boolean freshServers,
      List<String> remarks,
      Build build,
      List<LoadMachine> loadMachines) {
    this(
        machine,
        database,
        tiers,
        software,
        siteSettings,
        freshServers,
        remarks,
        build,
        loadMachines,
        Map.of());
  }

  /** The same with the tiers on the CPUs that a configuration gives them. */
  public Environment placedAs(Configuration configuration) {
    return new Environment(
        machine,
        database,
        tiers.stream()
            .map(tier -> configuration.cpusOf(tier.tier()).map(tier::on).orElse(tier))
            .toList(),
        software,
        siteSettings,
        freshServers,
        remarks,
        build,
        loadMachines,
        serverDifferences);
  }

  /** Whether the client shares a CPU with another tier, or nobody said that it does not. */
  public boolean clientSharesCores() {
    List<TierPlacement> clients = tiers.stream().filter(t -> t.tier() == Tier.CLIENT).toList();
    List<TierPlacement> others = tiers.stream().filter(t -> t.tier() != Tier.CLIENT).toList();
    return clients.isEmpty()
        || clients.stream().anyMatch(c -> others.stream().anyMatch(c::sharesCoresWith));
  }
}
