package org.rubisee.bench.topology;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.Appearance;
import org.rubisee.bench.results.Configuration;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.balancer.BalancerProgram;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.knobs.Server;
import org.rubisee.settings.Text;

/**
 * What is compared, ready to be started: an implementation and what is turned about it.
 *
 * @param name unique within a plan; that of the implementation when nothing distinguishes it
 * @param title in words, for reports
 * @param implementation what is served
 * @param knobs what is turned; the implementation has them all
 * @param pinning processors of its tiers, where they are not those of the whole run
 * @param webNodesInUse how many of its web nodes get requests all the time; 0: all, or as many as a
 *     schedule or an autoscaler says
 */
@JsonDeserialize(using = SiteConfiguration.Stored.class)
public record SiteConfiguration(
    String name,
    String title,
    Implementation implementation,
    Knobs knobs,
    Pinning pinning,
    int webNodesInUse) {

  private static final Set<String> KEEPING = Set.of("commit-option", "bean-cache", "bean-pool");

  /** One whose tiers run where the run says. */
  public SiteConfiguration(String name, String title, Implementation implementation, Knobs knobs) {
    this(name, title, implementation, knobs, Pinning.ANYWHERE);
  }

  /** One that uses all its web nodes. */
  public SiteConfiguration(
      String name, String title, Implementation implementation, Knobs knobs, Pinning pinning) {
    this(name, title, implementation, knobs, pinning, 0);
  }

  /**
   * The same with as many servers, of which the first ones get all requests: what a site whose
   * servers follow a schedule is compared with.
   *
   * @param webNodes how many get requests, from 1 to those that run
   * @throws CommandFailedException if there are not so many, or the balancer cannot do it
   */
  public SiteConfiguration alwaysUsing(int webNodes) {
    requireInUse(webNodes);
    return new SiteConfiguration(
        name + "-always-" + webNodes,
        title + ", always " + webNodes + (webNodes == 1 ? " node" : " nodes"),
        implementation,
        knobs,
        pinning,
        webNodes);
  }

  /**
   * Checks that its balancer can leave servers out, so that the first ones get all requests.
   *
   * @param webNodes how many get requests, from 1 to those that run
   * @throws CommandFailedException if there are not so many, or the balancer cannot do it
   */
  public void requireInUse(int webNodes) {
    if (knobs.webNodes() < 2 || webNodes < 1 || webNodes > knobs.webNodes()) {
      throw new CommandFailedException(
          Text.of(
              "%s has %d web server(s), of which %d cannot be in use: add @web-nodes=2 or more",
              name, knobs.webNodes(), webNodes));
    }
    if (knobs.balancer().stream().anyMatch(balancer -> balancer != BalancerProgram.UNDERTOW)) {
      throw new CommandFailedException(
          "Only the balancer undertow can leave web servers out: leave out balancer");
    }
  }

  /** An implementation with knobs, which are in its name and title. */
  public static SiteConfiguration of(Implementation implementation, Knobs knobs) {
    String turned =
        knobs.labels().entrySet().stream()
            .map(knob -> knob.getKey() + "=" + knob.getValue())
            .collect(Collectors.joining(", "));
    return new SiteConfiguration(
        SiteName.of(implementation.name(), knobs),
        turned.isEmpty() ? implementation.title() : implementation.title() + ", " + turned,
        implementation,
        knobs);
  }

  /** Implementations that are all run with the same knobs. */
  public static List<SiteConfiguration> of(List<Implementation> implementations, Knobs knobs) {
    return implementations.stream().map(known -> of(known, knobs)).toList();
  }

  /**
   * One that was stored with results, to be started here. In files it is a {@link Configuration}.
   *
   * @throws CommandFailedException if this checkout lacks its implementation or one of its knobs
   */
  public static SiteConfiguration stored(Configuration known, Checkout checkout) {
    try {
      Implementation implementation = checkout.implementation(known.implementation());
      return new SiteConfiguration(
          known.name(),
          known.title(),
          implementation,
          KnobCatalogue.of(implementation).knobs(known.knobs()),
          new Pinning(known.cpus()),
          known.webNodesInUse());
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(known.name() + ": " + e.getMessage(), e);
    }
  }

  /** Reads one from the plan of a run; the checkout that starts it is injected. */
  static final class Stored extends JsonDeserializer<SiteConfiguration> {
    @Override
    public SiteConfiguration deserialize(JsonParser plan, DeserializationContext context)
        throws IOException {
      Object checkout =
          context.findInjectableValue(Checkout.class.getName(), null, null, null, null);
      return stored(context.readValue(plan, Configuration.class), (Checkout) checkout);
    }
  }

  /** The name of the application that it implements. */
  public String application() {
    return implementation.application();
  }

  /** The server that was chosen, or the first one in which the implementation runs. */
  public Server server() {
    return knobs.of(Server.KNOB).isPresent()
        ? knobs.server()
        : Server.named(implementation.servers().get(0));
  }

  /** Whether its container keeps the state of entities between transactions. */
  public boolean keepsEntities() {
    return List.of("A", "D").contains(knobs.labels().getOrDefault("commit-option", ""))
        || knobs.labels().containsKey("read-only");
  }

  /** Whether it is about how instances of entity beans are kept, so that they are counted. */
  public boolean countsInstances() {
    return !server().lacks("instance-counts")
        && knobs.labels().keySet().stream().anyMatch(KEEPING::contains);
  }

  /** The same in the words of results. */
  @JsonValue
  public Configuration toResult() {
    return new Configuration(
        name,
        title,
        implementation.name(),
        new TreeMap<>(knobs.labels()),
        implementation
            .appearance()
            .map(one -> new Appearance(one.colour(), one.colourOnDark(), one.shape()))
            .orElse(Appearance.UNSAID),
        pinning.cpus(),
        webNodesInUse);
  }
}
