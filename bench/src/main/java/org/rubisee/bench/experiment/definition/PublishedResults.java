package org.rubisee.bench.experiment.definition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.results.FigureView.PublishedPeak;

/** The peaks that the papers give in their text, read from {@code published-results.csv}. */
final class PublishedResults {

  private static final String FILE = "/org/rubisee/bench/report/published-results.csv";

  private final List<String[]> rows;

  private PublishedResults(List<String[]> rows) {
    this.rows = List.copyOf(rows);
  }

  /** All that are known. */
  static PublishedResults standard() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                PublishedResults.class.getResourceAsStream(FILE), StandardCharsets.UTF_8))) {
      return new PublishedResults(reader.lines().skip(1).map(line -> line.split(",")).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The peaks of a figure that configurations of the experiment stand for. */
  List<PublishedPeak> of(ExperimentDefinition definition, FigureDefinition figure) {
    return rows.stream()
        .filter(row -> row[0].equals(definition.paper()) && figure.published().contains(row[1]))
        .flatMap(
            row ->
                definition.configurationsOf(figure, false).stream()
                    .filter(name -> standsFor(definition.configurations().get(name), row))
                    .map(name -> peak(row, name)))
        .toList();
  }

  private static boolean standsFor(ConfigurationDefinition configuration, String[] row) {
    return configuration.implementation().equals(row[3])
        && Stream.of(configuration.paper().split(";"))
            .anyMatch(name -> name.strip().equals(row[4]));
  }

  private static PublishedPeak peak(String[] row, String configuration) {
    return new PublishedPeak(
        row[1],
        row[2],
        configuration,
        row[4],
        Integer.parseInt(row[5]),
        Double.parseDouble(row[6]));
  }
}
