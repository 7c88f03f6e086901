package org.rubisee.bench.fault;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.TypedLoad;
import org.rubisee.bench.experiment.definition.ClientCounts;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.experiment.definition.FaultsDefinition;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.model.NearestName;
import org.rubisee.servers.knobs.Implementation;

/** Makes the plan of an experiment with faults from its file. */
public final class FaultPlanner {

  /** A server that is started again needs some seconds until it answers. */
  private static final double LEAST_MEASURED_SECONDS = 40;

  private FaultPlanner() {}

  /**
   * What somebody wants of an experiment.
   *
   * @param quick whether in its quick form
   * @param faults some of its faults, by name; empty: all
   * @param configurations some of its sites; empty: all
   * @param rounds how often each fault is made; empty: as the experiment says, once if quick
   * @param clients instead of the experiment's: one number, or the search for the peak
   * @param phases instead of the experiment's
   * @param seed decides order, moments and what clients draw
   */
  public record Wish(
      boolean quick,
      List<String> faults,
      List<String> configurations,
      Optional<Integer> rounds,
      Optional<ClientCounts> clients,
      Optional<String> phases,
      long seed) {}

  /**
   * Plans.
   *
   * @throws CommandFailedException if something that is asked for does not exist
   */
  public static FaultPlan plan(ExperimentDefinition definition, Wish wish, Checkout checkout) {
    Phases phases =
        TypedLoad.phases(
            wish.phases().orElse(wish.quick() ? definition.quick().phases() : definition.phases()));
    List<Fault> faults = faults(definition, wish);
    double least = leastMeasuredSeconds(faults);
    if (phases.warmUp().isUntilSteady() || phases.measureSeconds() < least) {
      throw new CommandFailedException(
          "--phases: these faults need a warm-up of fixed length and at least %.0f s after it, like 10/%.0f/1"
              .formatted(least, least));
    }
    FaultPlan plan = planned(definition, wish, checkout, faults, phases);
    if (plan.trials().isEmpty()) {
      throw new CommandFailedException(
          "None of these sites can have the faults "
              + faults.stream().map(Fault::name).toList()
              + ": killed-node-app is for sites with --app-nodes, as in 'failover', and other faults"
              + " of app are for sites with an application tier");
    }
    return plan;
  }

  private static FaultPlan planned(
      ExperimentDefinition definition,
      Wish wish,
      Checkout checkout,
      List<Fault> faults,
      Phases phases) {
    return new FaultPlan(
        definition.title(),
        configurations(definition, wish, checkout),
        faults,
        wish.rounds().orElse(wish.quick() ? 1 : definition.trials()),
        clients(definition, wish),
        workload(definition, wish, images(faults)),
        phases);
  }

  /**
   * With a crowd, pages only: its customers come with empty caches and would fetch all images and
   * style sheets at once. These are exempt from the limit of requests, which a crowd is to try.
   */
  private static ImageLoading images(List<Fault> faults) {
    return hasCrowd(faults) ? ImageLoading.NONE : ImageLoading.CACHED;
  }

  private static Workload workload(
      ExperimentDefinition definition, Wish wish, ImageLoading images) {
    return new Workload(
        Mix.ofLabel(definition.mixes().get(0)),
        MatrixSet.RUBIS_EE,
        "",
        TypedLoad.pace(definition.thinkSeconds()),
        images,
        wish.seed());
  }

  /**
   * Plans a load under which nothing is made to fail.
   *
   * @param clients how many, where the wish does not say
   * @param leastMeasuredSeconds shortest measured phase that is enough
   * @throws CommandFailedException if something that is asked for does not exist
   */
  public static FaultPlan withoutFaults(
      ExperimentDefinition definition,
      ClientCounts clients,
      double leastMeasuredSeconds,
      Wish wish,
      Checkout checkout) {
    Phases phases =
        TypedLoad.phases(
            wish.phases().orElse(wish.quick() ? definition.quick().phases() : definition.phases()));
    if (phases.warmUp().isUntilSteady() || phases.measureSeconds() < leastMeasuredSeconds) {
      throw new CommandFailedException(
          "--phases: %s needs a warm-up of fixed length and at least %.0f s after it, like 60/2400/1"
              .formatted(definition.name(), leastMeasuredSeconds));
    }
    return new FaultPlan(
        definition.title(),
        configurations(definition, wish, checkout),
        List.of(),
        1,
        counted(wish.clients().orElse(clients)),
        workload(definition, wish, ImageLoading.CACHED),
        phases);
  }

  /** Enough for the longest of the faults and for the recovery after it. */
  private static double leastMeasuredSeconds(List<Fault> faults) {
    return hasCrowd(faults)
        ? Crowd.secondsBefore() + FaultPlan.mostQuietSeconds() + Crowd.leastSeconds()
        : LEAST_MEASURED_SECONDS;
  }

  private static boolean hasCrowd(List<Fault> faults) {
    return faults.stream().map(Fault::kind).anyMatch(FaultKind::isOfLoad);
  }

  private static OptionalInt clients(ExperimentDefinition definition, Wish wish) {
    FaultsDefinition faults = definition.faults();
    return counted(wish.clients().orElse(wish.quick() ? faults.quickClients() : faults.clients()));
  }

  private static OptionalInt counted(ClientCounts counts) {
    if (!FaultsDefinition.canHave(counts)) {
      throw new CommandFailedException(
          "--clients takes one number or 'auto' here, not " + counts.counts());
    }
    return counts.auto() ? OptionalInt.empty() : OptionalInt.of(counts.counts().get(0));
  }

  private static List<Fault> faults(ExperimentDefinition definition, Wish wish) {
    List<String> listed =
        wish.quick() ? definition.faults().quickInclude() : definition.faults().include();
    return Fault.named(wish.faults().isEmpty() ? listed : wish.faults());
  }

  private static List<SiteConfiguration> configurations(
      ExperimentDefinition definition, Wish wish, Checkout checkout) {
    List<String> known = List.copyOf(definition.configurations().keySet());
    for (String name : wish.configurations()) {
      if (!known.contains(name)) {
        throw new CommandFailedException(NearestName.unknown("configuration", name, known));
      }
    }
    return known.stream()
        .filter(name -> wish.configurations().isEmpty() || wish.configurations().contains(name))
        .map(name -> configuration(definition, name, checkout))
        .toList();
  }

  private static SiteConfiguration configuration(
      ExperimentDefinition definition, String name, Checkout checkout) {
    Implementation implementation =
        checkout.implementation(definition.configurations().get(name).implementation());
    return new SiteConfiguration(
        name, implementation.title(), implementation, definition.knobsOf(name, implementation));
  }
}
