package org.rubisee.bench.soak;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.rubisee.bench.fault.site.FaultSite;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.ProcessFamily;

/** Samples what the processes of the tiers hold, and what the database counts. */
final class SoakWatch implements AutoCloseable {

  /** From one sample to the next, seconds. */
  static final int PERIOD_SECONDS = 2;

  private static final double MIB = 1 << 20;
  private static final String CONNECTIONS = "Threads_connected";
  private static final String PAGES = "Innodb_buffer_pool_pages_total";
  private static final String FREE = "Innodb_buffer_pool_pages_free";
  private static final String PAGE_BYTES = "Innodb_page_size";
  private static final String QUERY =
      "SHOW GLOBAL STATUS WHERE Variable_name IN ('"
          + String.join("', '", CONNECTIONS, PAGES, FREE, PAGE_BYTES)
          + "')";

  private final Map<Tier, ProcessFamily> processes = new EnumMap<>(Tier.class);
  private final SoakSamples samples;
  private final long startNanos;
  private final Connection database;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "soak-watch");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * A watch that does not read yet.
   *
   * @param samples where it keeps what it reads
   * @param startNanos when the clients started, by {@link System#nanoTime}
   */
  SoakWatch(FaultSite site, Connection database, SoakSamples samples, long startNanos) {
    this.database = database;
    this.samples = samples;
    this.startNanos = startNanos;
    processes.put(Tier.DB, process(site, Tier.DB));
    site.pids().keySet().forEach(tier -> processes.put(tier, process(site, tier)));
  }

  /** Begins to read. */
  void begin() {
    timer.scheduleAtFixedRate(this::read, 0, PERIOD_SECONDS, TimeUnit.SECONDS);
  }

  private static ProcessFamily process(FaultSite site, Tier tier) {
    return ProcessFamily.of(site.pid(tier));
  }

  /** What cannot be read is missing in the samples, and too few of them fail the soak. */
  private void read() {
    double seconds = (System.nanoTime() - startNanos) / (double) TimeUnit.SECONDS.toNanos(1);
    double pool = Double.NaN;
    try {
      Map<String, Double> status = databaseStatus();
      samples.add(
          SoakSeries.CONNECTIONS.in(Tier.DB), seconds, status.getOrDefault(CONNECTIONS, 0.0));
      pool = bytesInUse(status);
    } catch (SQLException e) {
      pool = Double.NaN;
    }
    for (Map.Entry<Tier, ProcessFamily> tier : processes.entrySet()) {
      read(tier.getKey(), tier.getValue(), seconds, pool);
    }
  }

  private Map<String, Double> databaseStatus() throws SQLException {
    Map<String, Double> status = new HashMap<>();
    try (Statement statement = database.createStatement();
        ResultSet row = statement.executeQuery(QUERY)) {
      while (row.next()) {
        status.put(row.getString(1), row.getDouble(2));
      }
    }
    return status;
  }

  private static double bytesInUse(Map<String, Double> status) {
    double pages = status.getOrDefault(PAGES, Double.NaN) - status.getOrDefault(FREE, Double.NaN);
    return pages * status.getOrDefault(PAGE_BYTES, Double.NaN);
  }

  /**
   * Reads a process.
   *
   * @param pool bytes of the database's buffer pool that are in use: with data, or with the
   *     adaptive hash index and locks
   */
  private void read(Tier tier, ProcessFamily process, double seconds, double pool) {
    try {
      double bytes = process.residentBytes() - (tier == Tier.DB ? pool : 0);
      if (Double.isFinite(bytes)) {
        samples.add(SoakSeries.MEMORY.in(tier), seconds, bytes / MIB);
      }
      samples.add(SoakSeries.THREADS.in(tier), seconds, process.threads());
      samples.add(SoakSeries.SOCKETS.in(tier), seconds, process.sockets());
    } catch (IOException e) {
      // The process has ended: the clients will say so, and samples are missing.
      return;
    }
  }

  @Override
  public void close() throws SQLException {
    timer.shutdown();
    try {
      timer.awaitTermination(PERIOD_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    database.close();
  }
}
