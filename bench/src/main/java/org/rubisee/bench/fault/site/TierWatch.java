package org.rubisee.bench.fault.site;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.ProcessFamily;
import org.rubisee.settings.Text;

/**
 * Reads each second what the processes of the tiers use. Processes may end and be replaced
 * meanwhile: a tier without a process has a line of zeros.
 */
public final class TierWatch implements AutoCloseable {

  /** The file in the trial's folder. */
  public static final String FILE = "tiers.csv";

  /** Its first line. */
  public static final String HEADING = "epoch_second,tier,cpu_cores,resident_bytes,threads";

  private static final double NANOS_PER_SECOND = 1e9;
  private static final int MILLIS_PER_SECOND = 1000;

  private final Map<Tier, LongSupplier> pids;
  private final BufferedWriter file;
  private final Map<Tier, Reading> last = new EnumMap<>(Tier.class);
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "tier-watch");
            thread.setDaemon(true);
            return thread;
          });

  private volatile Optional<IOException> failure = Optional.empty();

  private record Reading(long pid, double cpuSeconds, long nanos) {}

  /**
   * A watch that does not read yet.
   *
   * @param folder of the trial
   * @param pids the process of each tier now
   */
  public TierWatch(Path folder, Map<Tier, LongSupplier> pids) throws IOException {
    this.pids = Map.copyOf(pids);
    file = Files.newBufferedWriter(folder.resolve(FILE));
    file.write(HEADING + "\n");
  }

  /** Begins to read. */
  public void begin() {
    timer.scheduleAtFixedRate(this::read, 0, 1, TimeUnit.SECONDS);
  }

  private void read() {
    long second = System.currentTimeMillis() / MILLIS_PER_SECOND;
    for (Map.Entry<Tier, LongSupplier> tier : new EnumMap<>(pids).entrySet()) {
      try {
        file.write(line(second, tier.getKey(), tier.getValue().getAsLong()));
      } catch (IOException | RuntimeException e) {
        failure = Optional.of(new IOException(FILE + " lacks seconds: " + e.getMessage(), e));
        return;
      }
    }
  }

  private String line(long second, Tier tier, long pid) {
    try {
      ProcessFamily process = ProcessFamily.of(pid);
      double cpu = process.cpu().seconds();
      long now = System.nanoTime();
      Reading before = last.put(tier, new Reading(pid, cpu, now));
      double cores =
          before == null || before.pid() != pid
              ? 0
              : (cpu - before.cpuSeconds()) * NANOS_PER_SECOND / (now - before.nanos());
      return Text.of(
          "%d,%s,%.3f,%d,%d%n",
          second, tier.label(), cores, process.residentBytes(), process.threads());
    } catch (IOException e) {
      last.remove(tier);
      return Text.of("%d,%s,0.000,0,0%n", second, tier.label());
    }
  }

  /**
   * Ends to read.
   *
   * @throws IOException if a second is missing in the file
   */
  @Override
  public void close() throws IOException {
    timer.shutdown();
    try {
      timer.awaitTermination(2, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    file.close();
    if (failure.isPresent()) {
      throw failure.get();
    }
  }
}
