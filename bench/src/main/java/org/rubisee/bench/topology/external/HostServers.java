package org.rubisee.bench.topology.external;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.LedgerCounter;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.bench.topology.tier.StartOrder;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.HostedTier;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.wildfly.WildFlyStart;
import org.rubisee.settings.SiteSettings;

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
      Set.of(StartOrder.DB_HOST, StartOrder.DB_PORT, "rubis.app.host", "rubis.app.port");

  private static final Pattern HOST_OR_PORT = Pattern.compile("[A-Za-z0-9._-]{1,253}");

  /**
   * Starts a server and waits until everything is deployed.
   *
   * @throws RuntimeException if that is not possible; the message says why
   */
  public ManagedServer start(StartOrder order) {
    Permitted permitted = permitted(order);
    Place place = permitted.place();
    return new HostedTier(
            place.tier().label(),
            place.label(),
            checkout.home(),
            checkout.work().resolve("host").resolve(place.label()),
            hosts.host(place),
            hosts.port(place),
            permitted.properties(),
            hosts.secrets().app(),
            jvmOptions)
        .start(permitted.implementation(), permitted.knobs(), order.logsCalls());
  }

  /**
   * What an order asks for.
   *
   * @param properties system properties of the server
   */
  record Permitted(
      Place place, Implementation implementation, Knobs knobs, Map<String, String> properties) {}

  /**
   * Checks an order.
   *
   * @throws RuntimeException if it asks for what this machine lacks or forbids; the message says
   *     why
   */
  Permitted permitted(StartOrder order) {
    Place place = Place.ofLabel(order.tier());
    Implementation implementation = checkout.implementation(order.implementation());
    Knobs knobs = KnobCatalogue.of(implementation).knobs(order.knobs());
    if (knobs.of("jdk").isPresent()) {
      throw new CommandFailedException(
          "the JDK of a server is that of its agent: start the agent with another JAVA_HOME");
    }
    return new Permitted(
        place, implementation, knobs, properties(order, place.tier(), knobs.appNodes()));
  }

  /** System properties of the server of an order. */
  Map<String, String> properties(StartOrder order, Tier tier, int appNodes) {
    Map<String, String> properties = new TreeMap<>();
    String url = databaseUrl(order.routes());
    properties.put("rubis.db.url", url);
    SiteDatabase.sslMode(url).ifPresent(mode -> properties.put(SiteDatabase.SSL_MODE, mode));
    properties.put("rubis.db.user", hosts.db().siteUser());
    properties.put("rubis.db.password", hosts.db().sitePassword());
    properties.put("wildfly.datasources.statistics-enabled", "true");
    hosts
        .server(Tier.APP)
        .ifPresent(
            app -> {
              properties.put("rubis.app.host", app.host());
              properties.put("rubis.app.port", Integer.toString(app.port()));
            });
    if (tier == Tier.WEB && appNodes > 1) {
      properties.put(WildFlyStart.FURTHER_APP_NODES, furtherAppNodes(appNodes));
    }
    properties.put(SiteSettings.PREFIX + "clock", hosts.clock());
    properties.put(SiteSettings.PREFIX + "ticket-key", hosts.secrets().tickets());
    requireKnown(order);
    properties.putAll(order.siteSettings());
    order
        .routes()
        .forEach(
            (key, value) -> {
              if (!ROUTES.contains(key)) {
                throw new IllegalArgumentException("'" + key + "' is no route");
              }
              if (!HOST_OR_PORT.matcher(value).matches()) {
                throw new IllegalArgumentException("'" + key + "' is no name and no number");
              }
              properties.put(key, value);
            });
    properties.keySet().removeAll(Set.of(StartOrder.DB_HOST, StartOrder.DB_PORT));
    return properties;
  }

  private String furtherAppNodes(int appNodes) {
    return IntStream.rangeClosed(2, appNodes)
        .mapToObj(number -> hosts.server(new Place(Tier.APP, number)).address())
        .collect(Collectors.joining(","));
  }

  /** The database of the hosts file, at another host and port if the order says so. */
  private String databaseUrl(Map<String, String> routes) {
    String host = routes.getOrDefault(StartOrder.DB_HOST, hosts.db().host());
    String port = routes.getOrDefault(StartOrder.DB_PORT, Integer.toString(hosts.db().port()));
    String url =
        hosts
            .db()
            .jdbcUrl()
            .replaceFirst("//[^/]+/", Matcher.quoteReplacement("//" + host + ":" + port + "/"));
    if (routes.containsKey(StartOrder.DB_HOST)) {
      // a ledger reads at its relay what passes, so that must not be encrypted
      return url.replaceFirst("\\?.*", "") + "?sslMode=DISABLED";
    }
    return url.contains("?") ? url : url + "?sslMode=PREFERRED";
  }

  /** A server whose calls are counted may be told the size of its pool, too. */
  private static void requireKnown(StartOrder order) {
    Map<String, String> settings = new TreeMap<>(order.siteSettings());
    String poolSize = settings.getOrDefault(LedgerCounter.POOL_SIZE, "");
    if (order.logsCalls() && poolSize.matches("\\d{1,3}")) {
      settings.remove(LedgerCounter.POOL_SIZE);
    }
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
