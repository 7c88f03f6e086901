package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.measurement.NamedPart;

/**
 * The folder of a run of trials: {@code run.json}, one folder per trial under {@code trials/}, and
 * tables over all trials. Whatever is known is on disk at once, so that an interrupted run loses
 * nothing.
 */
public final class TrialsFolder {

  /** The kind of these runs. */
  public static final String KIND = "trials";

  private final Path path;
  private final RunFolder folder;

  private TrialsFolder(RunFolder folder) {
    this.folder = folder;
    path = folder.path();
  }

  /** Writes what a run begins with into its folder. */
  public static void begin(Path path, Run<RunPlan> run) throws IOException {
    TrialsFolder begun = new TrialsFolder(new RunFolder(path));
    Files.createDirectory(begun.trialsPath());
    begun.folder.write(run);
  }

  /**
   * Opens the folder of a run, however it ended.
   *
   * @throws IOException if it is none; the message says what was looked for
   */
  public static TrialsFolder open(Path path) throws IOException {
    return new TrialsFolder(RunFolder.open(path, KIND));
  }

  /** The folder. */
  public Path path() {
    return path;
  }

  /** The run as far as it came. */
  public Run<RunPlan> run() throws IOException {
    return folder.run(RunPlan.class);
  }

  /** Begins a trial of whose servers nothing is known. */
  public TrialFolder begin(TrialPoint point, Instant now) throws IOException {
    return begin(point, now, Footprint.UNKNOWN);
  }

  /**
   * Begins a trial whose seconds count from now.
   *
   * @param footprint of its servers, before the load
   */
  public TrialFolder begin(TrialPoint point, Instant now, Footprint footprint) throws IOException {
    return new TrialFolder(
        Files.createDirectory(trialPath(point)), TrialFile.starting(point, now, footprint));
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
    for (Path own : trialFolders()) {
      trials.add(TrialFolder.read(own, parts));
    }
    return trials;
  }

  /**
   * Puts trials that did not run to their end into {@code unfinished/}, so that they can be run
   * again. A trial that was killed before its first file leaves a folder without a trial, which is
   * set aside, too.
   */
  public void setAsideUnfinished() throws IOException {
    for (Path trial : foldersWithoutTrial()) {
      Files.move(trial, folder.placeAside(trial.getFileName().toString()));
    }
    for (Path trial : trialFolders()) {
      if (TrialFolder.read(trial, List.of()).state() != RunState.COMPLETE) {
        Files.move(trial, folder.placeAside(trial.getFileName().toString()));
      }
    }
  }

  private List<Path> foldersWithoutTrial() throws IOException {
    try (Stream<Path> folders = Files.list(trialsPath())) {
      return folders
          .filter(trial -> !Files.exists(trial.resolve(TrialFile.NAME)))
          .sorted()
          .toList();
    }
  }

  /** Ends the run and writes the tables over its trials. */
  public void finish(RunState state) throws IOException {
    folder.end(state);
    new ResultTables(trials()).writeRunTables(path);
  }

  private Path trialsPath() {
    return path.resolve("trials");
  }

  private List<Path> trialFolders() throws IOException {
    try (Stream<Path> folders = Files.list(trialsPath())) {
      return folders.filter(trial -> Files.exists(trial.resolve(TrialFile.NAME))).sorted().toList();
    }
  }
}
