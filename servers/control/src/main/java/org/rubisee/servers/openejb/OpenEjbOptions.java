package org.rubisee.servers.openejb;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.servers.wildfly.WildFlyOptions;

/**
 * How an OpenEJB server runs.
 *
 * @param name its name in messages, for example {@code app}
 * @param home the provisioned server; many servers can share it
 * @param folder holds everything of this one server; what an earlier one left there is removed
 * @param port of the loopback interface, where calls of beans are answered; 0: any free one
 * @param application an enterprise archive: EJB modules and libraries
 * @param properties system properties of the server
 * @param process how its process runs
 * @param logsCalls whether it writes a line per call of a bean, for the ledger
 */
public record OpenEjbOptions(
    String name,
    Path home,
    Path folder,
    int port,
    Path application,
    Map<String, String> properties,
    WildFlyOptions.JvmOptions process,
    boolean logsCalls) {

  /** Copies the collections. */
  public OpenEjbOptions {
    home = home.toAbsolutePath().normalize();
    folder = folder.toAbsolutePath().normalize();
    properties = Map.copyOf(new TreeMap<>(properties));
  }
}
