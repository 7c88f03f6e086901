package org.rubisee.bench.ci;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The table of the tests that take too long for a build. */
public final class LongTests {

  private LongTests() {}

  /**
   * A line of the table.
   *
   * @param name what {@code .ci/long-tests} calls it
   * @param minutes its time limit
   * @param command for the shell
   */
  public record Row(String name, double minutes, String command) {}

  /** The rows of a checkout, in their order. */
  public static List<Row> of(Path home) throws IOException {
    return Files.readAllLines(home.resolve(".ci/long-tests.tsv")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .map(fields -> new Row(fields[0], Double.parseDouble(fields[1]), fields[2]))
        .toList();
  }
}
