package org.rubisee.servers.site;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.httpd.Httpd;
import org.rubisee.servers.httpd.HttpdOptions;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.wildfly.WildFly;
import org.rubisee.servers.wildfly.WildFlyOptions;

/**
 * The server of one tier on a host of its own, which other hosts reach at an address of the
 * network. The database runs already, and an application server before the web server.
 *
 * @param tier {@code web} or {@code app}
 * @param name of this server, unlike those of all others of the site, for example {@code app2}: the
 *     web tier tells application servers apart by their names
 * @param home root of a checkout, or what was exported from one
 * @param folder holds everything of this server
 * @param address the host's own, at which it listens
 * @param port at which it listens
 * @param properties system properties: settings of the site, {@code rubis.db.url} and so on
 * @param appPassword what the web tier proves itself with to the beans
 * @param jvmOptions added to the defaults
 */
public record HostedTier(
    String tier,
    String name,
    Path home,
    Path folder,
    String address,
    int port,
    Map<String, String> properties,
    String appPassword,
    List<String> jvmOptions) {

  /** Tier names that have a server of this kind. */
  public static final List<String> TIERS = List.of("web", "app");

  /** Copies the collections. */
  public HostedTier {
    properties = Map.copyOf(properties);
    jvmOptions = List.copyOf(jvmOptions);
  }

  /**
   * Starts the server for an implementation and waits until everything is deployed.
   *
   * @param knobs what is turned; a JDK that is named is one of this host
   * @param logsCalls whether it writes a line per call, for the ledger
   * @throws ServerFailedException if the implementation has nothing for this tier, or the server
   *     does not start; the message says what to do
   */
  public ManagedServer start(Implementation implementation, Knobs knobs, boolean logsCalls) {
    List<Path> archives = tier.equals("web") ? List.of(implementation.web()) : implementation.app();
    if (archives.isEmpty()) {
      throw new ServerFailedException(
          implementation.name() + " has no " + tier + " tier: leave it out for this one");
    }
    Map<String, String> all = new TreeMap<>(properties);
    knobs.systemProperties().forEach(all::putIfAbsent);
    return implementation.isHttpd()
        ? Httpd.start(httpd(implementation, all))
        : wildFly(archives, all, knobs, logsCalls);
  }

  private HttpdOptions httpd(Implementation implementation, Map<String, String> all) {
    return new HttpdOptions(
        name,
        home.resolve("servers/httpd"),
        folder,
        address,
        port,
        implementation.web(),
        implementation.name(),
        all,
        Pinning.ANYWHERE.commandPrefix(tier));
  }

  private WildFly wildFly(
      List<Path> archives, Map<String, String> all, Knobs knobs, boolean logsCalls) {
    return WildFly.start(
        new WildFlyOptions(
            name,
            home.resolve("servers").resolve(tier + "-server").resolve("target/server"),
            folder,
            new WildFlyOptions.Ports(port, 0),
            archives,
            all,
            new WildFlyOptions.JvmOptions(
                jvmOptions,
                Pinning.ANYWHERE.commandPrefix(tier),
                Map.of(WildFlyOptions.APP_PASSWORD, appPassword),
                knobs.jdk()),
            logsCalls
                ? Optional.of(home.resolve("servers/call-log/target/call-log.jar"))
                : Optional.empty()),
        address);
  }
}
