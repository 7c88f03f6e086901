package org.rubisee.bench.results.block;

/**
 * CPU time that the processes of a tier took during a block.
 *
 * @param seconds all of it, user and system
 * @param compilerSeconds the part of the JIT compilers; 0 for the database
 * @param collectorSeconds the part of the garbage collector; 0 for the database
 */
public record TierCpu(double seconds, double compilerSeconds, double collectorSeconds) {

  /** What is neither compilation nor garbage collection. */
  public double restSeconds() {
    return seconds - compilerSeconds - collectorSeconds;
  }

  /** The sum of both. */
  public TierCpu plus(TierCpu other) {
    return new TierCpu(
        seconds + other.seconds,
        compilerSeconds + other.compilerSeconds,
        collectorSeconds + other.collectorSeconds);
  }
}
