package org.rubisee.servers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The log of a server that says with a line of its own that it has started.
 *
 * @param server its name in messages, for example {@code app}
 * @param file where it is; need not be there yet
 * @param started a part of that line
 */
public record StartupLog(String server, Path file, String started) {

  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final int POLL_MILLIS = 100;
  private static final int SHOWN_LINES = 12;

  /**
   * Waits for the line.
   *
   * @param isAlive whether the server's process lives
   * @throws ServerFailedException if it ends before, or takes too long
   */
  public void await(BooleanSupplier isAlive) throws IOException, InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!text().contains(started)) {
      if (!isAlive.getAsBoolean()) {
        throw failed("ended while it started");
      }
      if (System.nanoTime() - deadline > 0) {
        throw failed("did not start within " + PATIENCE.toSeconds() + " s");
      }
      Thread.sleep(POLL_MILLIS);
    }
  }

  /**
   * A failure of the server, with the last lines of its log.
   *
   * @param what happened, after the name of the server
   */
  public ServerFailedException failed(String what) {
    return new ServerFailedException(
        "The %s server %s. Its log, %s, says:%n  %s".formatted(server, what, file, lastLines()));
  }

  private String lastLines() {
    try {
      List<String> lines = text().lines().toList();
      return String.join(
          "\n  ", lines.subList(Math.max(0, lines.size() - SHOWN_LINES), lines.size()));
    } catch (IOException e) {
      return "(" + e.getMessage() + ")";
    }
  }

  private String text() throws IOException {
    return Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "";
  }
}
