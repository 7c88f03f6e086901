package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.ClientTier;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.measurement.Phases;

/** Further clients, by an emulator of their own, who come together and leave together. */
final class Crowd implements Injection {

  /** For each client that was there, so many come. */
  private static final int FURTHER_CLIENTS = 2;

  private static final long PATIENCE_SECONDS = 30;

  private final ClientTier where;
  private final EmulatorProcess.Order order;
  private EmulatorProcess clients;

  /**
   * A crowd that has not come yet.
   *
   * @param order what its emulator does, for longer than it stays
   */
  Crowd(ClientTier where, EmulatorProcess.Order order) {
    this.where = where;
    this.order = order;
  }

  /** The numbers of the clients that come when so many are there. Nobody else has them. */
  static ClientRange after(int clients) {
    return new ClientRange(clients + 1, clients + FURTHER_CLIENTS * clients);
  }

  /** Phases in which a crowd can stay for so long. */
  static Phases staying(double seconds) {
    return new Phases("crowd", 0, seconds + 2 * PATIENCE_SECONDS, 0);
  }

  /** Starts the emulator, and waits for the end of the first second of its clients. */
  @Override
  public void prepare() throws IOException, InterruptedException {
    CountDownLatch there = new CountDownLatch(1);
    Files.createDirectories(order.folder().getParent());
    clients = EmulatorProcess.start(where, order, progress -> there.countDown());
    if (!there.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      requireAlive();
      throw new CommandFailedException(
          "The clients of the crowd did not come within " + PATIENCE_SECONDS + " s");
    }
  }

  @Override
  public void begin() {
    // They are there.
  }

  @Override
  public void end() throws InterruptedException {
    if (clients != null) {
      try {
        requireAlive();
      } finally {
        clients.close();
      }
    }
  }

  private void requireAlive() throws InterruptedException {
    if (ProcessHandle.of(clients.pid()).filter(ProcessHandle::isAlive).isEmpty()) {
      clients.await();
    }
  }
}
