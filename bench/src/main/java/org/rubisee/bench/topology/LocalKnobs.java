package org.rubisee.bench.topology;

import java.util.Optional;
import java.util.Set;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.knobs.Server;

/**
 * Knobs that say how many servers there are, what runs where, and by which Java: only the local
 * topology decides all of that.
 */
public final class LocalKnobs {

  /** All of them. */
  public static final Set<String> ALL =
      Set.of(Server.KNOB, "web", "web-nodes", "app-nodes", "balancer", "placement", "jdk");

  private LocalKnobs() {}

  /**
   * Why a topology that is not local cannot have these knobs.
   *
   * @param topology its label
   * @return with what can be done; empty if it can
   */
  public static Optional<String> refusal(String topology, Knobs knobs) {
    Optional<String> ofNodes =
        switch (topology) {
          case Topology.KUBERNETES -> refusalOfServices(knobs);
          case Topology.EXTERNAL -> Optional.empty();
          default -> refusalOfBalancer(topology, knobs);
        };
    return ofNodes.or(() -> refusalOfPlaces(topology, knobs));
  }

  private static Optional<String> refusalOfServices(Knobs knobs) {
    return knobs.of("balancer").isPresent()
        ? said(
            Topology.KUBERNETES,
            "has services, which spread connections over web servers: leave balancer out")
        : Optional.empty();
  }

  private static Optional<String> refusalOfBalancer(String topology, Knobs knobs) {
    return knobs.of("balancer").isPresent()
        ? said(
            topology,
            "has Undertow's balancer in a container, in front of several web servers: leave"
                + " balancer out")
        : Optional.empty();
  }

  private static Optional<String> refusalOfPlaces(String topology, Knobs knobs) {
    if (!knobs.of(Server.KNOB).orElse(Server.STANDARD).equals(Server.STANDARD)) {
      return said(
          topology,
          "has the server of each implementation that is its default: leave server out, or --topology");
    }
    if (knobs.webContainer().isPresent()) {
      return said(topology, "has WildFly for the pages: leave web out, or --topology");
    }
    if (knobs.isCoLocated()) {
      return said(
          topology,
          "has a server for each tier, so beans cannot be in the web server: leave placement"
              + " out, or --topology");
    }
    if (knobs.of("jdk").isPresent()) {
      return said(
          topology,
          "has servers with a Java of their own: leave jdk out, and change deploy/docker/Dockerfile or"
              + " the JAVA_HOME of 'rubis agent'");
    }
    return Optional.empty();
  }

  private static Optional<String> said(String topology, String why) {
    return Optional.of("--topology " + topology + " " + why);
  }

  /**
   * Checks that knobs fit a topology whose servers are given.
   *
   * @throws CommandFailedException if a knob would do nothing
   */
  public static void refuse(String topology, Knobs knobs) {
    refusal(topology, knobs)
        .ifPresent(
            why -> {
              throw new CommandFailedException(why);
            });
  }
}
