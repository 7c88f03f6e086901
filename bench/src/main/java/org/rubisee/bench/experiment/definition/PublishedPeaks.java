package org.rubisee.bench.experiment.definition;

import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.results.FigureView.PublishedPeak;
import org.rubisee.bench.results.PublishedResults;
import org.rubisee.bench.results.PublishedResults.Row;

/**
 * What a paper published, beside the configurations of an experiment that stand for it.
 *
 * @param results what is known
 * @param definition the experiment
 */
record PublishedPeaks(PublishedResults results, ExperimentDefinition definition) {

  /** The peaks of a figure that its configurations stand for. */
  List<PublishedPeak> of(FigureDefinition figure) {
    return results.inFigures(definition.paper(), figure.published()).stream()
        .flatMap(
            row ->
                definition.configurationsOf(figure, false).stream()
                    .filter(name -> standsFor(name, row))
                    .map(name -> peak(row, name, figure)))
        .toList();
  }

  private boolean standsFor(String name, Row row) {
    ConfigurationDefinition configuration = definition.configurations().get(name);
    return configuration.implementation().equals(row.implementation())
        && Stream.of(configuration.paper().split(";"))
            .anyMatch(known -> known.strip().equals(row.configuration()));
  }

  private PublishedPeak peak(Row row, String configuration, FigureDefinition figure) {
    Row base = results.baseOf(row);
    return new PublishedPeak(
        row.figure(),
        row.mix(),
        configuration,
        row.configuration(),
        row.clients(),
        row.perMinute(),
        new PublishedPeak.Base(nameOf(base, figure), base.perMinute()));
  }

  /**
   * The first configuration of a figure that stands for a base, else the first of the experiment;
   * empty if none does.
   */
  private String nameOf(Row base, FigureDefinition figure) {
    return Stream.concat(
            definition.configurationsOf(figure, false).stream(),
            definition.configurations().keySet().stream())
        .filter(name -> standsFor(name, base))
        .findFirst()
        .orElse("");
  }
}
