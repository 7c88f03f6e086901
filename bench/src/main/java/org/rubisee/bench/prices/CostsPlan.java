package org.rubisee.bench.prices;

import static org.rubisee.bench.run.StoredPlan.require;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.block.BlocksPlan;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.ledger.LedgerFiles;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.trial.TrialsPlan;

/**
 * What a run with prices keeps of its plan. Either blocks or trials are explained.
 *
 * @param blocks what is measured in blocks: one, or none
 * @param trials what is measured in trials: one, or none
 * @param siteSettings of the measured sites; the probe has those of the options only
 * @param pace requests per second of what is priced alone
 * @param seed decides the order of what is priced
 */
public record CostsPlan(
    List<BlocksPlan> blocks,
    List<TrialsPlan> trials,
    Map<String, String> siteSettings,
    double pace,
    long seed)
    implements KindPlan {

  /** The name of this kind of run. */
  public static final String KIND = "costs";

  /** Copies the lists. */
  public CostsPlan {
    blocks = List.copyOf(blocks);
    trials = List.copyOf(trials);
  }

  /** Blocks are explained. */
  public static CostsPlan of(
      BlockPlan plan, Map<String, String> siteSettings, double pace, long seed) {
    return new CostsPlan(List.of(new BlocksPlan(plan)), List.of(), siteSettings, pace, seed);
  }

  /** Trials are explained. */
  public static CostsPlan of(TrialsPlan plan, double pace, long seed) {
    return new CostsPlan(List.of(), List.of(plan), Map.of(), pace, seed);
  }

  private KindPlan measured() {
    return blocks.isEmpty() ? trials.get(0) : blocks.get(0);
  }

  @Override
  public List<Configuration> configurations() {
    return measured().configurations();
  }

  @Override
  public List<String> choices() {
    return measured().choices();
  }

  @Override
  public Report report(Path folder, Checkout checkout) throws IOException {
    Report report = measured().report(folder, checkout);
    return CostUnits.arePriced(folder)
        ? report.beginningWith(explained(folder, checkout).section())
        : report;
  }

  /** What the prices explain of a run that has them. */
  CostReport explained(Path folder, Checkout checkout) throws IOException {
    MeasuredCosts explained =
        blocks.isEmpty() ? MeasuredCosts.ofTrials(folder) : MeasuredCosts.ofBlocks(folder, pace);
    return CostReport.of(
        CostUnits.prices(folder),
        configurations(),
        explained.samples(),
        explained.basis(),
        known -> ledger(known, checkout));
  }

  /** That of its knobs, if one was agreed; else that of the implementation as it is delivered. */
  private static Ledger ledger(Configuration known, Checkout checkout) {
    return checkout
        .ledgers()
        .afterLoad(known.implementation(), known.knobs())
        .orElseGet(() -> new LedgerFiles(checkout.home()).agreed(known.implementation()));
  }

  @Override
  public void requireMeasurable() {
    require(
        blocks.size() + trials.size() == 1, "a run with prices has either 'blocks' or 'trials'");
    require(pace > 0, "pace must be greater than 0");
    measured().requireMeasurable();
  }

  @Override
  public Costs toRun(StoredPlan stored, SiteRecipe recipe, Checkout checkout) {
    SiteRecipe limited = siteSettings.isEmpty() ? recipe : recipe.withSiteSettings(merged(recipe));
    PlannedRun run = measured().toRun(stored, limited, checkout);
    return new Costs(this, run, recipe, stored);
  }

  private Map<String, String> merged(SiteRecipe recipe) {
    Map<String, String> settings = new TreeMap<>(recipe.siteSettings());
    settings.putAll(siteSettings);
    return settings;
  }
}
