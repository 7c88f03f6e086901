package org.rubisee.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A folder for temporary files that a server has beside its own, where a link leads to it. Whoever
 * ends the server removes it: the program that started it, its watchdog, or {@link LeftProcesses}.
 *
 * @param server the server's own folder
 */
public record LinkedFolder(Path server) {

  /** The link. The script of the watchdog knows its name. */
  public Path link() {
    return server.resolve("served");
  }

  /** Removes link and folder, if there is a link. */
  public void delete() throws IOException {
    if (Files.isSymbolicLink(link())) {
      DirectoryCopy.delete(Files.readSymbolicLink(link()));
      Files.delete(link());
    }
  }
}
