package org.rubisee.bench.fault.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.results.DurableFile;
import org.rubisee.bench.results.ResultsJson;

/**
 * The folder of an experiment with faults or of a soak. What is known is on disk at once.
 *
 * <pre>
 * experiment.json     plan and environment
 * report.html         all trials that ended, after each of them
 * unfinished/         what interrupted trials left
 * </pre>
 */
public final class ExperimentFolder {

  private static final String UNFINISHED = "unfinished";

  private final Path path;
  private final ResultsJson json = new ResultsJson();

  private ExperimentFolder(Path path) {
    this.path = path;
  }

  /**
   * Makes the folder of an experiment that begins. It is there with its plan, or not at all.
   *
   * @throws IOException if it exists or cannot be written
   */
  public static ExperimentFolder create(Path path, ExperimentRecord begun) throws IOException {
    Files.createDirectories(path.getParent());
    Path collected = Files.createDirectory(DurableFile.unfinished(path));
    new ResultsJson().write(collected.resolve(ExperimentRecord.FILE), begun);
    DurableFile.complete(path);
    return new ExperimentFolder(path);
  }

  /**
   * Opens the folder of an experiment that is to be completed.
   *
   * @param now what the command of now would begin
   * @throws CommandFailedException if there is none, or it was begun in another way
   */
  public static ExperimentFolder resume(Path path, ExperimentRecord now) throws IOException {
    if (!is(path)) {
      throw new CommandFailedException(
          "--resume: %s has no %s: name the folder of an experiment with faults or of a soak"
              .formatted(path, ExperimentRecord.FILE));
    }
    ExperimentFolder folder = new ExperimentFolder(path);
    List<String> differences = folder.begun().differencesTo(now);
    if (!differences.isEmpty()) {
      throw new CommandFailedException(
          "--resume: %s was begun differently, so its trials cannot be completed. %s. Its command: %s"
              .formatted(path, String.join("; ", differences), folder.begun().command()));
    }
    return folder;
  }

  /** Whether a folder is that of such an experiment. */
  public static boolean is(Path path) {
    return Files.isRegularFile(path.resolve(ExperimentRecord.FILE));
  }

  /**
   * The command that completes an experiment.
   *
   * @param path its folder
   */
  public static String commandToComplete(Path path) throws IOException {
    String typed = new ExperimentFolder(path).begun().command().replaceAll(" --resume[ =]\\S+", "");
    return "./" + typed + " --resume " + path;
  }

  /** The folder. */
  public Path path() {
    return path;
  }

  /** What was planned, and where it began. */
  public ExperimentRecord begun() throws IOException {
    return read(path.resolve(ExperimentRecord.FILE), ExperimentRecord.class).orElseThrow();
  }

  /** What a file in the folder holds; empty if it is not there. */
  public <T> Optional<T> read(Path file, Class<T> type) throws IOException {
    return Files.isRegularFile(file)
        ? Optional.of(json.value(file, json.tree(file), type))
        : Optional.empty();
  }

  /**
   * Checks that a trial can keep its results.
   *
   * @throws IOException as the operating system would say it, if little space is left
   */
  public void requireSpace() throws IOException {
    FullDisk.requireSpace(path);
  }

  /**
   * Puts what an interrupted trial left into {@code unfinished/}; does nothing if it left nothing.
   */
  public void setAside(Path part) throws IOException {
    if (Files.exists(part)) {
      Path aside = Files.createDirectories(path.resolve(UNFINISHED));
      Files.move(part, free(aside, path.relativize(part).toString().replace('/', '-')));
    }
  }

  private static Path free(Path parent, String name) {
    Path place = parent.resolve(name);
    for (int i = 2; Files.exists(place); i++) {
      place = parent.resolve(name + "-" + i);
    }
    return place;
  }
}
