package org.rubisee.servers.glassfish;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.servers.wildfly.WildFlyOptions;

/**
 * How a GlassFish server runs.
 *
 * @param name its name in messages, for example {@code web}
 * @param home the provisioned server; many servers can share it
 * @param folder holds everything of this one server; what an earlier one left there is removed
 * @param port of the loopback interface, where pages are answered; 0: any free one
 * @param archive what is deployed
 * @param properties system properties of the server
 * @param process how its process runs
 */
public record GlassFishOptions(
    String name,
    Path home,
    Path folder,
    int port,
    GlassFishArchive archive,
    Map<String, String> properties,
    WildFlyOptions.JvmOptions process) {

  /** Copies the map. */
  public GlassFishOptions {
    home = home.toAbsolutePath().normalize();
    folder = folder.toAbsolutePath().normalize();
    properties = Map.copyOf(new TreeMap<>(properties));
  }
}
