package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.bench.fault.site.FaultSite;
import org.rubisee.bench.profile.DiagnosticCommand;
import org.rubisee.bench.results.tier.Tier;

/**
 * Asks the JVMs of a site for full collections at equal distances, and reads from their logs what
 * was left: the live heap. What a young collection leaves has garbage in it, and rises until the
 * next collection of old regions, which may take longer than the soak.
 */
final class LiveHeap implements AutoCloseable {

  private static final Pattern FULL =
      Pattern.compile("Pause Full \\(Diagnostic Command\\) \\d+M->(\\d+)M\\(");

  /** Requests that waited for a collection have been answered by then. */
  private static final double SETTLE_SECONDS = 3;

  private final FaultSite site;
  private final SoakSamples samples;
  private final long startNanos;
  private final List<Pause> pauses = new ArrayList<>();
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "soak-live-heap");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * A time in which a JVM stood still because it was asked to.
   *
   * @param from its begin, seconds since the start of the clients
   * @param to when the requests that had waited were answered
   */
  record Pause(double from, double to) {

    /** Whether a moment is in it. */
    boolean contains(double seconds) {
      return seconds >= from && seconds < to;
    }
  }

  /**
   * Begins to ask.
   *
   * @param samples where it keeps the sizes, MiB
   * @param startNanos when the clients started, by {@link System#nanoTime}
   * @param firstSeconds the first time, after this start
   * @param periodSeconds from one time to the next
   */
  LiveHeap(
      FaultSite site,
      SoakSamples samples,
      long startNanos,
      double firstSeconds,
      double periodSeconds) {
    this.site = site;
    this.samples = samples;
    this.startNanos = startNanos;
    timer.scheduleAtFixedRate(
        this::collect, millis(firstSeconds), millis(periodSeconds), TimeUnit.MILLISECONDS);
  }

  private static long millis(double seconds) {
    return (long) (seconds * TimeUnit.SECONDS.toMillis(1));
  }

  /** What cannot be read is missing in the samples, and too few of them fail the soak. */
  private void collect() {
    for (Map.Entry<Tier, Path> tier : site.gcLogs().entrySet()) {
      double begin = seconds();
      try {
        DiagnosticCommand.send(site.pid(tier.getKey()), "GC.run");
        OptionalDouble live = last(Files.readString(tier.getValue()));
        if (live.isPresent()) {
          samples.add(SoakSeries.HEAP.in(tier.getKey()), begin, live.getAsDouble());
        }
      } catch (IOException e) {
        continue;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      } finally {
        synchronized (pauses) {
          pauses.add(new Pause(begin, seconds() + SETTLE_SECONDS));
        }
      }
    }
  }

  private double seconds() {
    return (System.nanoTime() - startNanos) / (double) TimeUnit.SECONDS.toNanos(1);
  }

  /** What the last full collection that was asked for left, MiB; empty if there was none. */
  static OptionalDouble last(String log) {
    Matcher matcher = FULL.matcher(log);
    OptionalDouble last = OptionalDouble.empty();
    while (matcher.find()) {
      last = OptionalDouble.of(Double.parseDouble(matcher.group(1)));
    }
    return last;
  }

  /** All pauses until now, in their order. */
  List<Pause> pauses() {
    synchronized (pauses) {
      return List.copyOf(pauses);
    }
  }

  /** Asks no more. */
  void stop() {
    timer.shutdownNow();
    try {
      timer.awaitTermination((long) SETTLE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    stop();
  }
}
