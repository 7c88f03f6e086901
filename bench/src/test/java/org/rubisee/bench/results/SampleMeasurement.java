package org.rubisee.bench.results;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementWriter;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.SecondSample;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.Traffic;
import org.rubisee.measurement.TransitionCounts;
import org.rubisee.measurement.WarmUpEnd;

/** Makes what the clients of a {@link SampleTrial} measured, and their files. */
public final class SampleMeasurement {

  private static final Application AUCTION = Applications.named("auction");

  /** Of seconds; enough quiet for the gate on the steady state. */
  private static final double NOISE = 0.03;

  private final Phases phases;
  private final TrialPoint point;
  private final Load load;
  private final Random random;
  private final double weights;

  /** What the clients do per second and how long they wait. */
  record Load(double throughput, double responseMillis) {}

  SampleMeasurement(Phases phases, TrialPoint point, Load load, Random random) {
    this.phases = phases;
    this.point = point;
    this.load = load;
    this.random = random;
    weights =
        AUCTION.interactions().stream()
            .filter(this::isInMix)
            .mapToDouble(SampleMeasurement::weight)
            .sum();
  }

  /**
   * Writes the files of an emulator.
   *
   * @param clientPath where a trial keeps them
   */
  public static void write(Path clientPath, Measurement measurement) {
    try (MeasurementWriter writer = new MeasurementWriter(clientPath)) {
      for (SecondSample second : measurement.seconds()) {
        SecondSample.Response response = second.response();
        writer.append(
            second.counts(),
            spread(response.p50Millis(), response.p95Millis(), response.p99Millis()));
      }
      writer.checkpoint(measurement.header(), List.copyOf(measurement.phases().values()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Times with these percentiles. */
  public static LatencyHistogram spread(double p50Millis, double p95Millis, double p99Millis) {
    Histogram micros = new Histogram(LatencyHistogram.DIGITS);
    micros.recordValueWithCount(Math.round(1000 * p50Millis), 60);
    micros.recordValueWithCount(Math.round(1000 * p95Millis), 36);
    micros.recordValueWithCount(Math.round(1000 * p99Millis), 4);
    return LatencyHistogram.ofMicros(micros);
  }

  Measurement since(Instant start) {
    PhaseResult measured = measured();
    List<SecondSample> seconds = seconds(start);
    TransitionCounts transitions = transitions();
    LatencyHistogram lag = times(1000, 0.4);
    return new Measurement(
        new Measurement.Header(
            false,
            Map.of("mix", point.mix()),
            1,
            point.clients(),
            start.toEpochMilli(),
            "17",
            WarmUpEnd.FIXED,
            Map.of()),
        Map.of(
            Phase.WARM_UP, lasting(Phase.WARM_UP, phases.warmUpSeconds()),
            Phase.MEASURE,
                new PhaseResult(
                    Phase.MEASURE,
                    phases.measureSeconds(),
                    measured.interactions(),
                    new Sessions(12, 12, 12 * 840, 12 * 118),
                    new Traffic(4000, 900, 0, 0, 90_000_000L, legacyCount()),
                    0.00018 * load.throughput() * 60,
                    Map.of("StoreBuyNow", 25L),
                    List.of(transitions),
                    lag),
            Phase.COOL_DOWN, lasting(Phase.COOL_DOWN, phases.coolDownSeconds())),
        seconds);
  }

  private long legacyCount() {
    return Math.round(1.15 * load.throughput() * phases.measureSeconds());
  }

  private static PhaseResult lasting(Phase phase, double seconds) {
    PhaseResult nothing = PhaseResult.nothing(phase);
    return new PhaseResult(
        phase,
        seconds,
        nothing.interactions(),
        nothing.sessions(),
        nothing.traffic(),
        nothing.cpuSeconds(),
        nothing.infeasible(),
        nothing.transitions(),
        nothing.lag());
  }

  private PhaseResult measured() {
    Map<Interaction, InteractionResult> interactions = new TreeMap<>();
    for (Interaction interaction : AUCTION.interactions()) {
      if (isInMix(interaction)) {
        interactions.put(interaction, interaction(interaction));
      }
    }
    return PhaseResult.nothing(Phase.MEASURE).with(interactions, LatencyHistogram.empty());
  }

  private InteractionResult interaction(Interaction interaction) {
    double share = weight(interaction) / weights;
    int count = (int) (share * load.throughput() * phases.measureSeconds());
    double millis = interaction.isDynamic() ? load.responseMillis() * (0.6 + share * 9) : 0.8;
    LatencyHistogram response = times(count, millis);
    long rejected = interaction.isWrite() ? count / 50 : 0;
    return new InteractionResult(
        new Outcomes(Map.of(Outcome.OK, count - rejected, Outcome.REJECTED, rejected)),
        response,
        times(count, millis * 0.97),
        response);
  }

  private boolean isInMix(Interaction interaction) {
    boolean browsing = point.mix().equals("browsing");
    return !browsing || (interaction.index() <= 11 && !interaction.isWrite());
  }

  private static double weight(Interaction interaction) {
    return interaction.isWrite() ? 3 : 1 + interaction.label().length() % 7;
  }

  private LatencyHistogram times(int count, double millis) {
    Histogram micros = new Histogram(LatencyHistogram.DIGITS);
    for (int i = 0; i < count; i++) {
      micros.recordValue(Math.max(50, (long) (1000 * millis * lognormal())));
    }
    return LatencyHistogram.ofMicros(micros);
  }

  private double lognormal() {
    return Math.exp(0.6 * random.nextGaussian() - 0.18);
  }

  private List<SecondSample> seconds(Instant start) {
    List<SecondSample> seconds = new ArrayList<>();
    for (int second = 0; second < (int) phases.totalSeconds(); second++) {
      double noise = 1 + NOISE * random.nextGaussian();
      double slow = second < 6 ? 3 - second / 3.0 : 1;
      double millis = load.responseMillis() * slow * (1 + 0.08 * random.nextGaussian());
      long answered = Math.max(0, Math.round(load.throughput() * noise));
      seconds.add(
          second(
              start.getEpochSecond() + second + 1,
              point.clients(),
              answered,
              spread(0.8 * millis, 2.4 * millis, 4 * millis)));
    }
    return seconds;
  }

  /** A second in which all went well. */
  public static SecondSample second(
      long epochSecond, int clients, long answered, LatencyHistogram response) {
    return SecondSample.of(
        new SecondSample.Counts(
            epochSecond, Phase.MEASURE, clients, answered, 0, 0, 0, 0, answered, 0, 0, 0),
        response);
  }

  private TransitionCounts transitions() {
    Map<String, Double> probabilities =
        new TreeMap<>(Map.of("Browse", 0.7, "Sell", 0.2, "Register", 0.1));
    Map<String, Long> taken = new LinkedHashMap<>();
    for (int i = 0; i < 2000; i++) {
      double draw = random.nextDouble();
      taken.merge(draw < 0.7 ? "Browse" : draw < 0.9 ? "Sell" : "Register", 1L, Long::sum);
    }
    return new TransitionCounts("Home", probabilities, taken);
  }
}
