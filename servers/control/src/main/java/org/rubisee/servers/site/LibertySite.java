package org.rubisee.servers.site;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.IntFunction;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.liberty.Liberty;
import org.rubisee.servers.liberty.LibertyOptions;
import org.rubisee.servers.wildfly.WildFlyOptions;

/** A site whose pages, and beans if it has any, are in Open Liberty servers. */
final class LibertySite {

  private LibertySite() {}

  /**
   * Its servers.
   *
   * @param properties system properties of the servers
   * @param process how their processes run
   * @throws ServerFailedException if the build cannot be resolved, or the tiers are to be apart;
   *     the message says what to do
   */
  static IntFunction<ManagedServer> nodes(
      Implementation implementation,
      SiteOptions options,
      Map<String, String> properties,
      WildFlyOptions.JvmOptions process) {
    LibertyOptions node =
        new LibertyOptions(
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
    return number -> Liberty.start(number == 1 ? node : node.named(OtherWebServers.WEB + number));
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
