package org.rubisee.bench.nightly;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.rubisee.bench.results.Machine;

/**
 * One execution of a part.
 *
 * @param part its name
 * @param command what was run
 * @param commit of the checkout; with {@code -dirty} if a tracked file differed from it
 * @param started the date
 * @param seconds how long it took
 * @param machine where
 * @param result how it ended
 * @param metrics numbers that it reported
 * @param notes sentences that it reported
 */
public record PartRecord(
    String part,
    String command,
    String commit,
    Instant started,
    double seconds,
    Machine machine,
    Result result,
    List<Metric> metrics,
    List<String> notes) {

  private static final String DIRTY = "-dirty";
  private static final int SHORT_COMMIT = 10;
  private static final double MILLIS = 1e3;

  /** The exit code of a part that did not exit. */
  public static final int NO_EXIT = -1;

  /**
   * How a part ended.
   *
   * @param outcome passed or not
   * @param reason why it did not pass; empty if it did
   * @param exitCode of its command; {@value #NO_EXIT} if it was stopped
   */
  public record Result(Outcome outcome, String reason, int exitCode) {
    static final Result UNFINISHED = new Result(Outcome.UNFINISHED, "", NO_EXIT);
  }

  /** Copies the lists. */
  public PartRecord {
    metrics = List.copyOf(metrics);
    notes = List.copyOf(notes);
  }

  /** The same, ended. */
  PartRecord ended(Result end, Duration duration, PartOutput output, List<Metric> more) {
    return new PartRecord(
        part,
        command,
        commit,
        started,
        duration.toMillis() / MILLIS,
        machine,
        end,
        output.metricsAnd(more),
        output.notes());
  }

  /** Whether it passed. */
  public boolean hasPassed() {
    return result.outcome() == Outcome.PASSED;
  }

  /** Whether it passed with exactly the sources of a commit. */
  public boolean hasPassedAt(String other) {
    return hasPassed() && isOfCommit() && commit.equals(other);
  }

  /** Whether it ran with exactly the sources of a commit. */
  @JsonIgnore
  public boolean isOfCommit() {
    return !commit.isEmpty() && !commit.endsWith(DIRTY);
  }

  /** The commit, abbreviated. */
  public String shortCommit() {
    return shortCommit(commit);
  }

  /** A commit, abbreviated. */
  public static String shortCommit(String commit) {
    String hash = commit.replace(DIRTY, "");
    String first = hash.substring(0, Math.min(SHORT_COMMIT, hash.length()));
    return first + (commit.endsWith(DIRTY) ? DIRTY : "");
  }
}
