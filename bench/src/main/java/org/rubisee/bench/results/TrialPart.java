package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.NamedPart;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseSpan;
import org.rubisee.measurement.SecondSample;

/**
 * What clients and servers did in a part of the measured phase that its schedule names: in the
 * whole seconds of the wall clock that lie within it.
 *
 * @param name of the part
 * @param span the first to the last of these seconds, in seconds since the trial's start
 * @param answered interactions that got a page
 * @param response response times of all interactions; those without a page count as infinite
 * @param serverCpuSeconds CPU time of web, app and db together
 */
public record TrialPart(
    String name,
    PhaseSpan span,
    long answered,
    LatencyHistogram response,
    double serverCpuSeconds) {

  private static final double MILLIS_PER_SECOND = 1000;

  /** Answered interactions per second. */
  public double throughput() {
    return answered / span.seconds();
  }

  /** CPU milliseconds of all servers per answered interaction; NaN without an answer. */
  public double serverCpuMillis() {
    return answered == 0 ? Double.NaN : MILLIS_PER_SECOND * serverCpuSeconds / answered;
  }

  /**
   * Reads the parts of a trial. One without a whole second is left out.
   *
   * @param clientPath what the clients left
   * @param parts those that the schedule names
   */
  static List<TrialPart> of(Trial trial, Path clientPath, List<NamedPart> parts)
      throws IOException {
    List<TrialPart> read = new ArrayList<>();
    for (NamedPart part : parts) {
      List<SecondSample> seconds =
          trial.seconds().stream().filter(second -> lies(second, trial, part)).toList();
      if (!seconds.isEmpty()) {
        read.add(of(trial, clientPath, part.name(), seconds));
      }
    }
    return read;
  }

  private static boolean lies(SecondSample second, Trial trial, NamedPart part) {
    PhaseSpan measured = trial.measured();
    double begin = begin(second, trial);
    return begin >= measured.fromSecond() + part.fromSecond()
        && begin + 1 <= Math.min(measured.toSecond(), measured.fromSecond() + part.toSecond());
  }

  /** Exactly, in seconds since the trial's start. */
  private static double begin(SecondSample second, Trial trial) {
    return second.counts().epochSecond() - 1 - trial.startedAt().toEpochMilli() / MILLIS_PER_SECOND;
  }

  private static TrialPart of(Trial trial, Path clientPath, String name, List<SecondSample> seconds)
      throws IOException {
    PhaseSpan span =
        new PhaseSpan(
            Phase.MEASURE,
            begin(seconds.get(0), trial),
            begin(seconds.get(seconds.size() - 1), trial) + 1);
    Set<Long> ends = new HashSet<>();
    seconds.forEach(second -> ends.add(second.counts().epochSecond()));
    LatencyHistogram answers = MeasurementFolder.responseOf(clientPath, ends::contains);
    return new TrialPart(
        name,
        span,
        seconds.stream().mapToLong(second -> second.counts().answered()).sum(),
        answers.withUnanswered(
            seconds.stream().mapToLong(second -> second.counts().unanswered()).sum()),
        List.of(Tier.WEB, Tier.APP, Tier.DB).stream()
            .mapToDouble(tier -> trial.series(tier).cpuSecondsIn(span))
            .sum());
  }
}
