package org.rubisee.bench.experiment;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.rubisee.bench.experiment.definition.ConfigurationDefinition;
import org.rubisee.bench.experiment.definition.FigureDefinition;
import org.rubisee.bench.topology.LocalKnobs;
import org.rubisee.bench.topology.SecondJdk;
import org.rubisee.bench.topology.Topology;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.balancer.Balancer;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.SiteSoftware;
import org.rubisee.settings.Text;

/**
 * The optional facilities that a run can use: not every machine or topology has them.
 *
 * @param topology the label of the topology
 * @param secondJdk a JDK other than the bench's
 * @param balancers the names of those that are installed
 * @param processors how many the bench may use, from 1
 * @param sites says why sites with these knobs cannot run, for lack of places or of a server; empty
 *     if they can
 */
public record Capabilities(
    String topology,
    Optional<Jdk> secondJdk,
    Set<String> balancers,
    int processors,
    Function<Knobs, Optional<String>> sites) {

  /** Those of a topology that has all servers, and places for any number of them. */
  public Capabilities(
      String topology, Optional<Jdk> secondJdk, Set<String> balancers, int processors) {
    this(topology, secondJdk, balancers, processors, knobs -> Optional.empty());
  }

  /**
   * Detects them.
   *
   * @param topology the label of the topology
   * @param jdk2 the folder of a second JDK; empty: it is searched for
   * @param checkout root of the checkout, where servers are provisioned
   */
  public static Capabilities of(String topology, Optional<Path> jdk2, Path checkout) {
    return new Capabilities(
        topology,
        SecondJdk.find(jdk2),
        Balancer.installed(),
        Runtime.getRuntime().availableProcessors(),
        knobs -> SiteSoftware.lackingGlassFish(knobs, checkout));
  }

  /** The same where servers have places that say why they cannot be had. */
  public Capabilities in(Function<Knobs, Optional<String>> places) {
    return new Capabilities(topology, secondJdk, balancers, processors, places);
  }

  private boolean isLocal() {
    return topology.equals(Topology.LOCAL);
  }

  /** Why no trial of a figure can be made; empty when there may be some. */
  Optional<String> lacking(FigureDefinition figure) {
    return figure.isProfiled() && !isLocal()
        ? Optional.of(
            "A profile looks into processes of this machine, which --topology "
                + topology
                + " does not have.")
        : Optional.empty();
  }

  /**
   * Why a configuration cannot be measured; empty when it can.
   *
   * @param knobs its knobs, without a second JDK
   */
  Optional<String> lacking(ConfigurationDefinition configuration, Knobs knobs) {
    if (configuration.needsSecondJdk() && !isLocal()) {
      return Optional.of("The servers of --topology " + topology + " have a Java of their own.");
    }
    if (configuration.needsSecondJdk() && secondJdk.isEmpty()) {
      return Optional.of("No second JDK was found: name one with --jdk2, or set JAVA_HOME_25.");
    }
    if (!configuration.pin().isEmpty()) {
      Optional<String> lacking = lackingProcessors(configuration.pinning());
      if (lacking.isPresent()) {
        return lacking;
      }
    }
    Optional<String> refusal = isLocal() ? Optional.empty() : LocalKnobs.refusal(topology, knobs);
    return refusal
        .or(() -> sites.apply(knobs))
        .or(
            () ->
                knobs
                    .of("balancer")
                    .filter(name -> !balancers.contains(name))
                    .map(name -> "The balancer " + name + " is not installed on this machine."));
  }

  private Optional<String> lackingProcessors(Pinning pinning) {
    if (!isLocal()) {
      return Optional.of(
          "The tiers of --topology " + topology + " stay where they are for all configurations.");
    }
    int needed = pinning.highestCpu().orElse(0) + 1;
    return needed <= processors
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "Its tiers are pinned to %d processors, and this machine has %d.",
                needed, processors));
  }
}
