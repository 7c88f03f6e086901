package org.rubisee.bench.results;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the folders of all kinds of runs have: {@value #NAME}, which says what was planned, where
 * the run takes place and how far it came, and {@code unfinished/}, where things are that units
 * left which did not come to their end.
 *
 * @param folder of the run
 */
public record RunFiles(Path folder) {

  /** The name of the file. */
  public static final String NAME = "run.json";

  /** What it holds as a tree. */
  JsonNode tree() throws IOException {
    return new ResultsJson().tree(path());
  }

  /** Where the run takes place. */
  public Environment environment() throws IOException {
    return new ResultsJson().value(path(), tree().path("environment"), Environment.class);
  }

  /** The run, unless it is one in blocks. */
  public Run read() throws IOException {
    return new ResultsJson().value(path(), new ResultsJson().read(path()), Run.class);
  }

  /** Writes the run. */
  public void write(Run run) throws IOException {
    new ResultsJson().write(path(), run);
  }

  /** Writes how far the run came. */
  public void end(RunState state) throws IOException {
    write(read().in(state));
  }

  /** Puts a file or folder of the run into {@code unfinished/}, if it exists. */
  public void setAside(Path part) throws IOException {
    if (Files.exists(part)) {
      Files.move(part, placeAside(folder.relativize(part).toString().replace('/', '-')));
    }
  }

  /** A place in {@code unfinished/} for something of this name that nothing has yet. */
  public Path placeAside(String name) throws IOException {
    Path aside = Files.createDirectories(folder.resolve("unfinished"));
    Path place = aside.resolve(name);
    for (int i = 2; Files.exists(place); i++) {
      place = aside.resolve(name + "-" + i);
    }
    return place;
  }

  private Path path() {
    return folder.resolve(NAME);
  }
}
