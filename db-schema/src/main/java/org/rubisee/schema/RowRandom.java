package org.rubisee.schema;

/**
 * The random numbers of one row: SplitMix64, started from the master seed, the kind of row and its
 * number. So a row is the same whoever generates it, and in whatever order.
 */
final class RowRandom {

  /** What the numbers are for. Each use draws from a stream of its own. */
  enum Use {
    USER,
    AUCTION,
    BIDS,
    BID_COUNTS,
    COMMENT,
    COMMENTED,
    BUY_NOW,
    BOUGHT,
    TEXT
  }

  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  RowRandom(long seed, Use use, long row) {
    this.state = mix(mix(seed + (use.ordinal() + 1) * GAMMA) + row);
  }

  long next() {
    state += GAMMA;
    return mix(state);
  }

  /** Uniform in 0 to bound - 1. */
  int below(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  /** Uniform in least to most, both included. */
  int between(int least, int most) {
    return least + below(most - least + 1);
  }

  /** Uniform in 0 (included) to 1 (excluded). */
  double fraction() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  private static long mix(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
