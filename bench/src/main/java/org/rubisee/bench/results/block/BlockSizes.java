package org.rubisee.bench.results.block;

/**
 * How large blocks are. The same for all sites of a run.
 *
 * @param busy requests in flight in a saturated block
 * @param settling interactions at the beginning of a saturated block that do not count
 * @param interactions interactions of a saturated block that count
 * @param settlingSeconds time at the beginning of a paced block that does not count
 * @param pacedSeconds time of a paced block that counts
 * @param pacedShare the rate of paced blocks, as a share of what the slowest site answers when it
 *     is saturated
 * @param pacedLimit the highest rate of paced blocks, interactions per second; 0: none
 * @param customers emulated customers of each site and mix, who take turns
 */
public record BlockSizes(
    int busy,
    int settling,
    int interactions,
    double settlingSeconds,
    double pacedSeconds,
    double pacedShare,
    double pacedLimit,
    int customers) {

  /** Blocks for a first look, about 5 s each on two processors. */
  public static final BlockSizes SHORT = new BlockSizes(8, 260, 1040, 1, 5, 0.5, 0, 64);

  /** Blocks for conclusions. */
  public static final BlockSizes FULL = new BlockSizes(8, 400, 1600, 2, 10, 0.5, 0, 64);

  /** Rejects sizes that make no block. */
  public BlockSizes {
    if (busy < 1 || customers < 2 * busy) {
      throw new IllegalArgumentException(
          "A block needs at least 1 request in flight and twice as many customers, not "
              + busy
              + " and "
              + customers);
    }
    if (settling < 0 || interactions < 1) {
      throw new IllegalArgumentException(
          "A block counts at least 1 interaction, not " + interactions + " after " + settling);
    }
    if (pacedSeconds <= 0 || pacedShare <= 0 || pacedShare >= 1) {
      throw new IllegalArgumentException(
          "A paced block lasts longer than 0 s at a share between 0 and 1, not "
              + pacedSeconds
              + " s at "
              + pacedShare);
    }
    if (pacedLimit < 0) {
      throw new IllegalArgumentException(
          "The highest rate of paced blocks is 0 (none) or above, not " + pacedLimit);
    }
  }

  /**
   * The rate of paced blocks.
   *
   * @param slowest interactions per second of the slowest site when it is saturated
   * @return interactions per second
   */
  public double pacedRate(double slowest) {
    double rate = pacedShare * slowest;
    return pacedLimit > 0 ? Math.min(rate, pacedLimit) : rate;
  }
}
