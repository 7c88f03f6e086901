package org.rubisee.emulator.load;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.emulator.matrix.StationaryShares;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import org.rubisee.model.Interaction;

/**
 * What the customers do.
 *
 * @param mix which matrix
 * @param matrices which set of matrices, and the behaviour that belongs to it; a mix of operations
 *     has its own, whatever is asked for
 * @param matrixFile a transition table to use in place of the built-in one, in the format of RUBiS
 *     1.4.3; empty: the built-in one
 * @param pace how long customers think and stay
 * @param images what they fetch besides pages
 * @param seed from which every client's draws are derived
 */
public record Workload(
    Mix mix, MatrixSet matrices, String matrixFile, Pace pace, ImageLoading images, long seed) {

  /**
   * Gives a mix of operations its tables.
   *
   * @throws IllegalArgumentException if another mix is to have these
   */
  public Workload {
    if (mix.isOfOperations()) {
      matrices = MatrixSet.OPERATIONS;
    } else if (matrices == MatrixSet.OPERATIONS) {
      throw new IllegalArgumentException(
          "The mix " + mix + " is no mix of operations: take the matrices rubis-ee or legacy");
    }
  }

  /**
   * Checks that customers can do this at a site.
   *
   * @throws IllegalArgumentException if they cannot; the message says why
   */
  public void checkWith(Target target) {
    if (mix.isOfOperations() && target.items() == 0) {
      throw new IllegalArgumentException(
          "The mix " + mix + " draws items by their numbers: say --items, how many there are");
    }
  }

  /**
   * The transition table.
   *
   * @throws IllegalArgumentException if its file cannot be read; the message says why
   */
  public TransitionTable table() {
    return matrixFile.isEmpty()
        ? TransitionTable.builtIn(matrices, mix)
        : TransitionTable.read(Path.of(matrixFile));
  }

  /**
   * The share of requests that each interaction has in the long run, with the papers' times; empty
   * for a table of the user's own.
   */
  public Map<Interaction, Double> stationaryShares() {
    return matrixFile.isEmpty()
        ? StationaryShares.of(matrices, mix, Pace.PAPER.endOfSessionPerStep())
        : Map.of();
  }

  /** The options of the command line that say the same, without dashes, and their values. */
  public Map<String, Object> asMap() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("mix", mix);
    options.put("matrices", matrices);
    if (!matrixFile.isEmpty()) {
      options.put("matrix-file", matrixFile);
    }
    options.put("think-seconds", pace.thinkSeconds());
    options.put("think-cap-seconds", pace.thinkCapSeconds());
    if (matrices != MatrixSet.LEGACY) {
      options.put("session-seconds", pace.sessionSeconds());
    }
    options.put("timeout-seconds", pace.timeoutSeconds());
    options.put("images", images);
    options.put("seed", seed);
    return options;
  }

  /**
   * What customers of a load do.
   *
   * @param seed from which every client's draws are derived
   */
  public static Workload of(LoadSpec load, Mix mix, long seed) {
    return new Workload(mix, load.matrices(), "", load.pace(), load.images(), seed);
  }

  /** This project's workload with the papers' times. */
  public static Workload of(Mix mix, long seed) {
    return new Workload(mix, MatrixSet.RUBIS_EE, "", Pace.PAPER, ImageLoading.CACHED, seed);
  }
}
