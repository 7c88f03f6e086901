package org.rubisee.servers;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Starts processes that end with this Java process, even if it is killed. Beside each process waits
 * a small shell, the watchdog, for the end of a pipe from this Java process. It identifies the
 * process by its number and its start time.
 *
 * <p>If a process is killed that was not {@link #release released}, a line on standard error names
 * it and the cause.
 *
 * <p>The process also leaves a record in a folder: {@link LeftProcesses} finds it there if both
 * this Java process and the watchdog were killed. Without {@code /proc} there is neither.
 */
public final class Watchdog {

  /** Names of records begin like this; the number of the process follows. */
  static final String RECORD = "process";

  private static final String SCRIPT = script();

  /** Those that are about to be ended. */
  private static final Set<Process> RELEASED = ConcurrentHashMap.newKeySet();

  private Watchdog() {}

  /**
   * Starts a process; its input is empty.
   *
   * @param builder its command line is replaced; its input must be a pipe
   * @param name what users call it, for example {@code web server}
   * @param folder for its record
   */
  public static Process start(ProcessBuilder builder, String name, Path folder) throws IOException {
    return start(builder, name, folder, "empty");
  }

  /**
   * Starts a process that reads the lines that are written to its input, through its watchdog.
   *
   * @param builder as for {@link #start}
   * @param name as for {@link #start}
   * @param folder for its record; must exist
   */
  public static Process startReadingLines(ProcessBuilder builder, String name, Path folder)
      throws IOException {
    return start(builder, name, folder, "lines");
  }

  private static Process start(ProcessBuilder builder, String name, Path folder, String input)
      throws IOException {
    if (ProcessIdentity.of(ProcessHandle.current().pid()).isEmpty()) {
      return builder.start();
    }
    Path record = folder.toAbsolutePath().resolve(RECORD);
    List<String> command =
        new ArrayList<>(List.of("sh", "-c", SCRIPT, "watchdog", name, record.toString(), input));
    command.addAll(builder.command());
    Process process = builder.command(command).start();
    process
        .onExit()
        .thenRun(
            () -> {
              forget(process, folder);
              if (!RELEASED.remove(process) && process.exitValue() == ProcessEnd.KILLED) {
                System.err.printf(
                    Locale.ROOT,
                    "The %s ended: %s.%n",
                    name,
                    ProcessEnd.inWords(process.exitValue()));
              }
            });
    return process;
  }

  /** Tells the watchdog of a process that it is not needed: the process is about to be ended. */
  public static void release(Process process) {
    if (process.isAlive()) {
      RELEASED.add(process);
    }
    try {
      OutputStream pipe = process.getOutputStream();
      pipe.write("released\n".getBytes(StandardCharsets.US_ASCII));
      pipe.flush();
    } catch (IOException e) {
      // the process has ended, and its watchdog with it
    }
  }

  /**
   * Waits until a process has ended that was asked to, kills it if that takes too long, and removes
   * its record. An interrupted thread kills it at once, and stays interrupted.
   *
   * @param patience how long it may take
   * @param folder of its record
   */
  public static void awaitEnd(Process process, Duration patience, Path folder) {
    boolean interrupted = Thread.interrupted();
    try {
      if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      interrupted = true;
      process.destroyForcibly().onExit().join();
    }
    forget(process, folder);
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Removes the record of a process that has ended; it may be gone already. */
  public static void forget(Process process, Path folder) {
    try {
      Files.deleteIfExists(folder.resolve(RECORD + "." + process.pid()));
    } catch (IOException e) {
      // a record of a process that has ended is removed when the next command looks at it
    }
  }

  private static String script() {
    try (InputStream in = Watchdog.class.getResourceAsStream("watchdog.sh")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
