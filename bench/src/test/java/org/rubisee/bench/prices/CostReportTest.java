package org.rubisee.bench.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerVariant;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.stats.MeanInterval;

class CostReportTest {

  private static final AgreedLedgers LEDGERS =
      new AgreedLedgers(Path.of(System.getProperty("rubis.home")));

  private final CostReport report = report();

  private static CostReport report() {
    Run<RunPlan> run = SampleRun.run(SampleRun.plan(SampleRun.SIX, List.of(100), 3));
    List<Trial> trials = new ArrayList<>();
    for (int repetition = 1; repetition <= 3; repetition++) {
      for (int i = 0; i < SampleRun.SIX.size(); i++) {
        String name = SampleRun.SIX.get(i).name();
        trials.add(
            SampleTrial.of(
                run, new TrialPoint(trials.size() + 1, name, "bidding", 100, repetition)));
      }
    }
    return CostReport.of(
        UnitCostsTest.sample(0),
        SampleRun.SIX,
        trials.stream().map(CostSample::of).toList(),
        "Three trials of each.",
        CostReportTest::agreedLedger);
  }

  private static Ledger agreedLedger(String implementation) {
    return LEDGERS.of(implementation, LedgerVariant.C).orElseThrow();
  }

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
  void theCheckIsAsUncertainAsBothOfItsMeasurements() {
    CallCheck check = new CallCheck(new MeanInterval(6, 1.2, 0.3), new MeanInterval(6, 1.0, 0.2));
    assertThat(check.inWords())
        .isEqualTo(
            "session-beans less servlets-only, without compilers: 1.20 ± 0.30 ms. Its calls, by"
                + " their price: 1.00 ± 0.20 ms. The ratio is 1.20; at the far ends of both"
                + " intervals 0.75 and 1.88.");
    assertThat(new CallCheck(check.difference(), new MeanInterval(6, 1.0, 1.1)).high())
        .isInfinite();
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
