package org.rubisee.bench.topology.tier;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.rubisee.servers.TierServer;

/**
 * A server that only sleeps.
 *
 * @param process its process
 * @param log what it wrote
 */
public record SleepingServer(Process process, Path log) implements TierServer {
  private static final long PAUSE_NANOS = 5_000_000;

  /** Starts it. */
  public static SleepingServer start(Path folder, StartOrder order) {
    try {
      Path log = folder.resolve("server.log");
      Files.writeString(log, "started " + order.implementation());
      return new SleepingServer(new ProcessBuilder("sleep", "600").start(), log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits until the process has such a state: a signal takes its time. */
  void awaitState(Predicate<Character> wanted) throws IOException {
    while (!wanted.test(state())) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  /** The kernel's letter for what the process does: {@code S} sleeps, {@code T} is stopped. */
  private char state() throws IOException {
    String stat = Files.readString(Path.of("/proc", Long.toString(pid()), "stat"));
    return stat.charAt(stat.lastIndexOf(')') + 2);
  }

  @Override
  public long pid() {
    return process.pid();
  }

  @Override
  public boolean isAlive() {
    return process.toHandle().isAlive();
  }

  @Override
  public int port() {
    return 0;
  }

  @Override
  public Optional<URI> metrics() {
    return Optional.empty();
  }

  @Override
  public Optional<Path> callLog() {
    return Optional.empty();
  }

  @Override
  public Path gcLog() {
    return log.resolveSibling("gc.log");
  }

  @Override
  public void restart() {
    throw new AssertionError("Nobody restarts it");
  }

  /** Ends it, also while it is stopped. */
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  /** Asks it to end and waits, as long as it takes. */
  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
