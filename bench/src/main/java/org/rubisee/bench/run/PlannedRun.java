package org.rubisee.bench.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;

/** A run of some kind, before it begins or is resumed. */
public interface PlannedRun {

  /** All that it takes to complete or to repeat it. */
  StoredPlan stored();

  /** What it measures, and how long that takes, in words. */
  String announced();

  /** How the data are restored with which it begins. */
  SiteRecipe recipe();

  /** What is measured. */
  List<SiteConfiguration> sites();

  /** The sites that are up at the same time, group by group. */
  default List<List<SiteConfiguration>> groups() {
    return sites().stream().map(List::of).toList();
  }

  /** The same with fewer sites up at the same time; empty: it cannot be run so. */
  default Optional<PlannedRun> inSmallerGroups() {
    return Optional.empty();
  }

  /** How many connections an emulator opens at most; 0: unknown. */
  default int clientsOfAnEmulator() {
    return 0;
  }

  /** How many connections the clients of a site open at most; 0: unknown. */
  default int clientsOfASite() {
    return clientsOfAnEmulator() * emulators();
  }

  /** How many emulators of this machine share the load, from 1. */
  default int emulators() {
    return 1;
  }

  /**
   * Checks that it can be run in a place.
   *
   * @throws org.rubisee.bench.checkout.CommandFailedException if not; the message says what to do
   */
  default void check(Topology topology) {
    // Most can be run wherever their sites can.
  }

  /** Whether the topology stays open while its units run; otherwise each unit opens its own. */
  default boolean holdsTopology() {
    return true;
  }

  /**
   * Writes what it begins with into its folder, beside the plan.
   *
   * @param identity name and beginning of the run
   * @param environment where it runs
   * @param topology the label of the place
   */
  void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException;

  /**
   * Which run it is.
   *
   * @param id the name of its folder
   * @param startedAt when it began
   */
  record Identity(String id, Instant startedAt) {}

  /** Its units, of which some may have ended in its folder. */
  Units<?> units(RunContext context) throws IOException;
}
