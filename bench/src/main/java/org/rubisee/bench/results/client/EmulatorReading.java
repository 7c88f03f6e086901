package org.rubisee.bench.results.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rubisee.bench.results.TrialFolder;
import org.rubisee.emulator.load.Phase;
import org.rubisee.emulator.load.Workload.Pace;
import org.rubisee.emulator.matrix.StationaryShares;
import org.rubisee.emulator.record.EmulatorResult;
import org.rubisee.emulator.record.Outcome;
import org.rubisee.emulator.record.PhaseCounts;
import org.rubisee.emulator.record.PhaseResult;
import org.rubisee.emulator.record.ResultFolder;
import org.rubisee.emulator.record.SecondSample;
import org.rubisee.emulator.record.Timings;
import org.rubisee.model.Interaction;

/**
 * What emulator processes left, in the words of a trial.
 *
 * @param phases the phases that were run
 * @param client what the clients saw in the measured phase
 * @param partial whether the emulator was cut short
 */
public record EmulatorReading(List<PhaseSpan> phases, ClientResult client, boolean partial) {

  private static final String COUNTS_FILE = "emulator.json";

  /** Copies the list. */
  public EmulatorReading {
    phases = List.copyOf(phases);
  }

  /**
   * Reads a merged result.
   *
   * @param result of one process, or of several merged
   * @param trialStart from when the seconds of the trial count
   */
  public static EmulatorReading of(EmulatorResult result, Instant trialStart) {
    PhaseResult measured = result.phases().get(Phase.MEASURE);
    ClientResult client =
        measured == null
            ? ClientResult.nothing()
            : client(measured, result.header(), seconds(result, trialStart));
    return new EmulatorReading(phases(result, trialStart), client, result.header().partial());
  }

  /**
   * Reads what the emulator processes of a trial left.
   *
   * @param clientPath {@link TrialFolder#clientPath()}: a process's own folder, or one folder per
   *     process in it
   * @throws IOException if a folder cannot be read or there is none
   */
  public static EmulatorReading of(Path clientPath, Instant trialStart) throws IOException {
    if (Files.exists(clientPath.resolve(COUNTS_FILE))) {
      return of(ResultFolder.read(clientPath), trialStart);
    }
    try (Stream<Path> folders = Files.list(clientPath)) {
      List<Path> filled =
          folders.filter(folder -> Files.exists(folder.resolve(COUNTS_FILE))).sorted().toList();
      if (filled.isEmpty()) {
        throw new IOException("No emulator left results in " + clientPath);
      }
      return of(ResultFolder.readMerged(filled), trialStart);
    }
  }

  private static List<PhaseSpan> phases(EmulatorResult result, Instant trialStart) {
    double from = (result.header().startedAtEpochMillis() - trialStart.toEpochMilli()) / 1000.0;
    List<PhaseSpan> spans = new ArrayList<>();
    for (Phase phase : Phase.values()) {
      PhaseResult part = result.phases().get(phase);
      if (part != null) {
        double to = from + part.counts().seconds();
        spans.add(new PhaseSpan(phase.label(), from, to));
        from = to;
      }
    }
    return spans;
  }

  private static ClientResult client(
      PhaseResult measured, EmulatorResult.Header header, List<ClientSecond> seconds) {
    PhaseCounts counts = measured.counts();
    PhaseCounts.Sessions sessions = counts.sessions();
    PhaseCounts.Http http = counts.http();
    double ended = Math.max(1, sessions.ended());
    return new ClientResult(
        counts.seconds(),
        interactions(measured),
        seconds,
        counts.transitions().stream()
            .map(row -> new TransitionRow(row.from(), row.probabilities(), row.taken()))
            .toList(),
        stationaryShares(header.options().workload()),
        new Sessions(
            sessions.ended(),
            sessions.secondsOfEnded() / ended,
            sessions.interactionsOfEnded() / ended),
        new Traffic(
            http.pages(),
            http.embedded(),
            http.embeddedFailures(),
            http.reconnects(),
            http.bytes()),
        counts.infeasible().values().stream().mapToLong(Long::longValue).sum(),
        counts.seconds() > 0 ? http.legacyCount() / counts.seconds() : 0,
        new ClientHealth(
            counts.cpuSeconds(), header.processes(), LatencyHistogram.ofMicros(measured.lag())),
        header.warmUpEnd());
  }

  /** Shares in the long run; unknown for a transition table of the user's own. */
  private static Map<String, Double> stationaryShares(org.rubisee.emulator.load.Workload workload) {
    Map<String, Double> shares = new LinkedHashMap<>();
    if (workload.matrixFile().isEmpty()) {
      StationaryShares.of(workload.matrices(), workload.mix(), Pace.PAPER.endOfSessionPerStep())
          .forEach((interaction, share) -> shares.put(interaction.label(), share));
    }
    return shares;
  }

  private static Map<String, InteractionResult> interactions(PhaseResult measured) {
    Map<String, InteractionResult> results = new LinkedHashMap<>();
    for (Interaction interaction : Interaction.values()) {
      if (measured.count(interaction) > 0) {
        Timings times = measured.timings().getOrDefault(interaction, Timings.empty());
        results.put(
            interaction.label(),
            new InteractionResult(
                outcomes(measured, interaction),
                LatencyHistogram.ofMicros(times.response()),
                LatencyHistogram.ofMicros(times.service()),
                LatencyHistogram.ofMicros(times.page())));
      }
    }
    return results;
  }

  private static Outcomes outcomes(PhaseResult measured, Interaction interaction) {
    Map<String, Long> failed = new TreeMap<>();
    for (Outcome outcome : Outcome.values()) {
      long count = measured.count(interaction, outcome);
      if (outcome.isFailure() && count > 0) {
        failed.put(outcome.label(), count);
      }
    }
    return new Outcomes(
        measured.count(interaction, Outcome.OK),
        measured.count(interaction, Outcome.REJECTED),
        measured.count(interaction, Outcome.REFUSED),
        failed);
  }

  private static List<ClientSecond> seconds(EmulatorResult result, Instant trialStart) {
    return result.seconds().stream().map(sample -> second(sample, trialStart)).toList();
  }

  private static ClientSecond second(SecondSample sample, Instant trialStart) {
    SecondSample.Counts counts = sample.counts();
    LatencyHistogram response = LatencyHistogram.ofMicros(sample.response());
    return new ClientSecond(
        (int) (counts.epochSecond() - 1 - trialStart.getEpochSecond()),
        counts.clients(),
        counts.ok() + counts.rejected(),
        counts.refused() + counts.failed(),
        response.millisAt(50),
        response.millisAt(95),
        response.millisAt(99));
  }
}
