package org.rubisee.servers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The log of a server that says with a line of its own that it has started.
 *
 * @param server its name in messages, for example {@code app}
 * @param file where it is; need not be there yet
 * @param started a part of that line
 * @param startedWithErrors a part of the line that says that not everything was deployed; empty if
 *     the server ends instead
 */
public record StartupLog(String server, Path file, String started, String startedWithErrors) {

  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final int POLL_MILLIS = 100;

  /** Of a server that ends if it cannot deploy everything. */
  public StartupLog(String server, Path file, String started) {
    this(server, file, started, "");
  }

  /**
   * Waits for the line.
   *
   * @param isAlive whether the server's process lives
   * @param end how the process ended, in words
   * @throws ServerFailedException if it ends before, cannot deploy everything or takes too long
   */
  public void await(BooleanSupplier isAlive, Supplier<String> end)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    String text = text();
    while (!text.contains(started)) {
      if (!startedWithErrors.isEmpty() && text.contains(startedWithErrors)) {
        throw failed("could not deploy everything");
      }
      if (!isAlive.getAsBoolean()) {
        throw failed("ended while it started (" + end.get() + ")");
      }
      if (System.nanoTime() - deadline > 0) {
        throw failed("did not start within " + PATIENCE.toSeconds() + " s");
      }
      Thread.sleep(POLL_MILLIS);
      text = text();
    }
  }

  /**
   * A failure of the server, with errors and their causes from its log, or else the last lines.
   *
   * @param what happened, after the name of the server
   */
  public ServerFailedException failed(String what) {
    return new ServerFailedException(
        String.format(
            Locale.ROOT,
            "The %s server %s. Its log, %s, says:%n%s",
            server,
            what,
            file,
            LogExcerpt.of(file)));
  }

  private String text() throws IOException {
    return Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "";
  }
}
