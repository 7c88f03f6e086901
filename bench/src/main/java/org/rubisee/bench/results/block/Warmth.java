package org.rubisee.bench.results.block;

import org.rubisee.bench.stats.warm.WarmState;

/**
 * How warm a site was when its measured blocks began.
 *
 * @param state whether it was warm, by the plan's rules
 * @param reason what is missing, or in which figures it can be seen; a sentence. Of servers without
 *     a JVM, also what they have compiled
 * @param interactions interactions that it answered in the warm-up
 * @param blocks blocks of its warm-up
 * @param compilerShare share of JIT compilation in its CPU time over the last five blocks
 */
public record Warmth(
    WarmState state, String reason, long interactions, int blocks, double compilerShare) {

  /**
   * The same with what servers without a JVM have compiled.
   *
   * @param compiled sentences; empty: nothing is added
   */
  public Warmth with(String compiled) {
    return new Warmth(
        state, (reason + " " + compiled).strip(), interactions, blocks, compilerShare);
  }
}
