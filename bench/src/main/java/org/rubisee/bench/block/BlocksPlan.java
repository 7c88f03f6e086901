package org.rubisee.bench.block;

import static org.rubisee.bench.run.StoredPlan.require;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.block.BlockReport;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;

/**
 * What a run in blocks keeps of its plan.
 *
 * @param blocks what is measured
 */
public record BlocksPlan(BlockPlan blocks) implements KindPlan {

  /** The name of this kind of run. */
  public static final String KIND = "blocks";

  /** Far more than anybody waits for; a damaged number must not fill the memory with starts. */
  private static final int MOST_INVOCATIONS = 10_000;

  @Override
  public List<Configuration> configurations() {
    return blocks.sites();
  }

  @Override
  public Report report(Path folder, Checkout checkout) throws IOException {
    return BlockReport.of(BlocksFolder.open(folder)).report();
  }

  @Override
  public void requireMeasurable() {
    require(
        blocks.invocations() <= MOST_INVOCATIONS,
        "invocations must be from 1 to " + MOST_INVOCATIONS);
    require(!blocks.mixes().isEmpty(), "'mixes' is empty");
    blocks.mixes().forEach(blocks.curve().load()::mix);
  }

  @Override
  public Blocks toRun(StoredPlan stored, SiteRecipe recipe, Checkout checkout) {
    List<SiteConfiguration> sites =
        blocks.sites().stream().map(known -> SiteConfiguration.stored(known, checkout)).toList();
    return new Blocks(blocks, Subject.of(sites, recipe), stored.options());
  }
}
