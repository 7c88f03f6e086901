package org.rubisee.bench.cli.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.rubisee.bench.block.BlocksPlan;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.cli.options.TrustOption;
import org.rubisee.bench.duel.DuelPlan;
import org.rubisee.bench.fault.FaultPlan;
import org.rubisee.bench.prices.CostsPlan;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.soak.SoakPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.settings.Text;

/**
 * A run of any kind that is to be completed or repeated.
 *
 * @param stored its plan
 * @param plan the part of it that differs between kinds
 * @param settings its options
 */
public record StoredRun(StoredPlan stored, KindPlan plan, RunSettings settings) {

  private static final Map<String, Class<? extends KindPlan>> KINDS =
      Map.of(
          TrialsPlan.KIND, TrialsPlan.class,
          BlocksPlan.KIND, BlocksPlan.class,
          DuelPlan.KIND, DuelPlan.class,
          FaultPlan.KIND, FaultPlan.class,
          SoakPlan.KIND, SoakPlan.class,
          CostsPlan.KIND, CostsPlan.class);

  /**
   * Reads the plan in a folder.
   *
   * @throws CommandFailedException if there is none, or another checkout wrote it and the user does
   *     not trust it
   */
  static StoredRun read(Path folder, TrustOption trust, Checkout checkout, Terminal terminal)
      throws IOException {
    StoredPlan stored = StoredPlan.read(folder);
    KindPlan plan = plan(stored, folder, checkout);
    RunSettings settings = RunSettings.parse(stored.options());
    trust.check(plan, settings, folder, checkout);
    LeftOutSecrets.of(stored.command()).ifPresent(terminal::say);
    return new StoredRun(stored, plan, settings);
  }

  /**
   * The report of the run in a folder, as far as it came.
   *
   * @throws CommandFailedException if there is none
   */
  public static Report report(Path folder, Checkout checkout) throws IOException {
    return plan(StoredPlan.read(folder), folder, checkout).report(folder, checkout);
  }

  private static KindPlan plan(StoredPlan stored, Path folder, Checkout checkout)
      throws IOException {
    Class<? extends KindPlan> kind = KINDS.get(stored.kind());
    if (kind == null) {
      throw new CommandFailedException(
          Text.of(
              "%s has a plan of kind '%s', this program knows %s: use the version of RUBiS EE that wrote it",
              folder, stored.kind(), KINDS.keySet().stream().sorted().toList()));
    }
    return stored.planOf(folder, kind, checkout);
  }

  /** The run, to be completed here. */
  PlannedRun run(Checkout checkout) {
    return plan.toRun(stored, settings.of(application(checkout)).recipe(checkout), checkout);
  }

  /** That of its sites. */
  private String application(Checkout checkout) {
    return SiteConfiguration.stored(plan.configurations().get(0), checkout).application();
  }

  /** The run, to be repeated by another command. */
  PlannedRun typed(String command, Checkout checkout) {
    return new StoredRun(stored.typed(command), plan, settings).run(checkout);
  }
}
