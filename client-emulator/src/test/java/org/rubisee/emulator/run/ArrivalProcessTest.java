package org.rubisee.emulator.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.emulator.client.Seeds;
import org.rubisee.emulator.load.LoadSchedule;

/**
 * Kolmogorov-Smirnov tests of arrivals against their schedule. The time-rescaling theorem makes a
 * Poisson process of rate 1 of them: each arrival moves to the integral of the rate up to it. Of
 * 200 seeds a test at 5 % is expected to reject 10, with a standard deviation of 3.1.
 */
class ArrivalProcessTest {

  private static final double SECONDS = 400;
  private static final double WARM_UP = 50;
  private static final int SEEDS = 200;

  /** Critical distance at 5 %, times the root of n. */
  private static final double CRITICAL = 1.358;

  /** Seconds that a rectangle of an integral has. */
  private static final double STEP = 0.02;

  private static final Map<String, Timetable> TIMETABLES = new ConcurrentHashMap<>();
  private static final Map<String, double[]> SUMS = new ConcurrentHashMap<>();

  private static final String CONSTANT = "constant:25";
  private static final String STEPS = "steps:0=10,100=60,200=0,250=30";
  private static final String SINE = "sine:mean=25,amplitude=25,period=120";
  private static final String CROWD =
      "flash-crowd:base=10,peak=80,start=100,rise=20,hold=60,fall=90";

  private static final Path SHIPPED =
      Path.of(System.getProperty("rubis.home"), "experiments/schedules");

  /** Arrivals per second where a shipped schedule, which is for multiplying, says 1. */
  private static final double RATE_OF_ONE = 60;

  /** One of each kind, and all that are shipped. */
  static Stream<Named<String>> schedules() throws IOException {
    try (Stream<Path> files = Files.list(SHIPPED)) {
      List<Path> shipped = files.filter(file -> file.toString().endsWith(".csv")).sorted().toList();
      assertThat(shipped).isNotEmpty();
      return Stream.concat(
          Stream.of(CONSTANT, STEPS, SINE, CROWD).map(text -> Named.of(text, text)),
          shipped.stream().map(file -> Named.of(file.getFileName().toString(), scaled(file))));
    }
  }

  /** The whole of a shipped schedule, with more arrivals, and faster, so that it fits a run. */
  private static String scaled(Path file) {
    LoadSchedule shipped = LoadSchedule.parse("csv:" + file);
    List<Double> seconds = secondsOfLines(file);
    double tenths = Math.floor(10 * (SECONDS - WARM_UP) / seconds.size());
    return IntStream.range(0, seconds.size())
        .mapToObj(line -> line * tenths / 10 + "=" + RATE_OF_ONE * shipped.at(seconds.get(line)))
        .collect(Collectors.joining(",", "steps:", ""));
  }

  private static List<Double> secondsOfLines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .skip(1)
          .map(line -> Double.valueOf(line.substring(0, line.indexOf(','))))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("schedules")
  void rescaledGapsAreExponential(String schedule) {
    assertThat(
            rejected(
                seed -> {
                  double[] rescaled = rescaled(schedule, schedule, seed);
                  double[] gaps = new double[rescaled.length];
                  for (int i = 0; i < gaps.length; i++) {
                    gaps[i] = 1 - Math.exp(-rescaled[i] + (i == 0 ? 0 : rescaled[i - 1]));
                  }
                  return isRejected(gaps);
                }))
        .isBetween(1L, 20L);
  }

  /** Given their number, rescaled arrivals are uniform: the rate is that of the schedule. */
  @ParameterizedTest
  @MethodSource("schedules")
  void rescaledArrivalsAreUniform(String schedule) {
    assertThat(rejected(seed -> isRejected(relative(schedule, schedule, seed)))).isBetween(1L, 20L);
  }

