package org.rubisee.bench.topology.external;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.servers.balancer.BalancerProgram;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.settings.Text;

/**
 * Which servers of a hosts file a site has: the first ones of each tier, as many as its knobs say.
 *
 * @param hosts all machines
 * @param hasAppTier whether the site has an application tier
 * @param knobs of the site
 */
record SitePlaces(Hosts hosts, boolean hasAppTier, Knobs knobs) {

  /**
   * Those of a configuration.
   *
   * @throws CommandFailedException if the hosts file lacks servers; the message says what to do
   */
  static SitePlaces of(Hosts hosts, SiteConfiguration configuration) {
    if (configuration.implementation().hasAppTier() && hosts.app() == null) {
      throw new CommandFailedException(
          configuration.implementation().name()
              + " has an application tier, and the hosts file has none: add 'app' there");
    }
    refusal(hosts, configuration.knobs())
        .ifPresent(
            why -> {
              throw new CommandFailedException(why);
            });
    return new SitePlaces(
        hosts, configuration.implementation().hasAppTier(), configuration.knobs());
  }

  /** Why sites with these knobs cannot have their servers on these machines; empty if they can. */
  static Optional<String> refusal(Hosts hosts, Knobs knobs) {
    if (knobs.webNodes() > hosts.servers(Tier.WEB).size()) {
      return Optional.of(lacking("web-nodes", knobs.webNodes(), hosts, Tier.WEB));
    }
    if (knobs.appNodes() > Math.max(1, hosts.servers(Tier.APP).size())) {
      return Optional.of(lacking("app-nodes", knobs.appNodes(), hosts, Tier.APP));
    }
    if (knobs.of("balancer").isPresent() && knobs.webNodes() > 1 && hosts.hasBalancer()) {
      return Optional.of(
          "The hosts file names your own balancer, so balancer does nothing: leave one of them"
              + " out");
    }
    SitePlaces places = new SitePlaces(hosts, false, knobs);
    return places.balancer().flatMap(program -> places.refusalOfBenchBalancer());
  }

  /** Why a balancer on the machine of the bench, at its loopback interface, would not be of use. */
  private Optional<String> refusalOfBenchBalancer() {
    if (!hosts.clients().isEmpty()) {
      return Optional.of(
          "The machines of 'clients' in the hosts file cannot reach a balancer that the bench"
              + " starts: "
              + (knobs.webNodes() > 1
                  ? "start your own and write it there, like 'balancer: 10.0.0.9:80', or leave"
                      + " 'clients' out"
                  : "leave balancer out"));
    }
    return Optional.empty();
  }

  private static String lacking(String option, int wanted, Hosts hosts, Tier tier) {
    return Text.of(
        "%s=%d needs as many servers, and the hosts file has %d in '%s': list more of them there",
        option, wanted, hosts.servers(tier).size(), tier.label());
  }

  /** In the order in which they are started: application servers first. */
  List<Place> inOrder() {
    List<Place> places = new ArrayList<>();
    if (hasAppTier) {
      places.addAll(places(Tier.APP, knobs.appNodes()));
    }
    places.addAll(places(Tier.WEB, knobs.webNodes()));
    return places;
  }

  private static List<Place> places(Tier tier, int count) {
    return IntStream.rangeClosed(1, count).mapToObj(number -> new Place(tier, number)).toList();
  }

  /** The roots of the web servers. */
  List<URI> webRoots() {
    return hosts.servers(Tier.WEB).stream()
        .limit(knobs.webNodes())
        .map(server -> root(server.address()))
        .toList();
  }

  /** The balancer that the bench starts on its own machine, if any. */
  Optional<BalancerProgram> balancer() {
    return knobs.webNodes() > 1 && hosts.hasBalancer() ? Optional.empty() : knobs.balancer();
  }

  /** Where clients find the pages if the bench starts no balancer; ends with a slash. */
  URI entry() {
    return knobs.webNodes() > 1 ? root(hosts.balancer()) : webRoots().get(0);
  }

  private static URI root(String address) {
    return URI.create("http://" + address + "/");
  }
}
