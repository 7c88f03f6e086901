package org.rubisee.bench;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.rubisee.bench.results.DatabaseSample;
import org.rubisee.bench.results.TierSample;
import org.rubisee.bench.results.TrialFolder;

/** Reads all tiers of a trial each second, until it is closed. */
final class TierSampler implements AutoCloseable {

  private static final int PERIOD_SECONDS = 1;
  private static final double NANOS_PER_SECOND = 1e9;

  private final List<TierReader> readers;
  private final DatabaseCounters database;
  private final TrialFolder folder;
  private final long startNanos;
  private final AtomicReference<String> complaint = new AtomicReference<>("");
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "tier-sampler");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * Begins to read.
   *
   * @param startNanos {@link System#nanoTime} of the emulator's start
   */
  TierSampler(
      List<TierReader> readers, DatabaseCounters database, TrialFolder folder, long startNanos) {
    this.readers = List.copyOf(readers);
    this.database = database;
    this.folder = folder;
    this.startNanos = startNanos;
    timer.scheduleAtFixedRate(this::sample, 0, PERIOD_SECONDS, TimeUnit.SECONDS);
  }

  /** Why readings are missing; empty if none is. */
  String complaint() {
    return complaint.get();
  }

  /** Reads once more and stops. */
  @Override
  public void close() {
    timer.submit(this::sample);
    timer.shutdown();
    try {
      timer.awaitTermination(PERIOD_SECONDS * 5L, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      timer.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }

  private void sample() {
    try {
      for (TierReader reader : readers) {
        Optional<TierSample> sample = reader.sample(seconds());
        if (sample.isPresent()) {
          folder.add(sample.get());
        } else {
          complaint.compareAndSet("", "The process of tier " + reader.tier().label() + " ended");
        }
      }
      folder.add(new DatabaseSample(seconds(), database.read()));
    } catch (IOException | SQLException e) {
      complaint.compareAndSet("", "Readings of the tiers are missing: " + e.getMessage());
    }
  }

  private double seconds() {
    return (System.nanoTime() - startNanos) / NANOS_PER_SECOND;
  }
}
