package org.rubisee.bench.results;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rubisee.settings.Text;

/**
 * What the folders of all kinds of runs have: {@value #FILE}, which says what was planned, where
 * the run takes place and how far it came, and {@code unfinished/}, where things are that units
 * left which did not come to their end.
 *
 * @param path the folder
 */
public record RunFolder(Path path) {

  /** The name of the file. */
  public static final String FILE = "run.json";

  private static final ResultsJson JSON = new ResultsJson();

  /**
   * Opens the folder of a run of some kind, however it ended.
   *
   * @throws IOException if it is none; the message says what to do
   */
  public static RunFolder open(Path path, String kind) throws IOException {
    RunFolder folder = new RunFolder(path);
    if (!Files.exists(folder.file())) {
      throw new IOException(
          path + " is no folder of a run: it has no " + FILE + ". Name one below results/.");
    }
    String own = folder.kind();
    if (!own.equals(kind)) {
      throw new IOException(
          Text.of(
              "%s is a run of kind '%s', not of %s. Name the folder of a run of %s.",
              path, own, kind, kind));
    }
    return folder;
  }

  /** The kind of the run; empty if the folder is none of a run. */
  public String kind() throws IOException {
    return Files.exists(file()) ? JSON.tree(file()).path("kind").asText("") : "";
  }

  /** Where the run takes place. */
  public Environment environment() throws IOException {
    return JSON.value(file(), JSON.tree(file()).path("environment"), Environment.class);
  }

  /**
   * The run as far as it came.
   *
   * @param plan that of its kind
   */
  public <P> Run<P> run(Class<P> plan) throws IOException {
    return JSON.run(file(), JSON.read(file()), plan);
  }

  /** Writes the run. */
  public void write(Run<?> run) throws IOException {
    JSON.write(file(), run);
  }

  /** How far the run came. */
  public RunState state() throws IOException {
    return JSON.value(file(), JSON.tree(file()).path("state"), RunState.class);
  }

  /** Writes how far the run came. */
  public void end(RunState state) throws IOException {
    JSON.write(file(), ((ObjectNode) JSON.read(file())).put("state", state.name()));
  }

  /** Puts a file or folder of the run into {@code unfinished/}, if it exists. */
  public void setAside(Path part) throws IOException {
    if (Files.exists(part)) {
      Files.move(part, placeAside(path.relativize(part).toString().replace('/', '-')));
    }
  }

  /** A place in {@code unfinished/} for something of this name that nothing has yet. */
  public Path placeAside(String name) throws IOException {
    Path aside = Files.createDirectories(path.resolve("unfinished"));
    Path place = aside.resolve(name);
    for (int i = 2; Files.exists(place); i++) {
      place = aside.resolve(name + "-" + i);
    }
    return place;
  }

  private Path file() {
    return path.resolve(FILE);
  }
}
