package org.rubisee.bench.results;

/**
 * Which trial of a run it is.
 *
 * @param number its place in the order of execution, from 1
 * @param implementation the implementation's name
 * @param mix the mix
 * @param clients emulated clients, from 1
 * @param repetition which trial of this implementation, mix and client count it is, from 1
 */
public record TrialPoint(
    int number, String implementation, String mix, int clients, int repetition) {

  /** The name of the trial's folder, for example {@code 003-servlets-only-bidding-100-r1}. */
  public String folderName() {
    return String.format(
        java.util.Locale.ROOT,
        "%03d-%s-%s-%d-r%d",
        number,
        implementation,
        mix,
        clients,
        repetition);
  }
}
