package org.rubisee.bench.topology;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.emulator.cli.EmulatorCommand;
import org.rubisee.emulator.cli.JvmOptions;
import org.rubisee.emulator.http.FailedConnections;
import org.rubisee.servers.LogExcerpt;

/** The program of the emulator on this machine, however long it lives. */
final class EmulatorProgram {

  /** How long it may take to write what it measured, after it was asked to end. */
  static final Duration TIME_TO_END = Duration.ofSeconds(20);

  private EmulatorProgram() {}

  /**
   * Its command line.
   *
   * @param prefix what the command line begins with, to pin it to processors
   * @param gcLog the log of its garbage collector
   * @param arguments of the emulator
   */
  static List<String> command(List<String> prefix, Path gcLog, List<String> arguments) {
    List<String> command = new ArrayList<>(prefix);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JvmOptions.list());
    command.add("-Xlog:gc:file=" + gcLog + ":uptime");
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(EmulatorCommand.class.getName());
    command.addAll(arguments);
    return command;
  }

  /** Shows what its log says of failed connections, once it has ended. */
  static void tellFailures(Path log) {
    try (Stream<String> lines = Files.lines(log)) {
      lines.filter(line -> line.startsWith(FailedConnections.LINE)).forEach(System.err::println);
    } catch (IOException | UncheckedIOException e) {
      // The emulator wrote no log.
    }
  }

  /** A failure, with the lines of its log that say why. */
  static CommandFailedException failed(String what, Path log) {
    return new CommandFailedException(
        "The client emulator " + what + ". Its log, " + log + ", says:\n" + LogExcerpt.of(log));
  }
}