  @Test
  void theTestFindsArrivalsOfAnotherSchedule() {
    assertThat(rejected(seed -> isRejected(relative(SINE, CONSTANT, seed)))).isEqualTo(SEEDS);
    assertThat(
            rejected(
                seed -> isRejected(relative("sine:mean=25,amplitude=22,period=120", SINE, seed))))
        .as("an amplitude that is 12 %% less")
        .isGreaterThan(30L);
  }

  @ParameterizedTest
  @MethodSource("schedules")
  void thereAreAsManyAsTheScheduleSays(String schedule) {
    long all = LongStream.rangeClosed(1, SEEDS).map(seed -> arrivals(schedule, seed).length).sum();
    double expected = SEEDS * integral(schedule, SECONDS)[0];

    assertThat((double) all)
        .isBetween(expected - 4 * Math.sqrt(expected), expected + 4 * Math.sqrt(expected));
  }

  @Test
  void theSameSeedGivesTheSameArrivals() {
    assertThat(arrivals(SINE, 7)).isEqualTo(arrivals(SINE, 7));
    assertThat(arrivals(SINE, 8)).isNotEqualTo(arrivals(SINE, 7));
  }

  @Test
  void theWarmUpHasTheRateOfSecondZero() {
    double[] arrivals = arrivals("steps:0=20,1=0", 3);

    assertThat(arrivals.length).isBetween(900, 1_150);
    assertThat(arrivals[arrivals.length - 1]).isBetween(WARM_UP, WARM_UP + 1);
  }

  @Test
  void aRateOfZeroHasNoArrivals() {
    assertThat(arrivals("constant:0", 1)).isEmpty();
  }

  private static long rejected(LongPredicate ofSeed) {
    return LongStream.rangeClosed(1, SEEDS).filter(ofSeed).count();
  }

  private static double[] relative(String schedule, String actual, long seed) {
    double whole = integral(schedule, SECONDS)[0];
    return Arrays.stream(rescaled(schedule, actual, seed)).map(value -> value / whole).toArray();
  }

  /** Arrivals of one schedule, rescaled as if they were those of another. */
  private static double[] rescaled(String schedule, String actual, long seed) {
    return integral(schedule, arrivals(actual, seed));
  }

  /** The integral of the rate up to each of some moments, by rectangles of 20 ms. */
  private static double[] integral(String schedule, double... moments) {
    Timetable timetable = timetable(schedule);
    double[] sums = SUMS.computeIfAbsent(schedule, ArrivalProcessTest::sums);
    return Arrays.stream(moments)
        .map(
            moment -> {
              int steps = (int) (moment / STEP);
              double second = steps * STEP;
              return sums[steps] + (moment - second) * timetable.at((moment + second) / 2);
            })
        .toArray();
  }

  /** The integral after each rectangle. */
  private static double[] sums(String schedule) {
    Timetable timetable = timetable(schedule);
    double[] sums = new double[(int) (SECONDS / STEP) + 1];
    for (int i = 1; i < sums.length; i++) {
      sums[i] = sums[i - 1] + STEP * timetable.at((i - 0.5) * STEP);
    }
    return sums;
  }

  private static boolean isRejected(double[] values) {
    double[] sorted = Arrays.stream(values).sorted().toArray();
    int n = sorted.length;
    double distance = 0;
    for (int i = 0; i < n; i++) {
      distance = Math.max(distance, Math.abs(sorted[i] - (double) i / n));
      distance = Math.max(distance, Math.abs(sorted[i] - (i + 1.0) / n));
    }
    return distance * Math.sqrt(n) > CRITICAL;
  }

  private static double[] arrivals(String schedule, long seed) {
    ArrivalProcess process =
        new ArrivalProcess(timetable(schedule), new SplittableRandom(Seeds.of(seed, 0)));
    return DoubleStream.iterate(
            process.next(), second -> second != ArrivalProcess.NONE, second -> process.next())
        .toArray();
  }

  private static Timetable timetable(String schedule) {
    return TIMETABLES.computeIfAbsent(
        schedule, text -> new Timetable(LoadSchedule.parse(text), WARM_UP, SECONDS));
  }
}
