package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.measurement.NamedPart;

/**
 * The folder of a run: {@code run.json}, one folder per trial under {@code trials/}, and tables
 * over all trials. Whatever is known is on disk at once, so that an interrupted run loses nothing.
 */
public final class RunFolder {
  /** The name of the file with the plan and the environment. */
  public static final String RUN_FILE = RunFiles.NAME;

  private final Path path;
  private final ResultsJson json = new ResultsJson();

  private RunFolder(Path path) {
    this.path = path;
  }

  /**
   * Makes the folder of a run that begins.
   *
   * @param parent usually {@code results/} of the checkout; the folder is called as the run
   * @throws IOException if it exists or cannot be written
   */
  public static RunFolder create(Path parent, Run run) throws IOException {
    return create(parent, run, folder -> {});
  }

  /**
   * Makes the folder of a run that begins. It is there with all that belongs to its beginning, or
   * not at all.
   *
   * @param beginning writes further files into the folder
   */
  public static RunFolder create(Path parent, Run run, Content beginning) throws IOException {
    return new RunFolder(
        NewRunFolder.named(
            parent.resolve(run.id()),
            (id, folder) -> {
              begin(folder, run);
              beginning.write(folder);
            }));
  }

  /** Writes what a run begins with into its folder. */
  public static void begin(Path folder, Run run) throws IOException {
    RunFolder begun = new RunFolder(folder);
    Files.createDirectory(begun.trialsPath());
    begun.write(run);
  }

  /** Writes files into a folder. */
  @FunctionalInterface
  public interface Content {
    void write(Path folder) throws IOException;
  }

  /**
   * Opens the folder of a run, however it ended.
   *
   * @throws IOException if it is none; the message says what was looked for
   */
  public static RunFolder open(Path path) throws IOException {
    if (!Files.exists(path.resolve(RUN_FILE))) {
      throw new IOException(
          path + " is no folder of a run: it has no " + RUN_FILE + ". Name one below results/.");
    }
    String protocol = new RunFiles(path).tree().path("protocol").asText(Run.TRIALS);
    if (!protocol.equals(Run.TRIALS)) {
      throw new IOException(
          "%s is a run of kind '%s', not of trials. Name the folder of a run of trials."
              .formatted(path, protocol));
    }
    return new RunFolder(path);
  }

  /** The folder. */
  public Path path() {
    return path;
  }

  /** The run as far as it came. */
  public Run run() throws IOException {
    Path file = path.resolve(RUN_FILE);
    return json.value(file, json.read(file), Run.class);
  }

  /** Writes the run again, for example when its environment is known. */
  public void write(Run run) throws IOException {
    json.write(path.resolve(RUN_FILE), run);
  }

  /** Begins a trial whose seconds count from now. */
  public TrialFolder begin(TrialPoint point, Instant now) throws IOException {
    Path folder = Files.createDirectory(trialPath(point));
    return new TrialFolder(folder, Trial.starting(point, now), json);
  }

  /** Where a trial keeps its files. */
  public Path trialPath(TrialPoint point) {
    return trialsPath().resolve(point.folderName());
  }

  /**
   * The trials in the order of execution. A trial whose process died counts as partial, with the
   * samples that it left.
   */
  public List<Trial> trials() throws IOException {
    List<NamedPart> parts = run().plan().load().arrivals().parts();
    List<Trial> trials = new ArrayList<>();
    for (Path folder : trialFolders()) {
      Trial trial = TrialFolder.withParts(TrialFolder.read(folder, json), folder, parts);
      trials.add(trial.withNodeChanges(NodeChange.read(folder)));
    }
    return trials;
  }

  /**
   * Puts trials that did not run to their end into {@code unfinished/}, so that they can be run
   * again. A trial that was killed before its first file leaves a folder without a trial, which is
   * set aside, too.
   */
  public void setAsideUnfinished() throws IOException {
    RunFiles files = new RunFiles(path);
    for (Path folder : foldersWithoutTrial()) {
      Files.move(folder, files.placeAside(folder.getFileName().toString()));
    }
    for (Path folder : trialFolders()) {
      if (TrialFolder.read(folder, json).state() != RunState.COMPLETE) {
        Files.move(folder, files.placeAside(folder.getFileName().toString()));
      }
    }
  }

  private List<Path> foldersWithoutTrial() throws IOException {
    try (Stream<Path> folders = Files.list(trialsPath())) {
      return folders
          .filter(folder -> !Files.exists(folder.resolve(TrialFolder.TRIAL_FILE)))
          .sorted()
          .toList();
    }
  }

  /** Ends the run and writes the tables over its trials. */
  public Run finish(RunState state) throws IOException {
    Run ended = run().in(state);
    write(ended);
    new ResultTables(trials()).writeRunFiles(path);
    return ended;
  }

  private Path trialsPath() {
    return path.resolve("trials");
  }

  private List<Path> trialFolders() throws IOException {
    try (Stream<Path> folders = Files.list(trialsPath())) {
      return folders
          .filter(folder -> Files.exists(folder.resolve(TrialFolder.TRIAL_FILE)))
          .sorted()
          .toList();
    }
  }
}
