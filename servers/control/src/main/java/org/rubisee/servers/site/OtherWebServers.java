package org.rubisee.servers.site;

import java.util.Map;
import java.util.function.IntFunction;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.httpd.Httpd;
import org.rubisee.servers.httpd.HttpdOptions;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.webcontainer.WebContainer;
import org.rubisee.servers.webcontainer.WebContainerKind;
import org.rubisee.servers.webcontainer.WebContainerOptions;
import org.rubisee.servers.wildfly.WildFlyOptions;

/** Web servers of a site that are no application servers. Each starts by its number, from 1. */
final class OtherWebServers {
  private static final String WEB = "web";

  private OtherWebServers() {}

  /** Web containers, with these system properties. */
  static IntFunction<ManagedServer> container(
      WebContainerKind kind,
      Implementation implementation,
      SiteOptions options,
      Map<String, String> properties,
      WildFlyOptions.JvmOptions process) {
    WebContainerOptions node =
        new WebContainerOptions(
            kind,
            WEB,
            kind.home(options.home()),
            options.folder().resolve(WEB),
            options.httpPort(),
            implementation.web(),
            "/" + implementation.name(),
            properties,
            process);
    return number -> WebContainer.start(number == 1 ? node : node.named(WEB + number));
  }

  /** Servers of PHP, with these settings. */
  static IntFunction<ManagedServer> httpd(
      Implementation implementation, SiteOptions options, Map<String, String> properties) {
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
            options.pinning().commandPrefix(WEB));
    return number -> Httpd.start(number == 1 ? node : node.named(WEB + number));
  }
}
