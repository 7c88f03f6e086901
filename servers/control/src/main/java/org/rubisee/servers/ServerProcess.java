package org.rubisee.servers;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * The process of a server. It ends with this Java process, if it was not stopped before. Not for
 * use by several threads.
 */
public final class ServerProcess implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final Duration HURRY = Duration.ofSeconds(5);

  private final Path folder;
  private final Thread shutdownHook = new Thread(() -> stop(HURRY), "stop-server");
  private volatile Process process;
  private volatile Thread log;

  /**
   * A process that has not started.
   *
   * @param folder for its record: see {@link Watchdog}
   */
  public ServerProcess(Path folder) {
    this.folder = folder;
    Runtime.getRuntime().addShutdownHook(shutdownHook);
  }

  /**
   * Starts it.
   *
   * @param builder its output must be a pipe
   * @param name what users call it, for example {@code web server}
   * @param logFile what it writes: see {@link BoundedLog}
   */
  public void start(ProcessBuilder builder, String name, Path logFile) throws IOException {
    process = Watchdog.start(builder, name, folder);
    log = BoundedLog.start(process.getInputStream(), logFile);
  }

  /** Its number. */
  public long pid() {
    return process.pid();
  }

  /** Its number, and those of the processes that it started, even if it has ended before them. */
  public List<Long> pids() {
    return Stream.concat(
            Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .map(ProcessHandle::pid),
            new Session(process.pid()).pids().stream())
        .distinct()
        .toList();
  }

  /** Whether it lives, or its last words are not in the log yet. */
  public boolean isAlive() {
    return process.isAlive() || log.isAlive();
  }

  /** How it ended, in words; empty while it lives. */
  public String end() {
    return process.isAlive() ? "" : ProcessEnd.inWords(process.exitValue());
  }

  /** Ends it and waits until it has ended; it can be started again. */
  public void stop() {
    stop(PATIENCE);
  }

  /** Ends it for good. */
  @Override
  public void close() {
    stop();
    try {
      Runtime.getRuntime().removeShutdownHook(shutdownHook);
    } catch (IllegalStateException e) {
      // This Java process is ending: its hook does the same.
    }
  }

  private void stop(Duration patience) {
    Process running = process;
    if (running == null) {
      return;
    }
    List<ProcessHandle> workers = running.descendants().toList();
    Watchdog.release(running);
    running.destroy();
    Watchdog.awaitEnd(running, patience, folder);
    workers.forEach(ProcessHandle::destroyForcibly);
    endSession(new Session(running.pid()));
    awaitLog();
  }

  /** Those that it started may have started others meanwhile. */
  private static void endSession(Session session) {
    long deadline = System.nanoTime() + HURRY.toNanos();
    List<Long> left = session.pids();
    while (!left.isEmpty() && System.nanoTime() - deadline < 0) {
      left.stream()
          .flatMap(pid -> ProcessHandle.of(pid).stream())
          .forEach(ProcessHandle::destroyForcibly);
      left = session.pids();
    }
  }

  private void awaitLog() {
    boolean interrupted = Thread.interrupted();
    try {
      log.join(HURRY.toMillis());
    } catch (InterruptedException e) {
      interrupted = true;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
