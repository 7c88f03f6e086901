package org.rubisee.bench.costs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.ledger.Ledger;
import org.rubisee.bench.ledger.LedgerCsv;
import org.rubisee.bench.ledger.LedgerVariant;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;

class CostReportTest {

  private static final Path LEDGERS = Path.of(System.getProperty("rubis.home"), "docs", "ledger");

  private final CostReport report = report();

  private static CostReport report() {
    Run run = SampleRun.run(SampleRun.plan(SampleRun.SIX, List.of(100), 3));
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
        UnitCostsTest.sample(0), SampleRun.SIX, trials, CostReportTest::agreedLedger);
  }

  private static Ledger agreedLedger(String implementation) {
    return LedgerCsv.read(
        implementation, LedgerVariant.C, LEDGERS.resolve(implementation + ".csv"));
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
              + row.calls()
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
    assertThat(servletsOnly.calls()).isZero();
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
    assertThat(row("entity-cmp").calls()).isGreaterThan(5 * row("session-beans").calls());
  }

  @Test
  void saysByHowMuchTheCallsOfSessionBeansMissTheDifference() {
    assertThat(report.sessionBeansCheck()).isPresent();
    assertThat(report.markdown())
        .contains("| a remote call, empty, in a row | 90")
        .contains("session-beans less servlets-only, both without compilers, is");
  }

  @Test
  void withoutARunThereAreOnlyPrices() {
    assertThat(new CostReport(UnitCostsTest.sample(0), List.of()).markdown())
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
