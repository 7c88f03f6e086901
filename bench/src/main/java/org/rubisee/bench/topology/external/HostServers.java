package org.rubisee.bench.topology.external;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.agent.StartOrder;
import org.rubisee.model.SiteSettings;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.HostedTier;
import org.rubisee.servers.wildfly.WildFly;

/**
 * Starts the servers of this machine, as the hosts file says.
 *
 * @param checkout what was built or exported
 * @param hosts all machines
 * @param jvmOptions further options of the servers' JVMs, which only who is at this machine gives
 */
public record HostServers(Checkout checkout, Hosts hosts, List<String> jvmOptions) {

  /** Where other tiers are: what an order may say otherwise than the hosts file. */
  private static final Set<String> ROUTES =
      Set.of("rubis.db.url", "rubis.app.host", "rubis.app.port");

  /**
   * Starts a server and waits until everything is deployed.
   *
   * @throws RuntimeException if that is not possible; the message says why
   */
  public WildFly start(StartOrder order) {
    Tier tier = Tier.ofLabel(order.tier());
    Implementation implementation = checkout.implementation(order.implementation());
    Knobs knobs = KnobCatalogue.of(List.of(implementation)).knobs(order.knobs());
    if (knobs.of(Knob.JDK).isPresent()) {
      throw new CommandFailedException(
          "the JDK of a server is that of its agent: start the agent with another JAVA_HOME");
    }
    return new HostedTier(
            tier.label(),
            checkout.home(),
            checkout.work().resolve("host").resolve(tier.label()),
            hosts.host(tier),
            hosts.port(tier),
            properties(order),
            hosts.secrets().app(),
            jvmOptions)
        .start(implementation, knobs, order.logsCalls());
  }

  private Map<String, String> properties(StartOrder order) {
    Map<String, String> properties = new TreeMap<>();
    properties.put("rubis.db.url", hosts.db().jdbcUrl());
    properties.put("rubis.db.user", hosts.db().user());
    properties.put("rubis.db.password", hosts.db().password());
    properties.put("wildfly.datasources.statistics-enabled", "true");
    hosts
        .server(Tier.APP)
        .ifPresent(
            app -> {
              properties.put("rubis.app.host", app.host());
              properties.put("rubis.app.port", Integer.toString(app.port()));
            });
    properties.put(SiteSettings.PREFIX + "clock", hosts.clock());
    properties.put(SiteSettings.PREFIX + "ticket-key", hosts.secrets().tickets());
    requireKnown(order.siteSettings());
    properties.putAll(order.siteSettings());
    order
        .routes()
        .forEach(
            (key, value) -> {
              if (!ROUTES.contains(key)) {
                throw new IllegalArgumentException("'" + key + "' is no route");
              }
              properties.put(key, value);
            });
    return properties;
  }

  private static void requireKnown(Map<String, String> settings) {
    settings.keySet().stream()
        .filter(key -> !key.startsWith(SiteSettings.PREFIX))
        .findFirst()
        .ifPresent(
            key -> {
              throw new IllegalArgumentException("'" + key + "' is no setting of the site");
            });
    Properties properties = new Properties();
    properties.putAll(settings);
    SiteSettings.of(properties);
  }
}
