package org.rubisee.bench.trial;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.rubisee.bench.results.TrialFolder;
import org.rubisee.bench.results.tier.DatabaseSample;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.OwnCost;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.network.LinkSource;

/** Reads all tiers of a trial each second, until it is closed. */
final class TierSampler implements AutoCloseable {

  private static final int PERIOD_SECONDS = 1;
  private static final double NANOS_PER_SECOND = 1e9;

  /**
   * What is read.
   *
   * @param tiers the tiers that can be read
   * @param database the database's own counters
   * @param links the links between tiers, where they can be seen from here
   */
  record Subject(List<TierReader> tiers, DatabaseCounters database, Optional<LinkSource> links) {}

  private final Subject subject;
  private final TrialFolder folder;
  private final MissingMetrics missing = new MissingMetrics();
  private final OwnCost cost = new OwnCost();
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
  TierSampler(Subject subject, TrialFolder folder, long startNanos) {
    this.subject = subject;
    this.folder = folder;
    this.startNanos = startNanos;
    timer.scheduleAtFixedRate(this::sample, 0, PERIOD_SECONDS, TimeUnit.SECONDS);
  }

  /** Why readings are missing; empty if none is. */
  String complaint() {
    return complaint.get();
  }

  /** Reads once more, keeps what could not be seen, and stops. */
  @Override
  public void close() {
    timer.submit(this::sample);
    timer.submit(this::conclude);
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
      cost.of(this::read);
      folder.log().add(cost.at(seconds()));
    } catch (IOException | RuntimeException e) {
      // An exception that leaves this method would end the timer silently.
      complaint.compareAndSet("", "Readings of the tiers are missing: " + e);
    }
  }

  private void read() throws IOException {
    for (TierReader reader : subject.tiers()) {
      Optional<TierSample> sample = reader.sample(seconds());
      if (sample.isPresent()) {
        missing.saw(sample.get());
        folder.log().add(sample.get());
      } else if (reader.tier() != Tier.CLIENT) {
        // The clients end first; whether they should have is for who waits for them to say.
        complaint.compareAndSet("", "The process of tier " + reader.tier().label() + " ended");
      }
    }
    readDatabase();
    if (subject.links().isPresent()) {
      cost.ofChildren(() -> readLinks(subject.links().get()));
    }
  }

  private void readDatabase() throws IOException {
    try {
      folder.log().add(new DatabaseSample(seconds(), subject.database().read()));
    } catch (SQLException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private void readLinks(LinkSource reader) throws IOException {
    for (LinkSample sample : reader.read(seconds())) {
      missing.saw(sample);
      folder.log().add(sample);
    }
  }

  private void conclude() {
    try {
      for (String sentence : missing.unseen()) {
        folder.log().addUnseen(sentence);
      }
      if (!complaint.get().isEmpty()) {
        folder.log().addUnseen(complaint.get() + ".");
      }
    } catch (IOException e) {
      complaint.compareAndSet("", "The trial's folder cannot be written: " + e.getMessage());
    }
  }

  private double seconds() {
    return (System.nanoTime() - startNanos) / NANOS_PER_SECOND;
  }
}
