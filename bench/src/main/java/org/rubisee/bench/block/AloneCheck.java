package org.rubisee.bench.block;

import java.io.IOException;
import java.util.List;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Stage;

/**
 * Measures each site with the others up and with the others paused, in neighbouring blocks. The
 * servers stay warm; a paused process takes no processor time.
 */
record AloneCheck(BlockPlan plan, BlockRunner runner, Sites sites, Terminal terminal) {

  /** A drift of the machine cancels out. */
  private static final List<Stage> ORDER =
      List.of(Stage.BESIDE, Stage.ALONE, Stage.ALONE, Stage.BESIDE);

  /**
   * Runs the blocks of an invocation, saturated, in each mix.
   *
   * @param fresh restores the data first
   */
  void run(int invocation, InvocationRunner.FreshData fresh)
      throws IOException, InterruptedException {
    if (plan.alonePairs() == 0) {
      return;
    }
    fresh.make();
    for (SiteUnderTest site : sites.all()) {
      for (String mix : plan.mixes()) {
        terminal.progress("With and without the other sites: " + site.name() + ", " + mix);
        for (int pair = 0; pair < plan.alonePairs(); pair += ORDER.size() / 2) {
          for (Stage stage : ORDER) {
            run(
                BlockRunner.Request.saturated(
                    invocation, 0, stage, site.name(), mix, plan.sizes().busy()),
                site);
          }
        }
      }
    }
  }

  private void run(BlockRunner.Request request, SiteUnderTest site)
      throws IOException, InterruptedException {
    if (request.stage() == Stage.BESIDE) {
      runner.run(request);
      return;
    }
    List<SiteUnderTest> others = SiteUnderTest.others(sites.all(), site);
    try {
      for (SiteUnderTest other : others) {
        other.pause();
      }
      runner.run(request);
    } finally {
      resume(others);
    }
  }

  /** All of them go on, even after Ctrl-C. */
  private static void resume(List<SiteUnderTest> others) throws IOException, InterruptedException {
    boolean interrupted = Thread.interrupted();
    for (SiteUnderTest other : others) {
      other.resume();
    }
    if (interrupted) {
      throw new InterruptedException();
    }
  }
}
