package org.rubisee.bench.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerRow;
import org.rubisee.bench.ledger.table.LedgerVariant;
import org.rubisee.bench.report.SampleReports;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;

class MixLedgerTest {

  private static final Application AUCTION = Applications.named("auction");
  private final Run<RunPlan> run = SampleRun.run(SampleRun.quickstart());
  private final LoadPoint point =
      new LoadPoint(
          "servlets-only",
          "bidding",
          60,
          Gates.of(run)
              .judge(
                  List.of(
                      SampleTrial.of(run, new TrialPoint(1, "servlets-only", "bidding", 60, 1)))));

  @Test
  void weighsInteractionsByHowOftenTheyWereAskedFor() {
    long home = point.outcomes(AUCTION.interaction("Home")).total();
    long viewItem = point.outcomes(AUCTION.interaction("ViewItem")).total();
    MixLedger ledger =
        new MixLedger(
            new Ledger(
                "made-up",
                List.of(
                    row("Home", 0),
                    row("ViewItem(bids,qty=1)", 14),
                    row("ViewItem(old item)", 99))),
            point);
    assertThat(ledger.of(Column.REMOTE_CALLS))
        .isCloseTo(14.0 * viewItem / (home + viewItem), within(1e-9));
  }

  @Test
  void knowsTheAgreedLedgersOfTheCheckout() {
    MixLedger servlets = new MixLedger(agreed("servlets-only", LedgerVariant.C), point);
    MixLedger entities = new MixLedger(agreed("entity-cmp", LedgerVariant.C), point);
    assertThat(servlets.of(Column.REMOTE_CALLS)).isZero();
    assertThat(servlets.sqlStatements()).isPositive();
    assertThat(entities.of(Column.REMOTE_CALLS)).isGreaterThan(5);
    MixLedger warm = new MixLedger(agreed("entity-cmp", LedgerVariant.A_WARM), point);
    assertThat(warm.of(Column.REMOTE_CALLS)).isEqualTo(entities.of(Column.REMOTE_CALLS));
    assertThat(warm.sqlStatements()).isLessThan(entities.sqlStatements());
    assertThat(SampleReports.LEDGERS.of("no-such-implementation", LedgerVariant.C)).isEmpty();
  }

  private static Ledger agreed(String implementation, LedgerVariant variant) {
    return SampleReports.LEDGERS.of(implementation, variant).orElseThrow();
  }

  private static LedgerRow row(String name, long remoteCalls) {
    return new LedgerRow(
        name, Map.of(), Map.of(Column.REMOTE_CALLS, remoteCalls), Map.of(), Map.of(), Map.of());
  }
}
