package org.rubisee.servers.site;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.distribution.DistributionOptions;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.wildfly.WildFlyOptions;

/** A site whose pages, and beans if it has any, are in servers of an unpacked distribution. */
final class DistributionSite {

  private DistributionSite() {}

  /**
   * How its servers are made.
   *
   * @param start starts a server
   */
  static OtherWebServers.Kind of(Function<DistributionOptions, ManagedServer> start) {
    return (implementation, options, properties, process) -> {
      DistributionOptions node = node(implementation, options, properties, process);
      return number -> start.apply(number == 1 ? node : node.named(OtherWebServers.WEB + number));
    };
  }

  /**
   * Its first server.
   *
   * @param properties system properties of the servers
   * @param process how their processes run
   * @throws ServerFailedException if the build cannot be resolved, or the tiers are to be apart;
   *     the message says what to do
   */
  private static DistributionOptions node(
      Implementation implementation,
      SiteOptions options,
      Map<String, String> properties,
      WildFlyOptions.JvmOptions process) {
    return new DistributionOptions(
        OtherWebServers.WEB,
        options.home(),
        ServerBuild.copy(options),
        options.folder().resolve(OtherWebServers.WEB),
        options.httpPort(),
        application(implementation, options),
        "/" + implementation.name(),
        properties,
        process,
        LocalSite.callLogger(options));
  }

  private static Path application(Implementation implementation, SiteOptions options) {
    try {
      options.knobs().requirePlacement(implementation);
    } catch (IllegalArgumentException e) {
      throw new ServerFailedException(e.getMessage(), e);
    }
    return implementation.hasAppTier()
        ? LocalSite.coLocated(implementation, options.folder().resolve("co-located"), false)
        : implementation.web();
  }
}
