package org.rubisee.bench.stats.law;

import java.util.List;
import java.util.TreeMap;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.univariate.BrentOptimizer;
import org.hipparchus.optim.univariate.SearchInterval;
import org.hipparchus.optim.univariate.UnivariateObjectiveFunction;

/**
 * Clients that think, pass a delay and queue at one station, without contention: the model whose
 * throughput stays below both N/(R₀+Z) and 1/D. Throughput is computed by exact mean value analysis
 * (Reiser and Lavenberg, 1980).
 *
 * @param outsideSeconds think time and all waiting elsewhere, from 0
 * @param demandSeconds the service demand D at the station, seconds per interaction, above 0
 */
public record ClosedQueue(double outsideSeconds, double demandSeconds) {
  private static final double TOLERANCE = 1e-9;
  private static final double FAR = 4;
  private static final int EVALUATIONS = 500;

  /**
   * The queue whose throughput lies nearest to the trials, by least squares of logarithms. Only the
   * demand is fitted: think time is known, and so is the response time without queueing.
   *
   * @param trials at least one, throughput above 0
   * @param cycleSeconds R0 + Z: response time without queueing, and think time
   */
  public static ClosedQueue fit(List<UniversalScalability.Point> trials, double cycleSeconds) {
    double highest =
        trials.stream()
            .mapToDouble(UniversalScalability.Point::throughput)
            .max()
            .orElseThrow(() -> new IllegalArgumentException("A fit needs a trial"));
    double demand =
        new BrentOptimizer(TOLERANCE, TOLERANCE)
            .optimize(
                new UnivariateObjectiveFunction(
                    log -> within(cycleSeconds, Math.exp(log)).error(trials)),
                GoalType.MINIMIZE,
                new MaxEval(EVALUATIONS),
                new SearchInterval(Math.log(1 / highest / FAR), Math.log(FAR / highest)))
            .getPoint();
    return within(cycleSeconds, Math.exp(demand));
  }

  /** X with so many clients, interactions per second. */
  public double throughput(int clients) {
    double throughput = 0;
    double queue = 0;
    for (int n = 1; n <= clients; n++) {
      double response = demandSeconds * (1 + queue);
      throughput = n / (outsideSeconds + response);
      queue = throughput * response;
    }
    return throughput;
  }

  /** The queue with this demand in which a client that never waits needs so long for a cycle. */
  private static ClosedQueue within(double cycleSeconds, double demandSeconds) {
    return new ClosedQueue(Math.max(0, cycleSeconds - demandSeconds), demandSeconds);
  }

  private double error(List<UniversalScalability.Point> trials) {
    TreeMap<Integer, Double> expected = new TreeMap<>();
    double sum = 0;
    for (UniversalScalability.Point trial : trials) {
      double throughput = expected.computeIfAbsent((int) trial.clients(), this::throughput);
      sum += Math.pow(Math.log(trial.throughput() / throughput), 2);
    }
    return sum;
  }
}
