package org.rubisee.emulator.matrix;

import java.util.SplittableRandom;
import org.rubisee.emulator.customer.Walk;
import org.rubisee.emulator.site.PageRequest;

/** Counts the interactions of customers to whom every step is feasible. */
final class MixSimulation {

  private static final int LEGACY_LONGEST_SESSION = 1000;
  private static final PageRequest PAGE = PageRequest.END_OF_SESSION;

  final long[] counts;
  long sessions;

  private final TransitionTable table;
  private final SplittableRandom random;

  MixSimulation(TransitionTable table, long seed) {
    this.table = table;
    counts = new long[table.states()];
    random = new SplittableRandom(seed);
  }

  /** Sessions that end when their time is up; answers take no time. */
  MixSimulation runTimed(long steps) {
    Walk walk = new Walk(table, 0);
    double left = 0;
    for (long i = 0; i < steps; i++) {
      left -= exponential(7);
      if (left < 0) {
        walk.start();
        sessions++;
        left = exponential(900);
      } else {
        step(walk);
      }
      counts[walk.current()]++;
    }
    return this;
  }

  /** Sessions that end by a step, or after 1,000 requests, as in RUBiS 1.4.3. */
  MixSimulation runLegacy(long steps) {
    Walk walk = new Walk(table, 0);
    int length = 0;
    boolean ended = true;
    for (long i = 0; i < steps; i++) {
      ended = ended || length >= LEGACY_LONGEST_SESSION || !step(walk);
      if (ended) {
        walk.start();
        sessions++;
        length = 0;
        ended = false;
      }
      counts[walk.current()]++;
      length++;
    }
    return this;
  }

  private boolean step(Walk walk) {
    int step = walk.draw(random);
    if (step == table.endOfSession()) {
      return false;
    }
    if (step == table.back()) {
      walk.goBack();
    } else {
      walk.enter(step, PAGE);
    }
    return true;
  }

  private double exponential(double mean) {
    return -mean * Math.log(1 - random.nextDouble());
  }

  double[] shares() {
    double total = 0;
    for (long count : counts) {
      total += count;
    }
    double[] shares = new double[counts.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = counts[i] / total;
    }
    return shares;
  }
}
