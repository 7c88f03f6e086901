package org.rubisee.servers.distribution;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.servers.wildfly.WildFlyOptions;

/**
 * How a server runs that is an unpacked distribution, with pages and beans in one process.
 *
 * @param name its name in messages, for example {@code web}
 * @param checkout root of the checkout, with the template of the configuration and the libraries
 *     that the provisioned servers have
 * @param home the unpacked build; many servers can share it
 * @param folder holds everything of this one server; what an earlier one left there is removed
 * @param port of the loopback interface, where pages are answered; 0: any free one
 * @param application a web archive, or an enterprise archive with both tiers
 * @param context what the paths of a web archive begin with, like {@code /servlets-only}
 * @param properties system properties of the server
 * @param process how its process runs
 * @param callLogger the built interceptor {@code call-log.jar}, if its calls are logged
 */
public record DistributionOptions(
    String name,
    Path checkout,
    Path home,
    Path folder,
    int port,
    Path application,
    String context,
    Map<String, String> properties,
    WildFlyOptions.JvmOptions process,
    Optional<Path> callLogger) {

  /** Copies the map. */
  public DistributionOptions {
    checkout = checkout.toAbsolutePath().normalize();
    home = home.toAbsolutePath().normalize();
    folder = folder.toAbsolutePath().normalize();
    properties = Map.copyOf(new TreeMap<>(properties));
  }

  /** Another server of the same kind, in a folder of its own beside this one's. */
  public DistributionOptions named(String other) {
    return new DistributionOptions(
        other,
        checkout,
        home,
        folder.resolveSibling(other),
        port,
        application,
        context,
        properties,
        process,
        callLogger);
  }
}
