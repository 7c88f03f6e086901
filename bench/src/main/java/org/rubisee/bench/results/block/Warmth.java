package org.rubisee.bench.results.block;

/**
 * How warm a site was when its measured blocks began.
 *
 * @param verdict whether it was warm, by the plan's rules
 * @param reason what is missing, or in which figures it can be seen; a sentence
 * @param interactions interactions that it answered in the warm-up
 * @param blocks blocks of its warm-up
 * @param compilerShare share of JIT compilation in its CPU time over the last five blocks
 */
public record Warmth(
    Verdict verdict, String reason, long interactions, int blocks, double compilerShare) {

  /** Whether a site was warm. */
  public enum Verdict {
    /** All rules hold. */
    WARM("warm"),
    /** A rule does not hold. */
    NOT_WARM("NOT WARM"),
    /** There are too few blocks to tell. */
    CANNOT_TELL("cannot be told");

    private final String words;

    Verdict(String words) {
      this.words = words;
    }

    /** The verdict as reports write it. */
    public String inWords() {
      return words;
    }
  }
}
