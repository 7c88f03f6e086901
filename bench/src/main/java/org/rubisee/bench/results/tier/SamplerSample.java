package org.rubisee.bench.results.tier;

/**
 * A reading of what sampling itself costs, counted since the sampler's start.
 *
 * @param atSeconds when it was read, seconds since the trial's start
 * @param ownCpuSeconds CPU time of the sampler's thread
 * @param childrenCpuSeconds CPU time of the programs that it started, for example {@code ss}
 * @param elapsedSeconds how long the readings took, with waiting for a processor and for answers of
 *     database and servers: more than the CPU time that answering cost those
 * @param benchCpuSeconds CPU time of the whole bench since its start: sampler, progress line, and
 *     the compiler and collector of its Java machine
 */
public record SamplerSample(
    double atSeconds,
    double ownCpuSeconds,
    double childrenCpuSeconds,
    double elapsedSeconds,
    double benchCpuSeconds) {

  /** CPU time of the sampler and the programs that it started. */
  public double cpuSeconds() {
    return ownCpuSeconds + childrenCpuSeconds;
  }
}
