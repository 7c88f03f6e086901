package org.rubisee.bench.block;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.experiment.Estimate;
import org.rubisee.bench.report.block.BlockReport;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockRunFolder;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.topology.Topology;

/** Runs in blocks, with their report at the end: what several commands do. */
public final class BlockRuns {

  private final Terminal terminal;
  private final Clock clock;

  public BlockRuns(Terminal terminal, Clock clock) {
    this.terminal = terminal;
    this.clock = clock;
  }

  /**
   * Runs it, writes its report and prints its headline.
   *
   * @return the exit code
   * @throws InterruptedException on Ctrl-C, after a report of what was measured until then
   */
  public int run(BlockRequest request, Topology.Opener opener, Checkout checkout)
      throws IOException, InterruptedException {
    report(measure(request, opener, checkout));
    return 0;
  }

  /**
   * The same as {@link #run}.
   *
   * @return whether no gate failed
   */
  public boolean judged(BlockRequest request, Topology.Opener opener, Checkout checkout)
      throws IOException, InterruptedException {
    return reported(measure(request, opener, checkout));
  }

  /**
   * Writes the report and prints its headline.
   *
   * @return whether no gate failed
   */
  public boolean reported(BlockRunFolder folder) throws IOException {
    report(folder);
    List<String> failed = BlockReport.of(folder).model().failedGates();
    if (!failed.isEmpty()) {
      terminal.result("A gate failed: " + String.join("; ", failed) + "; the report says which");
    }
    return failed.isEmpty();
  }

  /** How long a run takes, roughly. */
  public static Duration estimate(BlockPlan plan) {
    return BlockEstimate.of(plan);
  }

  /**
   * The plan of a run that ends within a time. If its rounds leave some of that time, warm-ups may
   * take it.
   *
   * @param most with as many rounds as the run has at most
   * @param budget from the start of the first servers on
   */
  public static BlockPlan within(BlockPlan most, Duration budget) {
    int warmUps = most.invocations() * most.groups().size();
    double left = budget.minus(BlockEstimate.of(most)).toSeconds() / (double) warmUps;
    WarmUpPlan warmUp = most.warmUp();
    return most.warmingUp(warmUp.within(warmUp.limitSeconds() + Math.max(0, left)))
        .within(budget.toSeconds() / (double) most.invocations());
  }

  /** Runs it, and returns its folder without a report. */
  public BlockRunFolder measure(BlockRequest request, Topology.Opener opener, Checkout checkout)
      throws IOException, InterruptedException {
    terminal.say(
        "%d sites%s, %s, about %s"
            .formatted(
                request.sites().size(),
                request.plan().groups().size() > 1
                    ? " in " + request.plan().groups().size() + " groups"
                    : "",
                request.plan().budgetSeconds() > 0
                    ? "as many rounds as fit"
                    : (request.plan().needsSearch() ? "a search and about " : "")
                        + request.plan().measuredBlocks()
                        + " blocks",
                Estimate.inWords(BlockEstimate.of(request.plan()))));
    try {
      return new BlockExperiment(request, terminal, clock).run(checkout.results(), opener);
    } catch (BlocksInterruptedException e) {
      tellHowFar(e.folder(), request);
      throw e;
    }
  }

  /**
   * Completes a run that was interrupted, writes its report and prints its headline.
   *
   * @return the exit code
   * @throws InterruptedException on Ctrl-C, after a report of what was measured until then
   */
  public int resume(BlockRequest request, BlockRunFolder folder, Topology.Opener opener)
      throws IOException, InterruptedException {
    try {
      report(new BlockExperiment(request, terminal, clock).resume(folder, opener));
      return 0;
    } catch (BlocksInterruptedException e) {
      tellHowFar(e.folder(), request);
      throw e;
    }
  }

  private void tellHowFar(BlockRunFolder folder, BlockRequest request) throws IOException {
    if (!folder.blocks().isEmpty()) {
      terminal.result(
          "Stopped early. What was measured until then: " + BlockReport.of(folder).write());
    }
    if (!request.options().isEmpty()) {
      terminal.result("To complete it: rubis resume " + folder.path());
    }
  }

  /** Writes the report and prints its headline. */
  public void report(BlockRunFolder folder) throws IOException {
    BlockReport report = BlockReport.of(folder);
    terminal.result(report.headline().stripTrailing());
    terminal.result("");
    terminal.result("Report:  " + report.write());
    terminal.result("Results: " + folder.path());
  }
}
