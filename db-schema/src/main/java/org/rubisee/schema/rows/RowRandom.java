package org.rubisee.schema.rows;

/**
 * The random numbers of one row: SplitMix64, started from the master seed, the stream and the
 * number of the row. So a row is the same whoever generates it, and in whatever order.
 */
public final class RowRandom {

  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  /**
   * @param seed the master seed
   * @param stream what the numbers are for, from 0: each use draws from a stream of its own
   * @param row the number of the row
   */
  public RowRandom(long seed, int stream, long row) {
    this.state = mix(mix(seed + (stream + 1) * GAMMA) + row);
  }

  /** Any number. */
  public long next() {
    state += GAMMA;
    return mix(state);
  }

  /** Uniform in 0 to bound - 1. */
  public int below(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  /** Uniform in least to most, both included. */
  public int between(int least, int most) {
    return least + below(most - least + 1);
  }

  /** Uniform in 0 (included) to 1 (excluded). */
  public double fraction() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  /** The numbers 0 to size - 1, shuffled. */
  public int[] permutation(int size) {
    int[] numbers = new int[size];
    for (int i = 0; i < size; i++) {
      int other = below(i + 1);
      numbers[i] = numbers[other];
      numbers[other] = i;
    }
    return numbers;
  }

  private static long mix(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
