package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.results.tier.BreakdownFile;
import org.rubisee.bench.results.tier.DatabaseSample;
import org.rubisee.bench.results.tier.EvidenceLog;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.SampleLog;
import org.rubisee.bench.results.tier.SamplerSample;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.NamedPart;

/**
 * The folder of a trial that is being run. Samples are on disk as soon as they are added, so that a
 * trial whose process dies keeps them; {@link #finish} writes the rest.
 *
 * <p>Samples may be added from any thread.
 */
public final class TrialFolder implements AutoCloseable {
  static final String TRIAL_FILE = "trial.json";
  private static final String CLIENT_FOLDER = "client";

  private final Path path;
  private final Trial begun;
  private final SampleLog samples;
  private final EvidenceLog evidence;
  private final ResultsJson json;

  TrialFolder(Path path, Trial begun, ResultsJson json) throws IOException {
    this.path = path;
    this.json = json;
    this.begun = begun;
    Files.createDirectories(clientPath());
    json.write(path.resolve(TRIAL_FILE), begun);
    samples = new SampleLog(path);
    evidence = new EvidenceLog(path);
  }

  /** The folder itself, for logs of servers. */
  public Path path() {
    return path;
  }

  /** Where the emulator writes its own files. */
  public Path clientPath() {
    return clientsIn(path);
  }

  /** Where the emulator writes its own files in the folder of a trial. */
  public static Path clientsIn(Path trial) {
    return trial.resolve(CLIENT_FOLDER);
  }

  /** Keeps a reading of a tier. */
  public void add(TierSample sample) throws IOException {
    samples.add(sample);
  }

  /** Keeps a reading of the database's counters. */
  public void add(DatabaseSample sample) throws IOException {
    samples.add(sample);
  }

  /** Keeps a reading of a link. */
  public void add(LinkSample sample) throws IOException {
    evidence.add(sample);
  }

  /** Keeps a reading of what sampling costs. */
  public void add(SamplerSample sample) throws IOException {
    evidence.add(sample);
  }

  /** Keeps, in a sentence, what cannot be seen of the trial and why. */
  public void addUnseen(String sentence) throws IOException {
    evidence.addUnseen(sentence);
  }

  /** Ends the trial and writes {@code trial.json} and a table of the interactions. */
  public Trial finish(TrialEnd end) throws IOException {
    close();
    Trial trial = ended(begun, end, path);
    json.write(path.resolve(TRIAL_FILE), trial);
    new ResultTables(List.of(trial)).writeTrialFile(path);
    return trial;
  }

  @Override
  public void close() throws IOException {
    try (samples) {
      evidence.close();
    }
  }

  /** The trial of a folder; of a trial whose process died, what is on disk. */
  static Trial read(Path path, ResultsJson json) throws IOException {
    Path file = path.resolve(TRIAL_FILE);
    Trial trial = json.value(file, json.read(file), Trial.class);
    if (trial.state() == RunState.RUNNING) {
      return salvaged(path, trial);
    }
    Measurement measurement = measurement(path.resolve(CLIENT_FOLDER), trial);
    return trial.with(measurement, BreakdownFile.read(path));
  }

  /** The trial of a folder with the parts that its schedule names. */
  static Trial withParts(Trial trial, Path path, List<NamedPart> parts) throws IOException {
    return parts.isEmpty()
        ? trial
        : trial.with(TrialPart.of(trial, path.resolve(CLIENT_FOLDER), parts));
  }

  /** What the clients left, which may be nothing unless the trial is complete. */
  private static Measurement measurement(Path clientPath, Trial trial) throws IOException {
    try {
      return MeasurementFolder.read(clientPath);
    } catch (IOException | IllegalArgumentException e) {
      if (trial.state() == RunState.COMPLETE) {
        throw e;
      }
      return Measurement.nothing();
    }
  }

  private static Trial salvaged(Path path, Trial begun) throws IOException {
    TrialEnd end =
        new TrialEnd(
            RunState.PARTIAL,
            "The bench ended before the trial did; what clients and tiers wrote until then is"
                + " kept.",
            measurement(path.resolve(CLIENT_FOLDER), begun),
            AuditOutcome.notRun());
    return ended(begun, end, path);
  }

  private static Trial ended(Trial begun, TrialEnd end, Path folder) throws IOException {
    return new Trial(
        begun.schemaVersion(),
        begun.point(),
        begun.startedAt(),
        end.state(),
        end.note(),
        end.measurement().spans(begun.startedAt()),
        end.measurement().withTimesOfMeasuredPhaseOnly(),
        SampleLog.tierSamples(folder),
        SampleLog.databaseSamples(folder),
        end.audit(),
        EvidenceLog.evidence(folder));
  }
}
