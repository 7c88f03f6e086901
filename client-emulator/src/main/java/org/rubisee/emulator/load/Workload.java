package org.rubisee.emulator.load;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.application.Application;
import org.rubisee.application.Interaction;
import org.rubisee.application.Mix;
import org.rubisee.emulator.matrix.StationaryShares;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import org.rubisee.measurement.load.TableSpec;

/**
 * What the customers do.
 *
 * @param mix which matrix, of which application
 * @param matrices which set of matrices, and the behaviour that belongs to it; a mix of operations
 *     has its own, whatever is asked for
 * @param table a transition table to use in place of the built-in one, and the limit of sessions
 * @param pace how long customers think and stay
 * @param images what they fetch besides pages
 * @param seed from which every client's draws are derived
 */
public record Workload(
    Mix mix, MatrixSet matrices, TableSpec table, Pace pace, ImageLoading images, long seed) {

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
    if (table.mostTransitions() > 0 && matrices != MatrixSet.LEGACY) {
      throw new IllegalArgumentException(
          "--max-transitions has no effect without --matrices legacy: other sessions end by time");
    }
  }

  /**
   * The same with a table of a file.
   *
   * @param matrixFile a transition table in the format of RUBiS 1.4.3, or its text; empty: the
   *     built-in one
   * @throws IllegalArgumentException if the file cannot be read; the message says why
   */
  public Workload(
      Mix mix, MatrixSet matrices, String matrixFile, Pace pace, ImageLoading images, long seed) {
    this(mix, matrices, tableOf(matrixFile, 0, mix.application()), pace, images, seed);
  }

  /**
   * Reads a table.
   *
   * @param matrixFile a file in the format of RUBiS 1.4.3, or its text; empty: the built-in one
   * @param mostTransitions after how many a session ends; 0: as in RUBiS 1.4.3
   * @param application whose interactions the table is about
   * @throws IllegalArgumentException if the file cannot be read; the message says why
   */
  public static TableSpec tableOf(String matrixFile, int mostTransitions, Application application) {
    String text = matrixFile.isEmpty() ? "" : TransitionTable.of(matrixFile, application).toText();
    return new TableSpec(text, mostTransitions);
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

  /** The transition table. */
  public TransitionTable transitionTable() {
    TransitionTable own =
        table.isBuiltIn()
            ? TransitionTable.builtIn(matrices, mix)
            : TransitionTable.of(table.text(), mix.application());
    return table.mostTransitions() == 0 ? own : own.endingAfter(table.mostTransitions());
  }

  /**
   * The share of requests that each interaction has in the long run, with the papers' times; empty
   * for a table of the user's own.
   */
  public Map<Interaction, Double> stationaryShares() {
    return table.isBuiltIn()
        ? StationaryShares.of(matrices, mix, Pace.PAPER.endOfSessionPerStep())
        : Map.of();
  }

  /** The options of the command line that say the same, without dashes, and their values. */
  public Map<String, Object> asMap() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put(Measurement.APPLICATION, mix.application());
    options.put("mix", mix);
    options.put("matrices", matrices);
    if (!table.isBuiltIn()) {
      options.put("matrix-file", table.text());
    }
    if (table.mostTransitions() > 0) {
      options.put("max-transitions", table.mostTransitions());
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
   * @param mix the name of a mix of its application
   * @param seed from which every client's draws are derived
   */
  public static Workload of(LoadSpec load, String mix, long seed) {
    return new Workload(
        load.mix(mix), load.matrices(), load.table(), load.pace(), load.images(), seed);
  }

  /** This project's workload with the papers' times. */
  public static Workload of(Mix mix, long seed) {
    return new Workload(mix, MatrixSet.RUBIS_EE, "", Pace.PAPER, ImageLoading.CACHED, seed);
  }
}
