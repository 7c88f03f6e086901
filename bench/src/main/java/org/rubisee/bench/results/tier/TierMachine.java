package org.rubisee.bench.results.tier;

/**
 * The machine of a tier.
 *
 * @param name tells machines apart; empty: that of the bench
 * @param words how it is called in reports; empty for that of the bench
 * @param cores its logical CPUs; 0: nobody knows, or as many as the bench has
 */
public record TierMachine(String name, String words, int cores) {

  /** The machine of the bench. */
  public static final TierMachine OF_THE_BENCH = new TierMachine("", "", 0);
}
