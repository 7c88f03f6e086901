package org.rubisee.bench.topology;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.rubisee.emulator.load.RateChange;
import org.rubisee.emulator.load.RateFiles;
import org.rubisee.emulator.load.RateOrder;

/**
 * Changes the rate of arrivals of running emulators by files in the folders of their results. The
 * standard input of an emulator is that of its watchdog, so nothing can be told to it there.
 */
final class ProcessRates {

  private static final double MILLIS_PER_SECOND = 1000;
  private static final long PATIENCE_NANOS = 5_000_000_000L;
  private static final long POLL_MILLIS = 20;

  private final List<RateFiles> processes;
  private final BooleanSupplier goesOn;
  private final List<RateChange> orders = new ArrayList<>();

  /**
   * Nothing was changed yet.
   *
   * @param folders where the emulators leave their results, one each
   * @param goesOn whether all emulators still run
   */
  ProcessRates(List<Path> folders, BooleanSupplier goesOn) {
    processes = folders.stream().map(RateFiles::new).toList();
    this.goesOn = goesOn;
  }

  /**
   * Changes the rate in all emulators from the same second of the load on, one to two seconds from
   * now, and returns when all have confirmed it.
   *
   * @return from when it holds in all of them, milliseconds since 1970
   * @throws IllegalStateException if the load has not begun, or has ended
   * @throws IOException if an emulator does not confirm it; it may follow it all the same
   */
  synchronized long set(RateOrder rate) throws IOException, InterruptedException {
    double now = (System.currentTimeMillis() - firstBegan()) / MILLIS_PER_SECOND;
    double earliest = orders.isEmpty() ? 0 : orders.get(orders.size() - 1).fromSecond();
    orders.add(new RateChange(Math.max(earliest, Math.ceil(now) + 1), rate));
    for (RateFiles process : processes) {
      process.order(orders);
    }
    long holds = 0;
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    for (int position = 0; position < processes.size(); position++) {
      holds = Math.max(holds, confirmed(position, deadline));
    }
    return holds;
  }

  /** When the first of the emulators began its load, milliseconds since 1970. */
  private long firstBegan() throws IOException {
    requireGoesOn();
    long first = Long.MAX_VALUE;
    for (RateFiles process : processes) {
      RateFiles.Followed followed =
          process
              .followed()
              .orElseThrow(
                  () -> new IllegalStateException("The load is being started: try again soon."));
      first = Math.min(first, followed.beganEpochMillis());
    }
    return first;
  }

  /** From when the last order holds in an emulator, milliseconds since 1970. */
  private long confirmed(int position, long deadline) throws IOException, InterruptedException {
    while (true) {
      Optional<RateFiles.Followed> followed = processes.get(position).followed();
      int number = orders.size();
      if (followed.isPresent() && followed.get().changes().size() >= number) {
        double second = followed.get().changes().get(number - 1).fromSecond();
        return followed.get().beganEpochMillis() + Math.round(second * MILLIS_PER_SECOND);
      }
      requireGoesOn();
      if (System.nanoTime() - deadline > 0) {
        throw new IOException(
            "Load process %d of %d has not confirmed the rate, but may still follow it: stop the run, and see its log."
                .formatted(position + 1, processes.size()));
      }
      Thread.sleep(POLL_MILLIS);
    }
  }

  private void requireGoesOn() {
    if (!goesOn.getAsBoolean()) {
      throw new IllegalStateException("The load has ended: wait for another trial.");
    }
  }
}
