package org.rubisee.bench.results;

import org.rubisee.settings.Text;

/**
 * Which trial of a run it is.
 *
 * @param number its place in the order of execution, from 1
 * @param configuration the name of what is measured
 * @param mix the mix
 * @param clients emulated clients, from 1
 * @param repetition which trial of this configuration, mix and client count it is, from 1; profiled
 *     trials are counted apart
 * @param profiled whether its servers are profiled: such a trial shows where time goes, and is left
 *     out of curves and verdicts
 */
public record TrialPoint(
    int number, String configuration, String mix, int clients, int repetition, boolean profiled) {

  /** Rejects names that would lead out of the folder of the run. */
  public TrialPoint {
    FolderName.require(configuration);
    FolderName.require(mix);
  }

  /** A trial that is measured, not profiled. */
  public TrialPoint(int number, String configuration, String mix, int clients, int repetition) {
    this(number, configuration, mix, clients, repetition, false);
  }

  /** Whether both are trials of the same point, whenever they are run. */
  public boolean repeats(TrialPoint other) {
    return configuration.equals(other.configuration)
        && mix.equals(other.mix)
        && clients == other.clients
        && profiled == other.profiled;
  }

  /** The name of the trial's folder, for example {@code 003-servlets-only-bidding-100-r1}. */
  public String folderName() {
    return Text.of(
        "%03d-%s-%s-%d-%s%d",
        number, configuration, mix, clients, profiled ? "p" : "r", repetition);
  }
}
