package org.rubisee.bench.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.ProcessIdentity;

/**
 * The checkout under test with working files of its own, for commands in processes of their own.
 *
 * @param home a temporary folder with links to what the checkout has
 */
record OwnCheckout(Path home) implements AutoCloseable {

  private static final Path CHECKOUT = Path.of(System.getProperty("rubis.home"));
  private static final List<String> OWN = List.of(".rubis", "results", ".git");

  static OwnCheckout create() throws IOException {
    Path home = Files.createTempDirectory("rubis-home");
    try (Stream<Path> files = Files.list(CHECKOUT)) {
      for (Path file : files.toList()) {
        if (!OWN.contains(file.getFileName().toString())) {
          Files.createSymbolicLink(home.resolve(file.getFileName()), file.toAbsolutePath());
        }
      }
    }
    return new OwnCheckout(home);
  }

  /**
   * Starts a command of the bench.
   *
   * @param arguments of the command, separated by spaces
   * @param prefix a command that starts the process, such as {@code env A=b}
   */
  Process rubis(String arguments, String... prefix) throws IOException {
    List<String> command = new ArrayList<>(List.of(prefix));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Drubis.home=" + home);
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.add(Rubis.class.getName());
    command.addAll(Arrays.asList(arguments.split(" ")));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  /** The first line of a command's output that has a text, for which this waits. */
  static String awaitLine(Process process, String text) throws IOException {
    StringBuilder said = new StringBuilder();
    BufferedReader lines = process.inputReader();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      said.append(line).append('\n');
      if (line.contains(text)) {
        return line;
      }
    }
    throw new AssertionError("The command ended: " + said);
  }

  static String said(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** The running servers of which there is a record. */
  List<ProcessIdentity> servers() throws IOException {
    try (Stream<Path> files = Files.walk(home.resolve(".rubis"))) {
      return files
          .sorted()
          .map(file -> file.getFileName().toString())
          .filter(name -> name.matches("process\\.\\d+"))
          .map(name -> Long.parseLong(name.substring(name.indexOf('.') + 1)))
          .map(ProcessIdentity::of)
          .flatMap(Optional::stream)
          .toList();
    }
  }

  @Override
  public void close() throws IOException {
    DirectoryCopy.delete(home);
  }
}
