package org.rubisee.bench.fault;

import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.ExperimentPlanner;
import org.rubisee.bench.experiment.TypedLoad;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.experiment.definition.ClientCounts;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.experiment.definition.FaultsDefinition;
import org.rubisee.bench.fault.site.SiteLoad;
import org.rubisee.bench.topology.SecondJdk;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.schema.ApplicationData;
import org.rubisee.servers.Jdk;
import org.rubisee.settings.Text;

/** Makes the plan of an experiment with faults from its file. */
public final class FaultPlanner {

  /** A server that is started again needs some seconds until it answers. */
  private static final double LEAST_MEASURED_SECONDS = 40;

  private FaultPlanner() {}

  /**
   * Plans.
   *
   * @throws CommandFailedException if something that is asked for does not exist
   */
  public static FaultPlan plan(ExperimentDefinition definition, Wish wish, Checkout checkout) {
    requireComparableWrites(definition.application());
    List<Fault> faults = faults(definition, wish);
    double least = leastMeasuredSeconds(faults);
    Phases phases =
        phases(
            definition,
            wish,
            least,
            Text.of(
                "these faults need a warm-up of fixed length and at least %.0f s after it, like 10/%.0f/1",
                least, least));
    FaultPlan plan =
        new FaultPlan(
            load(
                definition,
                wish.quick() ? definition.faults().quickClients() : definition.faults().clients(),
                images(faults),
                phases,
                wish,
                checkout),
            faults,
            wish.trials().orElse(wish.quick() ? 1 : definition.trials()));
    if (plan.trials().isEmpty()) {
      throw new CommandFailedException(
          "None of these sites can have the faults "
              + faults.stream().map(Fault::name).toList()
              + ": killed-node-app is for sites with app-nodes, as in 'failover', and other faults"
              + " of app are for sites with an application tier");
    }
    return plan;
  }

  private static void requireComparableWrites(String application) {
    if (ApplicationData.named(application).writes().isEmpty()) {
      throw new CommandFailedException(
          "The application "
              + application
              + " names no rows that its writes leave, so nobody would notice a lost write: make"
              + " faults in another application");
    }
  }

  /**
   * With a crowd, pages only: its customers come with empty caches and would fetch all images and
   * style sheets at once. These are exempt from the limit of requests, which a crowd is to try.
   */
  private static ImageLoading images(List<Fault> faults) {
    return hasCrowd(faults) ? ImageLoading.NONE : ImageLoading.CACHED;
  }

  /**
   * Plans a load under which nothing is made to fail.
   *
   * @param clients how many, where the wish does not say
   * @param leastMeasuredSeconds shortest measured phase that is enough
   * @throws CommandFailedException if something that is asked for does not exist
   */
  public static SiteLoad withoutFaults(
      ExperimentDefinition definition,
      ClientCounts clients,
      double leastMeasuredSeconds,
      Wish wish,
      Checkout checkout) {
    String length =
        "%s needs a warm-up of fixed length and at least %.0f s after it, like 60/2400/1";
    return load(
        definition,
        clients,
        ImageLoading.CACHED,
        phases(
            definition,
            wish,
            leastMeasuredSeconds,
            Text.of(length, definition.name(), leastMeasuredSeconds)),
        wish,
        checkout);
  }

  private static Phases phases(
      ExperimentDefinition definition, Wish wish, double leastMeasuredSeconds, String complaint) {
    Phases phases =
        TypedLoad.phases(
            wish.phases().orElse(wish.quick() ? definition.quick().phases() : definition.phases()));
    if (phases.warmUp().isUntilSteady() || phases.measureSeconds() < leastMeasuredSeconds) {
      throw new CommandFailedException("--phases: " + complaint);
    }
    return phases;
  }

  private static SiteLoad load(
      ExperimentDefinition definition,
      ClientCounts clients,
      ImageLoading images,
      Phases phases,
      Wish wish,
      Checkout checkout) {
    return new SiteLoad(
        definition.title(),
        configurations(definition, wish, checkout),
        counted(wish.clients().orElse(clients)),
        definition.mixes().get(0),
        new LoadSpec(definition.application(), phases, MatrixSet.RUBIS_EE, images)
            .with(TypedLoad.pace(definition.thinkSeconds())),
        wish.seed());
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

  private static int counted(ClientCounts counts) {
    if (!FaultsDefinition.canHave(counts)) {
      throw new CommandFailedException(
          "--clients takes one number or 'auto' here, not " + counts.counts());
    }
    return counts.auto() ? 0 : counts.counts().get(0);
  }

  private static List<Fault> faults(ExperimentDefinition definition, Wish wish) {
    List<String> listed =
        wish.quick() ? definition.faults().quickInclude() : definition.faults().include();
    return Fault.named(wish.figures().isEmpty() ? listed : wish.figures());
  }

  private static List<SiteConfiguration> configurations(
      ExperimentDefinition definition, Wish wish, Checkout checkout) {
    ExperimentPlanner.requireKnown(definition, wish.configurations());
    Optional<Jdk> secondJdk = SecondJdk.find(Optional.empty());
    return definition.configurations().keySet().stream()
        .filter(name -> wish.configurations().isEmpty() || wish.configurations().contains(name))
        .map(name -> ExperimentPlanner.site(definition, name, secondJdk, checkout))
        .toList();
  }
}
