package org.rubisee.bench.stats.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.stats.Moments;

/**
 * The universal scalability law fitted to trials, with 95 % confidence bounds by a bootstrap of
 * residuals: the ratios of measured to fitted throughput are resampled, widened by the degrees of
 * freedom that the fit used up, and the law is fitted again.
 */
public final class ScalabilityFit {
  /** Fewer trials leave no residual to draw from. */
  public static final int LEAST_POINTS = 4;

  private static final int DRAWS = 1000;
  private static final int COEFFICIENTS = 3;
  private static final long SEED = 20020401;
  private static final double LOWER_TAIL = 0.025;

  private final UniversalScalability law;
  private final List<UniversalScalability> draws;
  private final double greatestDeviation;

  private ScalabilityFit(
      UniversalScalability law, List<UniversalScalability> draws, double greatestDeviation) {
    this.law = law;
    this.draws = List.copyOf(draws);
    this.greatestDeviation = greatestDeviation;
  }

  /**
   * A number with its bounds.
   *
   * @param value of the best fit
   * @param low lower end of the 95 % interval
   * @param high upper end; infinite where the law may have no limit
   */
  public record Bounded(double value, double low, double high) {}

  /**
   * Fits the law.
   *
   * @param trials one point per trial; several of the same load are welcome
   * @throws IllegalArgumentException for fewer than {@value #LEAST_POINTS} trials or three loads
   */
  public static ScalabilityFit of(List<UniversalScalability.Point> trials) {
    if (trials.size() < LEAST_POINTS) {
      throw new IllegalArgumentException("Bounds need at least " + LEAST_POINTS + " trials");
    }
    UniversalScalability law = UniversalScalability.fit(trials);
    double[] residuals = residuals(law, trials);
    Random random = new Random(SEED);
    List<UniversalScalability> draws = new ArrayList<>();
    for (int draw = 0; draw < DRAWS; draw++) {
      draws.add(UniversalScalability.fit(drawn(law, trials, residuals, random)));
    }
    return new ScalabilityFit(law, draws, greatestDeviation(law, trials));
  }

  /** Throughput of one client. */
  public Bounded rate() {
    return bounded(UniversalScalability::rate);
  }

  /** The share that is serial. */
  public Bounded contention() {
    return bounded(UniversalScalability::contention);
  }

  /** The cost of agreement between pairs. */
  public Bounded coherency() {
    return bounded(UniversalScalability::coherency);
  }

  /** Where the curve peaks, in clients. */
  public Bounded peakClients() {
    return bounded(UniversalScalability::peakClients);
  }

  /** Throughput at a load. */
  public Bounded throughput(double clients) {
    return bounded(each -> each.throughput(clients));
  }

  /** How far the trial lies that the law fits worst, relative to the law, from 0. */
  public double greatestDeviation() {
    return greatestDeviation;
  }

  private Bounded bounded(ToDoubleFunction<UniversalScalability> figure) {
    double[] sorted = draws.stream().mapToDouble(figure).sorted().toArray();
    int cut = (int) (LOWER_TAIL * sorted.length);
    return new Bounded(figure.applyAsDouble(law), sorted[cut], sorted[sorted.length - 1 - cut]);
  }

  /** Logarithms of measured over fitted, centred and widened. */
  private static double[] residuals(
      UniversalScalability law, List<UniversalScalability.Point> trials) {
    double[] logs =
        trials.stream()
            .mapToDouble(p -> Math.log(p.throughput() / law.throughput(p.clients())))
            .toArray();
    double mean = Moments.of(logs).mean();
    double widening = Math.sqrt((double) logs.length / (logs.length - COEFFICIENTS));
    return Arrays.stream(logs).map(log -> widening * (log - mean)).toArray();
  }

  private static List<UniversalScalability.Point> drawn(
      UniversalScalability law,
      List<UniversalScalability.Point> trials,
      double[] residuals,
      Random random) {
    return trials.stream()
        .map(
            p ->
                new UniversalScalability.Point(
                    p.clients(),
                    law.throughput(p.clients())
                        * Math.exp(residuals[random.nextInt(residuals.length)])))
        .toList();
  }

  private static double greatestDeviation(
      UniversalScalability law, List<UniversalScalability.Point> trials) {
    return trials.stream()
        .mapToDouble(p -> Math.abs(p.throughput() / law.throughput(p.clients()) - 1))
        .max()
        .orElse(0);
  }
}
