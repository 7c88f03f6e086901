package org.rubisee.bench.cli.duel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementWriter;

/** The folder of a duel whose sites have no clients, so its gates fail. */
public final class SampleDuel {

  private SampleDuel() {}

  /** Measures 30 rounds of equal sites. */
  public static Path measured(Path results, List<String> sites) throws IOException {
    BlockPlan plan = SampleRuns.plan(sites, 30, 0);
    BlocksFolder folder = SampleRuns.begun(results, SampleRuns.run(plan));
    folder.write(SampleRuns.invocation(plan, 1));
    Map<String, Double> slowdowns = new TreeMap<>();
    sites.forEach(site -> slowdowns.put(site, 1.0));
    for (Block block : SampleRuns.blocks(plan, slowdowns, 0.02, 11)) {
      folder.add(block);
      try (MeasurementWriter writer = new MeasurementWriter(folder.clientsOf(block))) {
        writer.checkpoint(Measurement.nothing().header(), List.of());
      }
    }
    return folder.path();
  }
}
