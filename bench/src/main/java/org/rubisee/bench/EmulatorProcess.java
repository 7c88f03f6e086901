package org.rubisee.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.rubisee.emulator.EmulatorCommand;
import org.rubisee.emulator.EmulatorOptions;
import org.rubisee.emulator.Progress;

/** The client tier: the emulator as a process of its own, so that its CPU time is its own too. */
final class EmulatorProcess implements AutoCloseable {

  private static final int LAST_WORDS_SECONDS = 20;
  private static final int SHOWN_LINES = 8;

  private final Process process;
  private final Path log;
  private final Path gcLog;
  private final Thread reader;

  private EmulatorProcess(Process process, Path log, Path gcLog, Consumer<Progress> listener) {
    this.process = process;
    this.log = log;
    this.gcLog = gcLog;
    this.reader = new Thread(() -> read(listener), "emulator-progress");
    this.reader.setDaemon(true);
    this.reader.start();
  }

  /**
   * Starts it.
   *
   * @param options what it does
   * @param folder where it leaves its results
   * @param commandPrefix what its command line begins with, to pin it to processors
   * @param listener told each second how far it is, on a thread of its own
   */
  static EmulatorProcess start(
      EmulatorOptions options, Path folder, List<String> commandPrefix, Consumer<Progress> listener)
      throws IOException {
    Path log = folder.resolveSibling("client.log");
    Path gcLog = folder.resolveSibling("client-gc.log");
    List<String> command = new ArrayList<>(commandPrefix);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvmOptions());
    command.add("-Xlog:gc:file=" + gcLog + ":uptime");
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(EmulatorCommand.class.getName());
    command.addAll(options.toArguments(folder.toString()));
    Process process = new ProcessBuilder(command).redirectError(log.toFile()).start();
    return new EmulatorProcess(process, log, gcLog, listener);
  }

  /** The JVM options of the client tier. */
  static List<String> jvmOptions() {
    return List.of("-Xms256m", "-Xmx512m", "-XX:+UseG1GC");
  }

  long pid() {
    return process.pid();
  }

  GcLog gcLog() {
    return new GcLog(gcLog);
  }

  /**
   * Waits until it has done everything.
   *
   * @throws CommandFailedException if it fails; the message holds its last words
   */
  void await() throws InterruptedException {
    int exitCode = process.waitFor();
    reader.join();
    if (exitCode != 0) {
      throw new CommandFailedException(
          "The client emulator failed (exit code " + exitCode + "): " + lastWords());
    }
  }

  /** Ends it early; it writes what it measured first. */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    process.destroy();
    try {
      if (!process.waitFor(LAST_WORDS_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      interrupted = true;
      process.destroyForcibly();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
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

  private String lastWords() {
    try {
      List<String> lines = Files.readAllLines(log);
      return String.join(
          "\n  ", lines.subList(Math.max(0, lines.size() - SHOWN_LINES), lines.size()));
    } catch (IOException e) {
      return "see " + log;
    }
  }
}
