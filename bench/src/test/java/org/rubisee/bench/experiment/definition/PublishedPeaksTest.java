package org.rubisee.bench.experiment.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.FigureView.PublishedPeak;
import org.rubisee.bench.results.PublishedResults;
import org.rubisee.servers.knobs.Implementation;

class PublishedPeaksTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final List<String> OF_PAPERS =
      List.of(
          "oopsla02", "middleware01", "middleware03", "middleware03-bookstore", "middleware03-php");
  private static final List<Implementation> IMPLEMENTATIONS =
      Implementation.ofAllApplications(HOME);

  @Test
  void areComparedWithTheConfigurationThatStandsForTheirBase() {
    ExperimentDefinition commitOptions = experiment("middleware01");

    assertThat(commitOptions.publishedOf(commitOptions.figures().get("fig10")))
        .containsExactly(
            peak("option-a-100", "Option A 100 %", 471 * 60),
            peak("option-a-200", "Option A 200 %", 482 * 60));
  }

  @Test
  void areComparedWithinTheirFigureWhereItShowsTheBase() {
    ExperimentDefinition placements = experiment("middleware03");

    assertThat(placements.publishedOf(placements.figures().get("fig11")))
        .allMatch(peak -> peak.base().configuration().startsWith("servlets-"))
        .noneMatch(peak -> peak.base().configuration().startsWith("servlets-only"))
        .extracting(PublishedPeak::configuration)
        .contains("servlets-beside-web", "servlets-apart-sync", "ejb-apart");
    assertThat(placements.publishedOf(placements.figures().get("shared-bidding")))
        .allMatch(peak -> peak.base().configuration().equals("servlets-only"));
  }

  @Test
  void ofTheBookstoreCompareLocksInTheEngineWithLockedTables() {
    ExperimentDefinition bookstore = experiment("middleware03-bookstore");

    assertThat(bookstore.publishedOf(bookstore.figures().get("fig5")))
        .allMatch(peak -> peak.base().equals(new PublishedPeak.Base("tables-beside-web", 520)))
        .extracting(PublishedPeak::configuration, PublishedPeak::interactionsPerMinute)
        .containsExactlyInAnyOrder(
            tuple("tables-beside-web", 520.0),
            tuple("tables-apart", 520.0),
            tuple("sync-beside-web", 663.0),
            tuple("sync-apart", 665.0));
  }

  @Test
  void haveABaseThatTheirExperimentMeasures() {
    for (String name : OF_PAPERS) {
      ExperimentDefinition experiment = experiment(name);
      assertThat(peaks(experiment))
          .isNotEmpty()
          .allMatch(
              peak -> experiment.configurations().containsKey(peak.base().configuration()), name);
    }
  }

  @Test
  void areAllNamedByAnExperiment() {
    Set<String> named =
        OF_PAPERS.stream()
            .map(PublishedPeaksTest::experiment)
            .flatMap(
                known ->
                    peaks(known).stream()
                        .map(
                            peak ->
                                known.paper() + peak.figure() + peak.mix() + peak.publishedAs()))
            .collect(Collectors.toSet());
    PublishedResults all = PublishedResults.bundled();

    assertThat(all.rows())
        .filteredOn(row -> !row.implementation().equals("php"))
        .filteredOn(row -> !all.baseOf(row).equals(row))
        .allMatch(
            row -> named.contains(row.paper() + row.figure() + row.mix() + row.configuration()));
  }

  private static PublishedPeak peak(String configuration, String publishedAs, double perMinute) {
    return new PublishedPeak(
        "10",
        "iterations",
        configuration,
        publishedAs,
        100,
        perMinute,
        new PublishedPeak.Base("option-c", 300 * 60));
  }

  private static List<PublishedPeak> peaks(ExperimentDefinition experiment) {
    List<PublishedPeak> peaks = new ArrayList<>();
    experiment.figures().values().forEach(figure -> peaks.addAll(experiment.publishedOf(figure)));
    return peaks;
  }

  private static ExperimentDefinition experiment(String name) {
    return ExperimentFile.read(HOME.resolve("experiments/" + name + ".yaml"))
        .checked(IMPLEMENTATIONS)
        .definition();
  }
}
