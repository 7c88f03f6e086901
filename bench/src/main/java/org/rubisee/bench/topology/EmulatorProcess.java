package org.rubisee.bench.topology;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.measurement.Progress;
import org.rubisee.servers.LogExcerpt;
import org.rubisee.servers.ProcessEnd;
import org.rubisee.servers.Watchdog;

/** The client tier: the emulator as a process of its own, so that its CPU time is its own too. */
public final class EmulatorProcess implements EmulatorStarter.Started {

  /**
   * What an emulator does.
   *
   * @param options its load
   * @param folder where its results are after {@link #await} or {@link #close}
   * @param work the folder of working files
   */
  public record Order(EmulatorOptions options, Path folder, Path work) {}

  private final ClientTier where;
  private final Process process;
  private final Path folder;
  private final Path work;
  private final Thread reader;
  private boolean collected;
  private boolean stopped;

  private EmulatorProcess(
      ClientTier where, Process process, Order order, Consumer<Progress> listener) {
    this.where = where;
    this.process = process;
    this.folder = order.folder();
    this.work = order.work();
    this.reader = new Thread(() -> read(listener), "emulator-progress");
    this.reader.setDaemon(true);
    this.reader.start();
  }

  /**
   * Starts it.
   *
   * @param where where it runs
   * @param order what it does
   * @param listener told each second how far it is, on a thread of its own
   */
  public static EmulatorProcess start(ClientTier where, Order order, Consumer<Progress> listener)
      throws IOException {
    Path folder = order.folder();
    Files.createDirectories(order.work());
    Files.createDirectories(folder.toAbsolutePath().getParent());
    Process process =
        Watchdog.start(
            where.process(order.options(), folder).redirectError(log(folder).toFile()),
            "client emulator",
            order.work());
    return new EmulatorProcess(where, process, order, listener);
  }

  @Override
  public CompletableFuture<Integer> exitCode() {
    return process.onExit().thenApply(Process::exitValue);
  }

  /** Its process on this machine. */
  public long pid() {
    return process.pid();
  }

  /** Reads what it uses. */
  public TierReader tier() {
    return where.reader(process, folder);
  }

  @Override
  public void await() throws InterruptedException {
    int exitCode = process.waitFor();
    reader.join();
    collect();
    if (exitCode != 0) {
      throw EmulatorProgram.failed("failed (" + ProcessEnd.inWords(exitCode) + ")", log(folder));
    }
  }

  @Override
  public void stop() {
    if (process.isAlive() && !stopped) {
      stopped = true;
      Watchdog.release(process);
      where.stop(process, folder);
    }
  }

  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    stop();
    Watchdog.awaitEnd(process, EmulatorProgram.TIME_TO_END, work);
    interrupted |= Thread.interrupted();
    collect();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void collect() {
    if (!collected) {
      collected = true;
      Watchdog.forget(process, work);
      EmulatorProgram.tellFailures(log(folder));
      try {
        where.collect(folder);
      } catch (IOException e) {
        throw new CommandFailedException(
            "The results of the client emulator cannot be read: " + e.getMessage(), e);
      }
    }
  }

  private static Path log(Path folder) {
    return ClientTier.log(folder, "");
  }

  private void read(Consumer<Progress> listener) {
    try (BufferedReader lines = process.inputReader()) {
      String line = lines.readLine();
      while (line != null) {
        if (line.startsWith("{")) {
          listener.accept(Progress.parse(line));
        }
        line = lines.readLine();
      }
    } catch (IOException | IllegalArgumentException e) {
      // Progress is for the eyes; what was measured is in files.
      listener.accept(new Progress("unknown", 0, 0, 0, 0, 0, 0));
    }
  }

  /** What its log says of a failure. */
  public String lastWords() {
    return LogExcerpt.of(log(folder));
  }
}
