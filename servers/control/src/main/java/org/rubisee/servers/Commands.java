package org.rubisee.servers;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Programs that the system may or may not have. */
public final class Commands {

  private Commands() {}

  public static boolean exists(String command) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
  }

  public static void require(String command, String remedy) {
    if (!exists(command)) {
      throw new ServerFailedException(
          "There is no program '" + command + "' on this machine. " + remedy);
    }
  }
}
