package org.rubisee.bench.duel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.block.BlockUnits;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.block.GroupStart;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.report.duel.DuelReport;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.block.BlockRunFolder;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.run.Units;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;

/**
 * A duel: two builds of an implementation in neighbouring blocks, and a verdict in the end.
 *
 * @param plan what is measured, and how it is judged
 * @param blocks how it is measured
 * @param stored the same as it is kept
 */
public record Duel(DuelPlan plan, Blocks blocks, StoredPlan stored) implements PlannedRun {

  private static final double PERCENT = 100;

  @Override
  public String announced() {
    return blocks.announced();
  }

  @Override
  public SiteRecipe recipe() {
    return blocks.recipe();
  }

  @Override
  public List<SiteConfiguration> sites() {
    return blocks.sites();
  }

  @Override
  public boolean holdsTopology() {
    return blocks.holdsTopology();
  }

  @Override
  public void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException {
    blocks.begin(folder, identity, environment, topology);
  }

  @Override
  public Units<GroupStart> units(RunContext context) throws IOException {
    BlockUnits units = blocks.units(context);
    return new Units<>() {
      @Override
      public void takeOver() throws IOException {
        units.takeOver();
      }

      @Override
      public Optional<GroupStart> next() throws IOException {
        return units.next();
      }

      @Override
      public void run(GroupStart start) throws IOException, InterruptedException {
        units.run(start);
      }

      @Override
      public Conclusion conclude(RunState state) throws IOException {
        Conclusion measured = units.conclude(state);
        return state == RunState.COMPLETE ? judged(units.folder(), measured) : measured;
      }
    };
  }

  private Conclusion judged(BlockRunFolder folder, Conclusion measured) throws IOException {
    DuelReport report =
        report(folder, plan.sides().get(0).shown(), plan.sides().get(1).shown(), plan.tolerance());
    return plan.find() > 0
        ? new Conclusion(
            List.of(report.effort(plan.find() / PERCENT, folder.secondsPerRound())),
            measured.report(),
            0)
        : new Conclusion(
            List.of(report.markdown().stripTrailing()),
            measured.report(),
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
      BlockRunFolder folder, String base, String rival, double tolerance) throws IOException {
    String implementation = folder.run().plan().rivals().get(0).implementation();
    return DuelReport.of(
            folder,
            "%s: NEW %s against BASE %s".formatted(implementation, rival, base),
            tolerance / PERCENT)
        .orElseThrow(
            () -> new CommandFailedException("No round was complete: see " + folder.path()));
  }
}
