package org.rubisee.servers.wildfly;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.servers.Jdk;

/**
 * How a WildFly server runs.
 *
 * @param name its name in messages and transactions, for example {@code web}
 * @param home the provisioned server; many servers can share it
 * @param folder holds everything of this one server; what an earlier one left there is removed
 * @param ports where it listens
 * @param deployments archives to deploy, in this order
 * @param properties system properties
 * @param process how its process runs
 * @param callLogger the built interceptor {@code call-log.jar}, if its calls are logged
 * @param webHome the provisioned web server that this application server serves pages like, if it
 *     has both tiers
 */
public record WildFlyOptions(
    String name,
    Path home,
    Path folder,
    Ports ports,
    List<Path> deployments,
    Map<String, String> properties,
    JvmOptions process,
    Optional<Path> callLogger,
    Optional<Path> webHome) {

  /** Environment variable of both servers: the password with which the web tier calls the beans. */
  public static final String APP_PASSWORD = "RUBIS_APP_PASSWORD";

  /**
   * Ports of the loopback interface; 0: any free one.
   *
   * @param http for pages and remote EJBs
   * @param management for metrics
   */
  public record Ports(int http, int management) {

    /** Any free ports. */
    public static final Ports ANY = new Ports(0, 0);
  }

  /**
   * A Java process.
   *
   * @param options of the JVM, added to the defaults; the last one of two that contradict wins
   * @param commandPrefix what the command line begins with, for example {@code taskset -c 1}; it
   *     must replace itself by the server (exec)
   * @param environment environment variables, for secrets that other users must not see
   * @param jdk what runs it
   */
  public record JvmOptions(
      List<String> options, List<String> commandPrefix, Map<String, String> environment, Jdk jdk) {

    /** Nothing but the defaults. */
    public static final JvmOptions DEFAULT =
        new JvmOptions(List.of(), List.of(), Map.of(), Jdk.current());

    /** Copies the collections. */
    public JvmOptions {
      options = List.copyOf(options);
      commandPrefix = List.copyOf(commandPrefix);
      environment = Map.copyOf(environment);
    }

    /** A new command line: up to the JVM options of every server, without {@link #options}. */
    public List<String> java(Path gcLog) {
      List<String> command = new ArrayList<>(commandPrefix);
      command.add(jdk.home().resolve("bin/java").toString());
      command.addAll(WildFlyStart.JVM_OPTIONS);
      command.add("-Xlog:gc:file=" + gcLog + ":uptime");
      return command;
    }
  }

  /** Another server of the same kind, in a folder of its own beside this one's. */
  public WildFlyOptions named(String other) {
    return new WildFlyOptions(
        other,
        home,
        folder.resolveSibling(other),
        ports,
        deployments,
        properties,
        process,
        callLogger,
        webHome);
  }

  /**
   * The same with some other system properties.
   *
   * @param others win over those that are there
   */
  public WildFlyOptions with(Map<String, String> others) {
    Map<String, String> all = new TreeMap<>(properties);
    all.putAll(others);
    return new WildFlyOptions(
        name, home, folder, ports, deployments, all, process, callLogger, webHome);
  }

  /** The same server with both tiers: it serves pages like a provisioned web server. */
  public WildFlyOptions servingPagesLike(Path web) {
    return new WildFlyOptions(
        name, home, folder, ports, deployments, properties, process, callLogger, Optional.of(web));
  }

  /** A server of one tier. */
  public WildFlyOptions(
      String name,
      Path home,
      Path folder,
      Ports ports,
      List<Path> deployments,
      Map<String, String> properties,
      JvmOptions process,
      Optional<Path> callLogger) {
    this(name, home, folder, ports, deployments, properties, process, callLogger, Optional.empty());
  }

  /** Copies the collections. */
  public WildFlyOptions {
    home = home.toAbsolutePath().normalize();
    folder = folder.toAbsolutePath().normalize();
    deployments = List.copyOf(deployments);
    properties = Map.copyOf(new TreeMap<>(properties));
  }
}
