package org.rubisee.emulator.client;

/** Splits the master seed. */
public final class Seeds {

  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  private Seeds() {}

  /** A seed for one of many, unlike those of its neighbours. */
  public static long of(long masterSeed, long number) {
    long z = masterSeed + number * GOLDEN_RATIO;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
