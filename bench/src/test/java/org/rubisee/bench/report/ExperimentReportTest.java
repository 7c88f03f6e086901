package org.rubisee.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.TrialsFolder;

class ExperimentReportTest {
  private static final long MEBIBYTE = 1 << 20;

  @TempDir static Path results;
  private static Path target;
  private static String report;

  @BeforeAll
  static void writeTheReportOfAnExperiment() throws IOException {
    TrialsFolder run = SampleRun.write(results, SampleRun.experiment());
    target = results.resolve("given-away");
    report =
        Files.readString(TrialReport.of(run, SampleReports.LEDGERS).writeTo(run.path(), target));
  }

  @Test
  void showsEachFigureWithWhatThePaperSaw() {
    assertThat(report)
        .contains("id=\"view-fig6-7\"", "Session beans reach 72 to 85 %")
        .contains("href=\"figures/fig6-7-throughput-bidding.svg\"")
        .contains("href=\"figures/fig28-29-maxima-bidding.csv\"");
  }

  @Test
  void saysWhyAFigureWasLeftOut() {
    assertThat(report).contains("Left out of this run: no second JDK was found");
    assertThat(report)
        .contains("Without some of its configurations: The balancer nginx is not installed.");
  }

  @Test
  void laysThePublishedPeakBesideTheMeasuredOneAsARatioToServlets() {
    assertThat(report)
        .contains("published peaks exceed N/Z")
        .contains("<td class=\"words\">fig. 7, JBoss</td><td>0.632</td>");
  }

  @Test
  void drawsOnlyTheConfigurationsOfAFigure() throws IOException {
    assertThat(target.resolve("figures/fig6-7-throughput-bidding.csv"))
        .content()
        .contains("Servlets only", "Session beans")
        .doesNotContain("Entity");
  }

  @Test
  void showsTheLedgerOfWhatWasMeasured() {
    assertThat(report).contains("id=\"ledger\"", "href=\"figures/ledger-calls-bidding.svg\"");
  }

  @Test
  void saysWhatWasTurnedAboutEachConfiguration() {
    assertThat(report)
        .contains("<td class=\"words\">entity-cmp</td><td class=\"words\">as they are</td>");
  }

  @Test
  void fitsTheLawAndNamesTheBottleneck() {
    assertThat(report)
        .contains("Its bottleneck is the app tier (1 CPU)")
        .contains("href=\"figures/capacity-entity-cmp-bidding.svg\"")
        .contains("scalability law");
  }

  @Test
  void isValidHtml() throws Exception {
    assertThat(HtmlCheck.complaints(report)).isEmpty();
  }

  @Test
  void isSmallEnoughToBeKeptInARepository() throws IOException {
    try (Stream<Path> files = Files.walk(target)) {
      long bytes =
          files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
      assertThat(bytes).isLessThan(3 * MEBIBYTE);
    }
  }
}
