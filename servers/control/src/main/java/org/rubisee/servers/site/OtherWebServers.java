package org.rubisee.servers.site;

import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.httpd.Httpd;
import org.rubisee.servers.httpd.HttpdOptions;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.liberty.Liberty;
import org.rubisee.servers.payara.Payara;
import org.rubisee.servers.webcontainer.BeansClient;
import org.rubisee.servers.webcontainer.WebContainer;
import org.rubisee.servers.webcontainer.WebContainerKind;
import org.rubisee.servers.webcontainer.WebContainerOptions;
import org.rubisee.servers.wildfly.WildFlyOptions;

/**
 * What serves the pages of a site in place of WildFly. Each server starts by its number, from 1.
 */
final class OtherWebServers {
  static final String WEB = "web";

  /** By the name of the server or of the web container. */
  private static final Map<String, Kind> KINDS =
      Map.of(
          "httpd", OtherWebServers::httpd,
          "tomcat", container(WebContainerKind.TOMCAT),
          "jetty", container(WebContainerKind.JETTY),
          "glassfish", GlassFishSite::nodes,
          "liberty", DistributionSite.of(Liberty::start),
          "payara", DistributionSite.of(Payara::start));

  private OtherWebServers() {}

  /** How servers of a kind are made. */
  @FunctionalInterface
  interface Kind {

    /**
     * The servers.
     *
     * @param properties system properties of the servers
     * @param process how their processes run
     */
    IntFunction<ManagedServer> nodes(
        Implementation implementation,
        SiteOptions options,
        Map<String, String> properties,
        WildFlyOptions.JvmOptions process);
  }

  /**
   * The servers of a site; empty if WildFly serves its pages.
   *
   * @param properties system properties of the servers
   * @param process how their processes run
   */
  static Optional<IntFunction<ManagedServer>> of(
      Implementation implementation,
      SiteOptions options,
      Map<String, String> properties,
      WildFlyOptions.JvmOptions process) {
    return Optional.ofNullable(KINDS.get(name(implementation, options.knobs())))
        .map(kind -> kind.nodes(implementation, options, properties, process));
  }

  private static String name(Implementation implementation, Knobs knobs) {
    return implementation.isHttpd()
        ? "httpd"
        : knobs.webContainer().orElseGet(() -> knobs.server().name());
  }

  private static Kind container(WebContainerKind kind) {
    return (implementation, options, properties, process) -> {
      WebContainerOptions node =
          new WebContainerOptions(
              kind,
              WEB,
              kind.home(options.home()),
              options.folder().resolve(WEB),
              options.httpPort(),
              implementation.hasAppTier()
                  ? Optional.of(new BeansClient(options.home()))
                  : Optional.empty(),
              implementation.web(),
              "/" + implementation.name(),
              properties,
              process);
      return number -> WebContainer.start(number == 1 ? node : node.named(WEB + number));
    };
  }

  private static IntFunction<ManagedServer> httpd(
      Implementation implementation,
      SiteOptions options,
      Map<String, String> properties,
      WildFlyOptions.JvmOptions process) {
    HttpdOptions node =
        new HttpdOptions(
            WEB,
            options.home().resolve("servers/httpd"),
            options.folder().resolve(WEB),
            ManagedServer.LOOPBACK,
            options.httpPort(),
            implementation.web(),
            implementation.name(),
            properties,
            process.commandPrefix());
    return number -> Httpd.start(number == 1 ? node : node.named(WEB + number));
  }
}
