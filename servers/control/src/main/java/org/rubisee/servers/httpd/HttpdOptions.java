package org.rubisee.servers.httpd;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How an httpd server runs.
 *
 * @param name its name in messages, for example {@code web}
 * @param configuration the folder {@code servers/httpd} of the checkout
 * @param folder holds everything of this one server; what an earlier one left there is removed
 * @param address of this machine, at which it answers
 * @param port at that address; 0: any free one
 * @param archive the scripts and files of the site
 * @param context the site's path, without slashes
 * @param properties those of other servers, as far as they have a meaning here: settings of the
 *     site, the database, {@code rubis.php.*}
 * @param commandPrefix what the command line begins with, for example {@code taskset -c 1}
 */
public record HttpdOptions(
    String name,
    Path configuration,
    Path folder,
    String address,
    int port,
    Path archive,
    String context,
    Map<String, String> properties,
    List<String> commandPrefix) {

  /** Copies the collections. */
  public HttpdOptions {
    configuration = configuration.toAbsolutePath().normalize();
    folder = folder.toAbsolutePath().normalize();
    properties = Map.copyOf(new TreeMap<>(properties));
    commandPrefix = List.copyOf(commandPrefix);
  }

  /** Another server of the same kind, in a folder of its own beside this one's. */
  public HttpdOptions named(String other) {
    return new HttpdOptions(
        other,
        configuration,
        folder.resolveSibling(other),
        address,
        port,
        archive,
        context,
        properties,
        commandPrefix);
  }
}
