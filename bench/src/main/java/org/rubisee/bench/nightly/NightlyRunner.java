package org.rubisee.bench.nightly;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Supplier;
import org.rubisee.bench.results.Machine;

/**
 * Runs parts, one after the other, and records each.
 *
 * @param home the root of the checkout
 * @param store takes the records
 * @param commit the present commit of the checkout
 * @param machine this machine
 * @param limits how long things may last
 * @param clock dates the records
 */
public record NightlyRunner(
    Path home,
    RecordStore store,
    Supplier<String> commit,
    Machine machine,
    Limits limits,
    Clock clock) {

  /** The exit code of scripts that lack something, for example root privileges. */
  private static final int SKIPPED = 77;

  /**
   * How long things may last.
   *
   * @param part a part
   * @param grace its processes, when they are told to end
   */
  public record Limits(Duration part, Duration grace) {

    private static final Duration ORDERLY_END = Duration.ofSeconds(45);

    /** Those of a checkout. A command stops its servers in order within the grace period. */
    public static final Limits STANDARD = new Limits(NightlyPart.LIMIT, ORDERLY_END);
  }

  /**
   * Ends what is left of an execution whose runner was killed.
   *
   * @return how many processes were killed
   */
  public int endAbandoned(NightlyPart part) throws IOException, InterruptedException {
    int killed = 0;
    for (RecordStore.Entry entry : store.entries(part.name())) {
      if (entry.record().result().outcome() == Outcome.UNFINISHED) {
        killed += PartProcess.endRemaining(entry.folder(), Duration.ZERO);
      }
    }
    return killed;
  }

  /**
   * Runs a part.
   *
   * @throws InterruptedException on Ctrl-C, after the part was stopped and recorded
   */
  public PartRecord run(NightlyPart part) throws IOException, InterruptedException {
    // times of files may be rounded down
    Instant start = clock.instant().truncatedTo(ChronoUnit.SECONDS);
    long startNanos = System.nanoTime();
    Path folder = store.begin(part.name(), start);
    PartRecord begun =
        new PartRecord(
            part.name(),
            part.command(),
            commit.get(),
            start,
            0,
            machine,
            PartRecord.Result.UNFINISHED,
            List.of(),
            List.of());
    RecordStore.write(folder.resolve(RecordStore.RECORD), begun);
    Path log = folder.resolve(RecordStore.LOG);
    PartProcess process = PartProcess.start(part.command(), home, folder, log, limits.grace());
    TestReports none = new TestReports(0, 0, 0);
    try {
      boolean hasEnded = process.hasEnded(limits.part());
      Duration duration = Duration.ofNanos(System.nanoTime() - startNanos);
      int killed = process.stop();
      TestReports reports = part.runsTests() ? TestReports.since(start, home) : none;
      PartRecord.Result result =
          hasEnded
              ? result(process.exitCode(), killed, part, reports)
              : new PartRecord.Result(
                  Outcome.TIMED_OUT, "over " + inWords(limits.part()), PartRecord.NO_EXIT);
      return ended(folder, begun.ended(result, duration, PartOutput.in(log), reports.metrics()));
    } catch (InterruptedException e) {
      process.stop();
      Duration duration = Duration.ofNanos(System.nanoTime() - startNanos);
      PartRecord.Result result =
          new PartRecord.Result(Outcome.INTERRUPTED, "stopped", PartRecord.NO_EXIT);
      ended(folder, begun.ended(result, duration, PartOutput.in(log), none.metrics()));
      throw e;
    }
  }

  private static PartRecord ended(Path folder, PartRecord record) throws IOException {
    RecordStore.write(folder.resolve(RecordStore.RECORD), record);
    return record;
  }

  /** A part that skips tests, runs none or leaves processes behind has not passed. */
  private static PartRecord.Result result(
      int exitCode, int killed, NightlyPart part, TestReports reports) {
    String reason = "";
    if (exitCode == SKIPPED) {
      reason = "skipped: its log says what it lacks";
    } else if (exitCode != 0) {
      reason = "exit code " + exitCode;
    } else if (killed > 0) {
      reason = killed + " processes still ran at its end and were killed";
    } else if (part.runsTests() && reports.tests() == 0) {
      reason = "no test ran";
    } else if (reports.skipped() > 0) {
      reason = reports.skipped() + " tests were skipped";
    }
    return new PartRecord.Result(
        reason.isEmpty() ? Outcome.PASSED : Outcome.FAILED, reason, exitCode);
  }

  private static String inWords(Duration limit) {
    return limit.toMinutes() > 0 ? limit.toMinutes() + " minutes" : limit.toSeconds() + " s";
  }
}
