package org.rubisee.bench.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;

/** A run that makes something further of what another run measures, in the same folder. */
public interface FurtherRun extends PlannedRun {

  /** The other run. */
  PlannedRun measured();

  @Override
  default String announced() {
    return measured().announced();
  }

  @Override
  default SiteRecipe recipe() {
    return measured().recipe();
  }

  @Override
  default List<SiteConfiguration> sites() {
    return measured().sites();
  }

  @Override
  default List<List<SiteConfiguration>> groups() {
    return measured().groups();
  }

  @Override
  default int clientsOfAnEmulator() {
    return measured().clientsOfAnEmulator();
  }

  @Override
  default int clientsOfASite() {
    return measured().clientsOfASite();
  }

  @Override
  default int emulators() {
    return measured().emulators();
  }

  @Override
  default void check(Topology topology) {
    measured().check(topology);
  }

  @Override
  default boolean holdsTopology() {
    return measured().holdsTopology();
  }

  @Override
  default void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException {
    measured().begin(folder, identity, environment, topology);
  }
}
