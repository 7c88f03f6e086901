package org.rubisee.bench.fault;

import static org.rubisee.bench.run.StoredPlan.require;

import java.util.List;
import java.util.OptionalInt;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.emulator.load.Workload;
import org.rubisee.measurement.Phases;

/**
 * What a run with faults keeps of its plan.
 *
 * @param title of the report
 * @param configurations the sites
 * @param faults by name
 * @param rounds how often each is made
 * @param clients how many; 0: those of the peak of each site
 * @param workload what they do, and the seed
 * @param phases how long a trial lasts
 */
public record FaultsPlan(
    String title,
    List<Configuration> configurations,
    List<String> faults,
    int rounds,
    int clients,
    Workload workload,
    Phases phases)
    implements KindPlan {

  /** The name of this kind of run. */
  public static final String KIND = "faults";

  private static final int MOST_ROUNDS = 1_000;

  /** What is kept of a plan. */
  public static FaultsPlan of(FaultPlan plan) {
    return new FaultsPlan(
        plan.title(),
        plan.configurations().stream().map(SiteConfiguration::toResult).toList(),
        plan.faults().stream().map(Fault::name).toList(),
        plan.rounds(),
        plan.clients().orElse(0),
        plan.workload(),
        plan.phases());
  }

  @Override
  public void requireMeasurable() {
    require(rounds >= 1 && rounds <= MOST_ROUNDS, "rounds must be from 1 to " + MOST_ROUNDS);
    require(clients >= 0, "clients must be 0 or greater");
    require(!configurations.isEmpty(), "'configurations' is empty");
    try {
      Fault.named(faults);
    } catch (CommandFailedException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  @Override
  public Faults toRun(StoredPlan stored, SiteRecipe recipe, Checkout checkout) {
    return new Faults(
        toPlan(checkout), new FaultRequest(recipe, stored.options(), stored.command()));
  }

  /** The plan, to be run here. */
  public FaultPlan toPlan(Checkout checkout) {
    return new FaultPlan(
        title,
        configurations.stream().map(known -> SiteConfiguration.stored(known, checkout)).toList(),
        faults.isEmpty() ? List.of() : Fault.named(faults),
        rounds,
        clients == 0 ? OptionalInt.empty() : OptionalInt.of(clients),
        workload,
        phases);
  }
}
