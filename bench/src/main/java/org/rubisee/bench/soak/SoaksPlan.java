package org.rubisee.bench.soak;

import static org.rubisee.bench.run.StoredPlan.require;

import java.util.List;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.fault.FaultRequest;
import org.rubisee.bench.fault.FaultsPlan;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteRecipe;

/**
 * What a run of soaks keeps of its plan.
 *
 * @param load the sites and their load, without faults
 * @param shareOfPeak as {@link SoakPlan#shareOfPeak()}
 */
public record SoaksPlan(FaultsPlan load, double shareOfPeak) implements KindPlan {

  /** The name of this kind of run. */
  public static final String KIND = "soak";

  /** What is kept of a plan. */
  public static SoaksPlan of(SoakPlan plan) {
    return new SoaksPlan(FaultsPlan.of(plan.load()), plan.shareOfPeak());
  }

  @Override
  public List<Configuration> configurations() {
    return load.configurations();
  }

  @Override
  public void requireMeasurable() {
    load.requireMeasurable();
    require(shareOfPeak > 0 && shareOfPeak <= 1, "shareOfPeak must be above 0, and at most 1");
  }

  @Override
  public Soaks toRun(StoredPlan stored, SiteRecipe recipe, Checkout checkout) {
    return new Soaks(
        new SoakPlan(load.toPlan(checkout), shareOfPeak),
        new FaultRequest(recipe, stored.options(), stored.command()));
  }
}
