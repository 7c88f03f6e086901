package org.rubisee.bench.experiment.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.FigureView.PublishedPeak;
import org.rubisee.bench.results.PublishedResults;
import org.rubisee.servers.knobs.Implementation;

class PublishedPeaksTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final List<Implementation> IMPLEMENTATIONS = Implementation.in(HOME);

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
  void haveABaseThatTheirExperimentMeasures() {
    for (String paper : List.of("oopsla02", "middleware01", "middleware03")) {
      ExperimentDefinition experiment = experiment(paper);
      assertThat(peaks(experiment))
          .isNotEmpty()
          .allMatch(
              peak -> experiment.configurations().containsKey(peak.base().configuration()), paper);
    }
  }

  @Test
  void areAllNamedByAnExperiment() {
    Set<String> named =
        Stream.of("oopsla02", "middleware01", "middleware03")
            .flatMap(
                paper ->
                    peaks(experiment(paper)).stream()
                        .map(peak -> paper + peak.figure() + peak.mix() + peak.publishedAs()))
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
        "reads-writes",
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
