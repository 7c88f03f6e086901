package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder {@code unfinished/} of a run: what units left that did not come to their end. Whatever
 * was put there before stays.
 *
 * @param run the folder of the run
 */
public record UnfinishedParts(Path run) {

  /** Puts a file or folder of the run there; does nothing if it does not exist. */
  public void add(Path part) throws IOException {
    if (Files.exists(part)) {
      Files.move(part, place(run.relativize(part).toString().replace('/', '-')));
    }
  }

  /** A place there for something of this name that nothing has yet. */
  public Path place(String name) throws IOException {
    Path aside = Files.createDirectories(run.resolve("unfinished"));
    Path place = aside.resolve(name);
    for (int i = 2; Files.exists(place); i++) {
      place = aside.resolve(name + "-" + i);
    }
    return place;
  }
}
