package org.rubisee.bench.profile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.rubisee.servers.ProcessEnvironment;

/** Asks a Java process of the same user to do something, by the JDK's {@code jcmd}. */
public final class DiagnosticCommand {

  private static final int PATIENCE_SECONDS = 60;

  private DiagnosticCommand() {}

  /**
   * Sends a command.
   *
   * @return the answer of the process
   * @throws IOException if there is no {@code jcmd} or the process cannot be reached
   */
  public static String send(long pid, String... command) throws IOException, InterruptedException {
    Path program = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    if (!Files.isExecutable(program)) {
      throw new IOException(program + " is missing: run with a JDK, not with a JRE");
    }
    List<String> line = new ArrayList<>(List.of(program.toString(), Long.toString(pid)));
    line.addAll(List.of(command));
    Path answer = Files.createTempFile("rubis-jcmd", ".txt");
    try {
      Process process =
          ProcessEnvironment.measured(line)
              .redirectErrorStream(true)
              .redirectOutput(answer.toFile())
              .start();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IOException("process " + pid + " did not answer " + command[0]);
      }
      String text = Files.readString(answer, StandardCharsets.UTF_8).strip();
      if (process.exitValue() != 0) {
        throw new IOException("process " + pid + " says to " + command[0] + ": " + text);
      }
      return text;
    } finally {
      Files.deleteIfExists(answer);
    }
  }

  /** A part of a command that may hold spaces. */
  static String quoted(String text) {
    return '"' + text + '"';
  }
}
