package org.rubisee.servers.webcontainer;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.servers.wildfly.WildFlyOptions;

/**
 * How a web container runs.
 *
 * @param kind which one
 * @param name its name in messages, for example {@code web}
 * @param home the provisioned server; many servers can share it
 * @param folder holds everything of this one server; what an earlier one left there is removed
 * @param port of the loopback interface, where pages are answered; 0: any free one
 * @param beans the client of beans, if the archive calls any
 * @param archive the web archive
 * @param context what the paths of the site begin with, like {@code /servlets-only}
 * @param properties system properties of the server
 * @param process how its process runs
 */
public record WebContainerOptions(
    WebContainerKind kind,
    String name,
    Path home,
    Path folder,
    int port,
    Optional<BeansClient> beans,
    Path archive,
    String context,
    Map<String, String> properties,
    WildFlyOptions.JvmOptions process) {

  /** Copies the collections. */
  public WebContainerOptions {
    home = home.toAbsolutePath().normalize();
    folder = folder.toAbsolutePath().normalize();
    properties = Map.copyOf(new TreeMap<>(properties));
  }

  /** Another server of the same kind, in a folder of its own beside this one's. */
  public WebContainerOptions named(String other) {
    return new WebContainerOptions(
        kind,
        other,
        home,
        folder.resolveSibling(other),
        port,
        beans,
        archive,
        context,
        properties,
        process);
  }
}
