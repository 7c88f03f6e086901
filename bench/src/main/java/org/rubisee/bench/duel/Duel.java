package org.rubisee.bench.duel;

import java.io.IOException;
import java.util.List;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.block.GroupStart;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.report.block.BlockReport;
import org.rubisee.bench.report.duel.DuelReport;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.FurtherRun;
import org.rubisee.bench.run.FurtherUnits;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.run.Units;

/**
 * A duel: two builds of an implementation in neighbouring blocks, and a verdict in the end.
 *
 * @param plan what is measured, and how it is judged
 * @param measured how it is measured
 * @param stored the same as it is kept
 */
public record Duel(DuelPlan plan, Blocks measured, StoredPlan stored) implements FurtherRun {

  private static final double PERCENT = 100;

  @Override
  public Units<GroupStart> units(RunContext context) throws IOException {
    BlocksFolder folder = BlocksFolder.open(context.folder());
    return new FurtherUnits<>(measured.units(context), conclusion -> judged(folder, conclusion));
  }

  /** What is said of a duel that is complete. */
  Conclusion judged(BlocksFolder folder, Conclusion conclusion) throws IOException {
    BlockReport blocks = BlockReport.of(folder);
    DuelReport report = plan.judged(blocks).orElseThrow(() -> incomplete(folder));
    blocks.report().beginningWith(report.section()).write(folder.path());
    return plan.find() > 0
        ? new Conclusion(
            List.of(report.effort().inWords(plan.find() / PERCENT, folder.secondsPerRound())),
            conclusion.report(),
            0)
        : new Conclusion(
            List.of(report.markdown().stripTrailing()),
            conclusion.report(),
            report.verdict().exitCode());
  }

  /**
   * Judges what a duel measured.
   *
   * @param base how the build BASE is called
   * @param rival how the build NEW is called
   * @param tolerance largest accepted deterioration, percent
   */
  public static DuelReport report(BlocksFolder folder, String base, String rival, double tolerance)
      throws IOException {
    return DuelPlan.judged(BlockReport.of(folder), base, rival, tolerance)
        .orElseThrow(() -> incomplete(folder));
  }

  private static CommandFailedException incomplete(BlocksFolder folder) {
    return new CommandFailedException("No round was complete: see " + folder.path());
  }
}
