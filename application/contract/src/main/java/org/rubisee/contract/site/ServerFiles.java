package org.rubisee.contract.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the servers of a site have written: logs among them, but not the files of the database.
 *
 * @param folder where they are; empty if somebody else started the site
 */
public record ServerFiles(Optional<Path> folder) {

  /** All files that there are now. */
  public List<Path> files() {
    try (Stream<Path> files = Files.walk(folder.orElseThrow())) {
      return files.filter(Files::isRegularFile).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("The files of the servers could not be listed", e);
    }
  }
}
