package org.rubisee.measurement.load;

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
