package org.rubisee.emulator.run;

/** Splits the master seed. */
final class Seeds {

  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  private Seeds() {}

  /** A seed for one client, unlike those of its neighbours. */
  static long of(long masterSeed, int client) {
    long z = masterSeed + client * GOLDEN_RATIO;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
