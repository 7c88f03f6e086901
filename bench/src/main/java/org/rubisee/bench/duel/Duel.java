package org.rubisee.bench.duel;

import java.io.IOException;
import java.util.List;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.block.GroupStart;
import org.rubisee.bench.checkout.CommandFailedException;
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
    return new FurtherUnits<>(
        measured.units(context), conclusion -> judged(folder, conclusion));
  }

  /** What is said of a duel that is complete. */
  Conclusion judged(BlocksFolder folder, Conclusion conclusion) throws IOException {
    DuelReport report =
        report(folder, plan.sides().get(0).shown(), plan.sides().get(1).shown(), plan.tolerance());
    return plan.find() > 0
        ? new Conclusion(
            List.of(report.effort(plan.find() / PERCENT, folder.secondsPerRound())),
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
  public static DuelReport report(
      BlocksFolder folder, String base, String rival, double tolerance) throws IOException {
    String implementation = folder.run().plan().rivals().get(0).implementation();
    return DuelReport.of(
            folder,
            "%s: NEW %s against BASE %s".formatted(implementation, rival, base),
            tolerance / PERCENT)
        .orElseThrow(
            () -> new CommandFailedException("No round was complete: see " + folder.path()));
  }
}
