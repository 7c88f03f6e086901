package org.rubisee.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** What is the same for everybody as a folder, for web servers that serve files themselves. */
public final class StaticFolder {
  private StaticFolder() {}

  /**
   * Writes files.
   *
   * @param folder is created
   * @param files by their path in the site, for example {@code /style.css}; a path that ends with a
   *     slash is left out
   */
  public static void write(Path folder, Map<String, StaticFile> files) throws IOException {
    for (Map.Entry<String, StaticFile> file : files.entrySet()) {
      if (!file.getKey().endsWith("/")) {
        Path target = folder.resolve(file.getKey().substring(1));
        Files.createDirectories(target.getParent());
        Files.write(target, file.getValue().content().get());
      }
    }
  }
}
