package org.rubisee.bench.stats.carryover;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Runs in blocks, in the order of the commands: two sites as ABBA or BAAB, more of them shuffled.
 * What the sites, their starts and the rounds differ by does not count.
 *
 * @param sites how many
 * @param invocations how many
 * @param rounds of each invocation
 * @param noise standard deviation of the logarithm of a block
 * @param autocorrelation correlation of a block with the next, AR(1)
 * @param bursts share of the blocks that other work slows down by 50 %
 */
record CarryOverSimulation(
    int sites, int invocations, int rounds, double noise, double autocorrelation, double bursts) {

  /** The site whose next blocks take more, in a run with carry-over. */
  static final int CARRIER = 1;

  private static final double BURST = Math.log(1.5);

  /**
   * A run.
   *
   * @param ratio what a block takes after the site {@link #CARRIER}, over what it takes after the
   *     others
   */
  List<List<Sequence>> drawn(double ratio, Random random) {
    List<List<Sequence>> drawn = new ArrayList<>();
    for (int invocation = 0; invocation < invocations; invocation++) {
      drawn.add(invocation(ratio, random));
    }
    return drawn;
  }

  private List<Sequence> invocation(double ratio, Random random) {
    double[] levels = random.doubles(sites).map(level -> 3 * level).toArray();
    double state = random.nextGaussian();
    int last = random.nextInt(sites);
    List<Sequence> sequences = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      double common = 0.2 * random.nextGaussian();
      int before = last;
      List<Integer> order = order(random);
      List<Double> logs = new ArrayList<>();
      for (int site : order) {
        double burst = random.nextDouble() < bursts ? BURST : 0;
        double carried = last == CARRIER ? Math.log(ratio) : 0;
        logs.add(levels[site] + common + noise * state + burst + carried);
        state =
            autocorrelation * state
                + Math.sqrt(1 - autocorrelation * autocorrelation) * random.nextGaussian();
        last = site;
      }
      sequences.add(new Sequence(before, order, logs));
      // The other cells of a round lie between.
      last = random.nextInt(sites);
    }
    return sequences;
  }

  private List<Integer> order(Random random) {
    List<Integer> order = IntStream.range(0, sites).boxed().collect(Collectors.toList());
    Collections.shuffle(order, random);
    if (sites == 2) {
      order.addAll(List.of(order.get(1), order.get(0)));
    }
    return order;
  }

  /**
   * What the test says of many runs.
   *
   * @param shown how many show carry-over at the level of 5 %
   * @param untold how many cannot tell, because of the orders that were drawn
   */
  record Outcome(int shown, int untold) {}

  Outcome outcome(double ratio, int runs, int draws, Random random) {
    int shown = 0;
    int untold = 0;
    for (int run = 0; run < runs; run++) {
      Optional<CarryOver> result =
          CarryOver.of(sites, drawn(ratio, random), random.nextLong(), draws);
      shown += result.filter(test -> test.pValue() <= 0.05).isPresent() ? 1 : 0;
      untold += result.isEmpty() ? 1 : 0;
    }
    return new Outcome(shown, untold);
  }

  /** How many of so many runs show carry-over; each of them can tell. */
  int shown(double ratio, int runs, int draws, Random random) {
    Outcome outcome = outcome(ratio, runs, draws, random);
    if (outcome.untold() > 0) {
      throw new IllegalStateException(this + ": " + outcome + " of " + runs);
    }
    return outcome.shown();
  }
}
