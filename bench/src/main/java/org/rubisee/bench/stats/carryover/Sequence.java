package org.rubisee.bench.stats.carryover;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The blocks of one round and cell in the order in which they ran.
 *
 * @param before the site of the block that ran before the first, from 0; {@link #NONE} if there was
 *     none
 * @param sites the site of each block, from 0
 * @param logs the logarithm of the metric of each block
 */
public record Sequence(int before, List<Integer> sites, List<Double> logs) {

  /** No block ran before. */
  public static final int NONE = -1;

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if a block lacks its site or its value
   */
  public Sequence {
    sites = List.copyOf(sites);
    logs = List.copyOf(logs);
    if (sites.size() != logs.size()) {
      throw new IllegalArgumentException(
          "Each block needs a site and a value, not %d sites and %d values"
              .formatted(sites.size(), logs.size()));
    }
  }

  /** How many blocks each of so many sites has; 0 if they do not all have the same number. */
  int turns(int count) {
    int turns = sites.size() / count;
    boolean isBalanced =
        turns * count == sites.size()
            && IntStream.range(0, count)
                .allMatch(site -> Collections.frequency(sites, site) == turns);
    return isBalanced ? turns : 0;
  }

  /**
   * The values by place: the blocks of the first site in their order, then those of the second, and
   * so on.
   */
  double[] byPlace(int turns) {
    double[] values = new double[sites.size()];
    int[] places = places(turns);
    for (int i = 0; i < values.length; i++) {
      values[places[i]] = logs.get(i);
    }
    return values;
  }

  /** The site before each block, by place. */
  int[] sitesBefore(int turns) {
    int[] found = new int[sites.size()];
    int[] places = places(turns);
    for (int i = 0; i < found.length; i++) {
      found[places[i]] = i == 0 ? before : sites.get(i - 1);
    }
    return found;
  }

  /** The same blocks with other values, which are given by place. */
  Sequence withValues(int turns, double... byPlace) {
    return new Sequence(
        before, sites, Arrays.stream(places(turns)).mapToObj(place -> byPlace[place]).toList());
  }

  /**
   * The same values at the same times, had the sites taken each other's turns.
   *
   * @param names which site takes the turns of each site
   */
  Sequence renamed(int... names) {
    return new Sequence(before, sites.stream().map(site -> names[site]).toList(), logs);
  }

  /** The place of each block. */
  private int[] places(int turns) {
    int[] places = new int[sites.size()];
    int[] seen = new int[sites.size() / turns];
    for (int i = 0; i < places.length; i++) {
      int site = sites.get(i);
      places[i] = site * turns + seen[site]++;
    }
    return places;
  }
}
