package org.rubisee.bench.report.duel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.rubisee.settings.Text;

/**
 * A series of measurements over commits in the CSV that Apache Otava imports: a column {@code
 * time}, an attribute {@code commit}, and a column for each metric. One line per run.
 */
public final class OtavaCsv {

  private OtavaCsv() {}

  /**
   * Adds a line; makes the file with its head if there is none.
   *
   * @param commit what was measured
   * @param values by metric
   * @throws IOException if the file cannot be written, or has other columns
   */
  public static void append(Path file, Instant time, String commit, Map<String, Double> values)
      throws IOException {
    String head = "time,commit," + String.join(",", values.keySet());
    if (!Files.exists(file)) {
      Files.writeString(file, head + "\n");
    }
    List<String> lines = Files.readAllLines(file);
    if (!lines.get(0).equals(head)) {
      throw new IOException(
          file + " has other columns than this run: name a new file for this series");
    }
    Files.writeString(
        file,
        time.truncatedTo(ChronoUnit.SECONDS)
            + ","
            + commit
            + ","
            + values.values().stream()
                .map(value -> Text.of("%.6g", value))
                .collect(Collectors.joining(","))
            + "\n",
        StandardOpenOption.APPEND);
  }
}
