package org.rubisee.bench.stats.warm;

/**
 * A block of the warm-up of one site in one cell.
 *
 * @param interactions completed ones
 * @param seconds length of the block
 * @param medianMillis median response time
 * @param cpuSeconds CPU time of all tiers of the site
 * @param compilerSeconds CPU time of their JIT compilers, part of the former; NaN if not known
 */
public record WarmBlock(
    long interactions,
    double seconds,
    double medianMillis,
    double cpuSeconds,
    double compilerSeconds) {

  double cpuPerInteraction() {
    return cpuSeconds / interactions;
  }

  double throughput() {
    return interactions / seconds;
  }
}
