package org.rubisee.bench.stats.warm;

/**
 * What a warm site must fulfil.
 *
 * @param compilerShare greatest share of the CPU time that JIT compilers use in the last five
 *     blocks
 * @param margin largest relative change from the earlier to the later half
 * @param interactions least number of interactions of the whole warm-up
 */
public record WarmCriteria(double compilerShare, double margin, long interactions) {
  /** For conclusions. The patterns that use Hibernate needed some 20,000 interactions. */
  public static final WarmCriteria CONCLUSIONS = new WarmCriteria(0.03, 0.05, 20_000);

  /** For a first look. */
  public static final WarmCriteria FIRST_LOOK = new WarmCriteria(0.10, 0.10, 5_000);
}
