package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.results.client.ClientResult;
import org.rubisee.bench.results.client.EmulatorReading;
import org.rubisee.bench.results.tier.BreakdownFile;
import org.rubisee.bench.results.tier.DatabaseSample;
import org.rubisee.bench.results.tier.EvidenceLog;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.SampleLog;
import org.rubisee.bench.results.tier.SamplerSample;
import org.rubisee.bench.results.tier.TierSample;

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
    return path.resolve(CLIENT_FOLDER);
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

  /**
   * Ends the trial and writes its files: {@code trial.json}, per-second and per-interaction CSV and
   * the histogram log.
   */
  public Trial finish(TrialEnd end) throws IOException {
    close();
    Trial trial = ended(begun, end, path);
    write(path, trial);
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
    Trial trial = json.read(path.resolve(TRIAL_FILE), Trial.class);
    return trial.state() == RunState.RUNNING
        ? salvaged(path, trial)
        : trial.with(BreakdownFile.read(path));
  }

  private static Trial salvaged(Path path, Trial begun) throws IOException {
    EmulatorReading kept = kept(path.resolve(CLIENT_FOLDER), begun);
    TrialEnd end =
        new TrialEnd(
            RunState.PARTIAL,
            "The bench ended before the trial did; what clients and tiers wrote until then is kept.",
            kept.phases(),
            kept.client(),
            AuditOutcome.notRun());
    return ended(begun, end, path);
  }

  private static EmulatorReading kept(Path clientPath, Trial begun) {
    try {
      return EmulatorReading.of(clientPath, begun.startedAt());
    } catch (IOException nothingReadable) {
      return new EmulatorReading(List.of(), ClientResult.nothing(), true);
    }
  }

  private void write(Path folder, Trial trial) throws IOException {
    json.write(folder.resolve(TRIAL_FILE), trial);
    new ResultTables(List.of(trial)).writeTrialFiles(folder);
    HistogramLog.write(folder.resolve("response-times.hlog"), trial);
  }

  private static Trial ended(Trial begun, TrialEnd end, Path folder) throws IOException {
    return new Trial(
        begun.schemaVersion(),
        begun.point(),
        begun.startedAt(),
        end.state(),
        end.note(),
        end.phases(),
        end.client(),
        SampleLog.tierSamples(folder),
        SampleLog.databaseSamples(folder),
        end.audit(),
        EvidenceLog.evidence(folder));
  }
}
