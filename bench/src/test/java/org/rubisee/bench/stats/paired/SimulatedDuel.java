package org.rubisee.bench.stats.paired;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.rubisee.bench.stats.paired.MetricRatios.Better;
import org.rubisee.bench.stats.paired.RecordedBlocks.Noise;

/**
 * A duel of one start with the noise of recorded blocks, in the order ABBA, in two mixes. The ratio
 * of all metrics approaches its limit exponentially from the beginning of the warm-up on.
 *
 * @param length rounds and times
 * @param from the ratio by which NEW is worse when the warm-up begins
 * @param to its limit
 * @param constant time constant of the drift, seconds
 */
record SimulatedDuel(Length length, double from, double to, double constant) {

  private static final double TOLERANCE = 0.05;

  /** What a duel of one start allows for other starts. */
  private static final double ALLOWED = 0.01;

  /** What starts differ by: docs/log/2026-11-27-duels.md. */
  private static final double START_DEVIATION = 0.0067;

  /** Limits of JIT compilation in the measured blocks, and of the distance of both builds. */
  private static final double COMPILER_SHARE = 0.05;

  private static final double COMPILER_DISTANCE = 0.02;

  private static final int MIXES = 2;

  /**
   * What the log ratio of a round deviated by in real duels of equals: of servlets-only in a
   * quarter of an hour on two quiet cores, of the others by their smallest detectable
   * deteriorations, less the 1 % for the start: docs/log/2026-11-27-duels.md.
   */
  static final Map<String, Double> DEVIATIONS =
      Map.of(
          "servlets-only", 0.09,
          "session-beans", 0.052,
          "jpa", 0.056,
          "session-facade", 0.042,
          "local-interfaces", 0.035,
          "entity-bmp", 0.026,
          "entity-cmp", 0.039);

  /** How a duel may end. */
  enum End {
    REGRESSION,
    EQUIVALENT,
    /** The metrics show neither. */
    UNTOLD,
    /** A ratio moved. */
    MOVING,
    /** JIT compilation bars the verdict. */
    COMPILING
  }

  /**
   * How much a duel measures.
   *
   * @param site whose noise it has
   * @param rounds from 1
   */
  record Length(String site, int rounds, MeasuredTime time) {

    /** Rounds that a quarter of an hour had on two cores: docs/log/2026-11-27-duels.md. */
    static List<Length> ofAQuarter() {
      MeasuredTime time = new MeasuredTime(270, 560);
      return List.of(
          new Length("servlets-only", 64, time),
          new Length("session-beans", 92, time),
          new Length("jpa", 105, time),
          new Length("session-facade", 47, time),
          new Length("local-interfaces", 54, time),
          new Length("entity-bmp", 15, time),
          new Length("entity-cmp", 15, time));
    }

    /** The same of half an hour, of which the warm-up takes at most 30 %, too. */
    Length ofHalfAnHour() {
      return new Length(
          site, (int) Math.round(rounds * 1_180 / time.seconds()), new MeasuredTime(540, 1_180));
    }

    /** The same whose warm-up ended as early as it may. */
    Length afterAShortWarmUp() {
      return new Length(
          site, (int) Math.round(rounds * 700 / time.seconds()), new MeasuredTime(130, 700));
    }
  }

  /** A duel whose ratio is constant. */
  static SimulatedDuel steady(Length length, double ratio) {
    return new SimulatedDuel(length, ratio, ratio, 1);
  }

  /** Draws it and judges it. */
  End end(RecordedBlocks recorded, boolean compiles, Random random) {
    if (compiles && isCompiling(recorded, random)) {
      return End.COMPILING;
    }
    Regression judged = Regression.of(TOLERANCE, ALLOWED, length.time(), drawn(recorded, random));
    if (judged.metrics().stream().anyMatch(metric -> metric.settling().isMoving())) {
      return End.MOVING;
    }
    return switch (judged.verdict()) {
      case REGRESSION -> End.REGRESSION;
      case EQUIVALENT -> End.EQUIVALENT;
      case CANNOT_TELL -> End.UNTOLD;
    };
  }

  /** The share of so many duels with this end. */
  double share(End end, RecordedBlocks recorded, int duels, Random random) {
    return (double)
            IntStream.range(0, duels).filter(i -> end(recorded, false, random) == end).count()
        / duels;
  }

  /** The share of so many duels that are a regression if a ratio is taken to have settled. */
  double alarmsOfTheMean(RecordedBlocks recorded, int duels, Random random) {
    long alarms =
        IntStream.range(0, duels)
            .mapToObj(i -> drawn(recorded, random))
            .map(family -> Regression.of(TOLERANCE, ALLOWED, MeasuredTime.SETTLED, family))
            .filter(judged -> judged.verdict() == Verdict.REGRESSION)
            .count();
    return (double) alarms / duels;
  }

  private boolean isCompiling(RecordedBlocks recorded, Random random) {
    for (int mix = 0; mix < MIXES; mix++) {
      double base = compilation(recorded, random);
      double rival = compilation(recorded, random);
      if (Math.max(base, rival) >= COMPILER_SHARE || Math.abs(base - rival) >= COMPILER_DISTANCE) {
        return true;
      }
    }
    return false;
  }

  private double compilation(RecordedBlocks recorded, Random random) {
    List<Double> start = recorded.start(length.site(), random);
    return IntStream.range(0, 2 * length.rounds())
        .mapToDouble(block -> RecordedBlocks.one(start, random))
        .average()
        .orElseThrow();
  }

  private List<MetricRatios> drawn(RecordedBlocks recorded, Random random) {
    List<MetricRatios> family = new ArrayList<>();
    for (int mix = 0; mix < MIXES; mix++) {
      double[] cpu = new double[length.rounds()];
      double[] throughput = new double[length.rounds()];
      double cpuOfStart = START_DEVIATION * random.nextGaussian();
      double throughputOfStart = START_DEVIATION * random.nextGaussian();
      for (int round = 0; round < cpu.length; round++) {
        double worse = Math.log(ratio(round));
        double[] noise = noise(recorded, random);
        cpu[round] = worse + cpuOfStart + noise[0];
        throughput[round] = -worse + throughputOfStart + noise[1];
      }
      family.add(new MetricRatios("cpu-" + mix, LogRatios.of(new double[][] {cpu}), Better.LOWER));
      family.add(
          new MetricRatios(
              "throughput-" + mix, LogRatios.of(new double[][] {throughput}), Better.HIGHER));
    }
    return family;
  }

  /** Of a round: two blocks of each site. */
  private double[] noise(RecordedBlocks recorded, Random random) {
    Noise first = recorded.block(length.site(), random);
    Noise second = recorded.block(length.site(), random);
    Noise third = recorded.block(length.site(), random);
    Noise fourth = recorded.block(length.site(), random);
    return new double[] {
      (first.cpu() + second.cpu() - third.cpu() - fourth.cpu()) / 2,
      (first.throughput() + second.throughput() - third.throughput() - fourth.throughput()) / 2
    };
  }

  private double ratio(int round) {
    MeasuredTime time = length.time();
    double seconds = time.before() + (round + 0.5) / length.rounds() * time.seconds();
    return to + (from - to) * Math.exp(-seconds / constant);
  }
}
