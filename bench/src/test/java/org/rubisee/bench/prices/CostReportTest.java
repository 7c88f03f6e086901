package org.rubisee.bench.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.stats.MeanInterval;

class CostReportTest {

  private final CostReport report = SampleCosts.costs();

  @Test
  void ordersConfigurationsByAllTheirCpuTime() {
    assertThat(report.rows())
        .hasSize(SampleRun.SIX.size())
        .isSortedAccordingTo(Comparator.comparingDouble(row -> row.measured().all().mean()));
  }

  @Test
  void partsAndRestAddUpToWhatWasMeasured() {
    for (Explained row : report.rows()) {
      double parts =
          report.pagesMillis()
              + row.calls().mean()
              + row.statements()
              + row.transactions()
              + row.measured().compilers();
      assertThat(parts + row.rest(report.pagesMillis()))
          .isCloseTo(row.measured().all().mean(), within(1e-9));
    }
  }

  @Test
  void ofServletsOnlyNothingIsLeft() {
    Explained servletsOnly = row("servlets-only");
    assertThat(servletsOnly.calls().mean()).isZero();
    assertThat(servletsOnly.rest(report.pagesMillis())).isCloseTo(0, within(1e-9));
  }

  @Test
  void compilersAreToldApart() {
    for (Explained row : report.rows()) {
      assertThat(row.measured().compilers()).isPositive().isLessThan(row.measured().all().mean());
    }
  }

  @Test
  void fineGrainedCallsExplainMoreThanOnePerPage() {
    assertThat(row("entity-cmp").calls().mean())
        .isGreaterThan(5 * row("session-beans").calls().mean());
  }

  @Test
  void saysByHowMuchTheCallsOfSessionBeansMissTheDifference() {
    CallCheck check = report.callCheck().orElseThrow();
    Explained sessionBeans = row("session-beans");
    assertThat(check.difference().mean())
        .isCloseTo(
            sessionBeans.measured().withoutCompilers().mean()
                - row("servlets-only").measured().withoutCompilers().mean(),
            within(1e-9));
    assertThat(check.calls()).isEqualTo(sessionBeans.calls());
    assertThat(report.markdown())
        .contains("| a remote call, empty, in a row | 90")
        .contains("\nThree trials of each.\n")
        .contains("session-beans less servlets-only, without compilers: ");
  }

  @Test
  void theReportBeginsWithThePrices() {
    assertThat(SampleCosts.report().rendered().html())
        .contains("A remote call costs ", "a statement for one row, alone")
        .containsPattern("(?s)id=\"prices\".*id=\"summary\"");
  }

  @Test
  void theCheckIsAsUncertainAsBothOfItsMeasurements() {
    CallCheck check =
        new CallCheck(
            "servlets-only", new MeanInterval(6, 1.2, 0.3), new MeanInterval(6, 1.0, 0.2));
    assertThat(check.inWords())
        .isEqualTo(
            "session-beans less servlets-only, without compilers: 1.20 ± 0.30 ms. Its calls, by"
                + " their price: 1.00 ± 0.20 ms. The ratio is 1.20; at the far ends of both"
                + " intervals 0.75 and 1.88.");
    assertThat(
            new CallCheck("servlets-only", check.difference(), new MeanInterval(6, 1.0, 1.1))
                .high())
        .isInfinite();
  }

  @Test
  void oneRoundHasNoInterval() {
    MeanInterval once = new MeanInterval(1, 1.2, Double.POSITIVE_INFINITY);

    assertThat(new CallCheck("servlets-only", once, new MeanInterval(6, 1.0, 0.2)).inWords())
        .contains("1.20 ms", "One round gives no interval")
        .doesNotContain("Infinity");
  }

  @Test
  void whereAllSitesMakeCallsNothingIsSubtractedAndTheRestHasThePages() {
    CostReport remote = SampleCosts.costs(name -> !name.equals("servlets-only"));
    assertThat(remote.withoutCalls()).isEmpty();
    assertThat(remote.pagesMillis()).isZero();
    assertThat(remote.callCheck()).isEmpty();
    assertThat(remote.markdown())
        .contains("the rest includes HTTP and the pages themselves")
        .doesNotContain("| pages |", "less ");
    assertThat(report.markdown()).contains("| pages |", "| less servlets-only |");
  }

  @Test
  void withoutARunThereAreOnlyPrices() {
    assertThat(CostReport.of(UnitCostsTest.sample(0)).markdown())
        .contains("| a statement for one row, alone | 90")
        .doesNotContain("per interaction");
  }

  private Explained row(String configuration) {
    return report.rows().stream()
        .filter(row -> row.title().equals(configuration))
        .findFirst()
        .orElseThrow();
  }
}
