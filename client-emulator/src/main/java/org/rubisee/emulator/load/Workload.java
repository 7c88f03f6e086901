package org.rubisee.emulator.load;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.emulator.matrix.MatrixSet;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.emulator.matrix.StationaryShares;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.Target;
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
   * Times of a customer.
   *
   * @param thinkSeconds mean of the negative exponential think time; 0: no thinking
   * @param thinkCapSeconds longest think time, 10 times the mean in TPC-W 5.3.1.1; longer draws are
   *     cut to it
   * @param sessionSeconds mean of the negative exponential session time
   * @param timeoutSeconds how long a customer waits for an answer before it counts as failed
   */
  public record Pace(
      double thinkSeconds, double thinkCapSeconds, double sessionSeconds, double timeoutSeconds) {

    /** The papers' mean think time. */
    public static final int PAPER_THINK_SECONDS = 7;

    /** The papers' mean session time. */
    public static final int PAPER_SESSION_SECONDS = 900;

    /** Default of {@link #timeoutSeconds}. */
    public static final int DEFAULT_TIMEOUT_SECONDS = 60;

    /** The longest think time is this many times the mean, as in TPC-W 5.3.1.1. */
    public static final int CAP_PER_MEAN = 10;

    /** The papers' times. */
    public static final Pace PAPER =
        new Pace(
            PAPER_THINK_SECONDS,
            CAP_PER_MEAN * PAPER_THINK_SECONDS,
            PAPER_SESSION_SECONDS,
            DEFAULT_TIMEOUT_SECONDS);

    public Pace {
      if (thinkSeconds < 0
          || thinkCapSeconds < thinkSeconds
          || !(sessionSeconds > 0)
          || !(timeoutSeconds > 0)) {
        throw new IllegalArgumentException(
            "Times need think >= 0, cap >= think, session > 0 and timeout > 0 seconds; got "
                + thinkSeconds
                + ", "
                + thinkCapSeconds
                + ", "
                + sessionSeconds
                + ", "
                + timeoutSeconds);
      }
    }

    /** The same with another mean think time and the cap that belongs to it. */
    public Pace withThinkSeconds(double mean) {
      return new Pace(mean, CAP_PER_MEAN * mean, sessionSeconds, timeoutSeconds);
    }

    /** Probability that a session's time is up before the next step, when answers take no time. */
    public double endOfSessionPerStep() {
      return thinkSeconds / (thinkSeconds + sessionSeconds);
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
    options.put("session-seconds", pace.sessionSeconds());
    options.put("timeout-seconds", pace.timeoutSeconds());
    options.put("images", images);
    options.put("seed", seed);
    return options;
  }

  /** This project's workload with the papers' times. */
  public static Workload of(Mix mix, long seed) {
    return new Workload(mix, MatrixSet.RUBIS_EE, "", Pace.PAPER, ImageLoading.CACHED, seed);
  }
}
