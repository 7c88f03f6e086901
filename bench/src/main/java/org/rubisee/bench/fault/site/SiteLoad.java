package org.rubisee.bench.fault.site;

import static org.rubisee.bench.run.StoredPlan.require;

import java.util.List;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.Topology;
import org.rubisee.emulator.load.Workload;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.LoadSpec;

/**
 * Sites of this machine, and the load that each of them gets.
 *
 * @param title of the report
 * @param sites the sites
 * @param clients how many there are; 0: as many as a search for the peak of each site says
 * @param mix the mix of interactions
 * @param load what the clients do, and for how long
 * @param seed of their draws; it also decides order and moments of what is made to fail
 */
public record SiteLoad(
    String title,
    List<SiteConfiguration> sites,
    int clients,
    String mix,
    LoadSpec load,
    long seed) {

  public SiteLoad {
    sites = List.copyOf(sites);
  }

  /** What customers do. */
  public Workload workload() {
    return Workload.of(load, mix, seed);
  }

  /** How long a trial lasts. */
  public Phases phases() {
    return load.phases();
  }

  /** Whether the peak of each site is searched for. */
  public boolean needsPeaks() {
    return clients == 0;
  }

  List<Configuration> configurations() {
    return sites.stream().map(SiteConfiguration::toResult).toList();
  }

  /**
   * Refuses values that a run would stumble over.
   *
   * @throws IllegalArgumentException that names the value
   */
  void requireMeasurable() {
    require(clients >= 0, "clients must be 0 or greater");
    require(!sites.isEmpty(), "'sites' is empty");
    workload();
  }

  /** The same in the words of results. */
  RunPlan toRunPlan(String command, int rounds) {
    return new RunPlan(
        command,
        configurations(),
        List.of(mix),
        needsPeaks() ? List.of() : List.of(clients),
        rounds,
        load,
        false,
        Topology.LOCAL,
        seed,
        false,
        title,
        List.of());
  }
}
