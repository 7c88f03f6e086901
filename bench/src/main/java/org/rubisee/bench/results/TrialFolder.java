package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.results.tier.TrialLog;
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

  private static final String CLIENT_FOLDER = "client";
  private static final ResultsJson JSON = new ResultsJson();

  private final Path path;
  private final TrialFile begun;
  private final TrialLog log;

  TrialFolder(Path path, TrialFile begun) throws IOException {
    this.path = path;
    this.begun = begun;
    Files.createDirectories(clientPath());
    JSON.write(TrialFile.in(path), begun);
    log = new TrialLog(path);
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

  /** Keeps what is read while the trial goes on. */
  public TrialLog log() {
    return log;
  }

  /** Ends the trial and writes {@code trial.json} and a table of the interactions. */
  public Trial finish(TrialEnd end) throws IOException {
    close();
    JSON.write(TrialFile.in(path), begun.ended(end));
    Trial trial = read(path, List.of());
    new ResultTables(List.of(trial)).writeTrialTable(path);
    return trial;
  }

  @Override
  public void close() throws IOException {
    log.close();
  }

  /**
   * The trial of a folder; of a trial whose process died, what is on disk.
   *
   * @param parts those that its schedule names
   */
  static Trial read(Path path, List<NamedPart> parts) throws IOException {
    Path file = TrialFile.in(path);
    TrialFile known = JSON.value(file, JSON.read(file), TrialFile.class);
    if (known.state() == RunState.RUNNING) {
      known =
          known.ended(
              new TrialEnd(
                  RunState.PARTIAL,
                  "The bench ended before the trial did; what clients and tiers wrote until then"
                      + " is kept.",
                  AuditOutcome.notRun()));
    }
    Measurement measurement = measurement(clientsIn(path), known.state());
    List<TierSample> tiers = TrialLog.tierSamples(path);
    Trial trial =
        new Trial(
            known.point(),
            known.startedAt(),
            known.state(),
            known.note(),
            measurement.spans(known.startedAt()),
            measurement.withTimesOfMeasuredPhaseOnly(),
            tiers,
            TrialLog.databaseSamples(path),
            known.audit(),
            TrialLog.evidence(path),
            List.of(),
            NodeChange.read(path),
            known.footprint().with(Footprint.Moment.LOADED, residentAtEnd(tiers)));
    return parts.isEmpty() ? trial : trial.with(TrialPart.of(trial, clientsIn(path), parts));
  }

  /** Of the web and application servers, in the last readings; 0 without a reading. */
  private static long residentAtEnd(List<TierSample> tiers) {
    Map<Tier, Long> last = new EnumMap<>(Tier.class);
    tiers.stream()
        .filter(sample -> sample.tier() == Tier.WEB || sample.tier() == Tier.APP)
        .forEach(sample -> last.put(sample.tier(), sample.residentBytes()));
    return last.values().stream().mapToLong(Long::longValue).sum();
  }

  /** What the clients left, which may be nothing unless the trial is complete. */
  private static Measurement measurement(Path clientPath, RunState state) throws IOException {
    try {
      return MeasurementFolder.read(clientPath);
    } catch (IOException | IllegalArgumentException e) {
      if (state == RunState.COMPLETE) {
        throw e;
      }
      return Measurement.nothing();
    }
  }
}
