package org.rubisee.servers.wildfly;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The log of a WildFly server, read for what it says about its start. */
record ServerLog(Path file) {

  private static final String STARTED = "WFLYSRV0025";
  private static final String STARTED_WITH_ERRORS = "WFLYSRV0026";
  private static final int SHOWN_LINES = 12;
  private static final int SHOWN_COLUMNS = 400;

  /** How far a start came. */
  enum Start {
    GOING_ON,
    DONE,
    FAILED
  }

  /** How far the start came, after this log. */
  Start start() throws IOException {
    String text = text();
    if (text.contains(STARTED_WITH_ERRORS)) {
      return Start.FAILED;
    }
    return text.contains(STARTED) ? Start.DONE : Start.GOING_ON;
  }

  /** What went wrong: errors and their causes, or else the last lines; never stack frames. */
  String complaints() {
    try {
      List<String> lines = text().lines().toList();
      List<String> errors =
          lines.stream()
              .filter(
                  line ->
                      line.contains(" ERROR ")
                          || line.contains(" FATAL ")
                          || line.startsWith("Caused by:")
                          || line.contains("WFLYCTL0412")
                          || line.startsWith("Error"))
              .toList();
      Stream<String> shown =
          errors.isEmpty()
              ? lines.stream().skip(Math.max(0, lines.size() - SHOWN_LINES))
              : errors.stream().limit(SHOWN_LINES);
      return String.join("\n  ", shown.map(ServerLog::shortened).toList());
    } catch (IOException e) {
      return "(" + e.getMessage() + ")";
    }
  }

  private String text() throws IOException {
    return Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "";
  }

  private static String shortened(String line) {
    return line.length() <= SHOWN_COLUMNS ? line : line.substring(0, SHOWN_COLUMNS) + " …";
  }
}
