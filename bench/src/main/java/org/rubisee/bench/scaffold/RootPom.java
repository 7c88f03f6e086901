package org.rubisee.bench.scaffold;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The root pom of a checkout.
 *
 * @param file the pom
 */
record RootPom(Path file) {

  private static final String MODULE = "    <module>%s</module>";

  /**
   * Adds a module after the last of some others.
   *
   * @throws IllegalArgumentException if the pom has no line of any of these
   */
  void addModule(String name, List<String> others) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    int last = -1;
    for (String other : others) {
      last = Math.max(last, lines.indexOf(String.format(Locale.ROOT, MODULE, other)));
    }
    if (last < 0) {
      throw new IllegalArgumentException(
          file
              + " lists no implementation: add the line '"
              + String.format(Locale.ROOT, MODULE, name).strip()
              + "'");
    }
    lines.add(last + 1, String.format(Locale.ROOT, MODULE, name));
    Files.write(file, lines);
  }
}
