package org.rubisee.bench.prices;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.ledger.table.LedgerVariant;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;

/** Prices that tests make up, and three trials of six implementations that they explain. */
public final class SampleCosts {

  private static final AgreedLedgers LEDGERS =
      new AgreedLedgers(Path.of(System.getProperty("rubis.home", "")));

  private static final Run<RunPlan> RUN =
      SampleRun.run(SampleRun.plan(SampleRun.SIX, List.of(100), 3));

  private SampleCosts() {}

  /** The report of the run. */
  public static Report report() {
    return TrialReport.of(new ReportModel(RUN, Gates.of(RUN).judge(trials())), LEDGERS)
        .beginningWith(costs().section());
  }

  static CostReport costs() {
    return costs(name -> true);
  }

  /** The prices and those of the six implementations that are wanted. */
  static CostReport costs(Predicate<String> wanted) {
    return CostReport.of(
        UnitCostsTest.sample(0),
        SampleRun.SIX.stream().filter(known -> wanted.test(known.name())).toList(),
        trials().stream().map(CostSample::of).toList(),
        "Three trials of each.",
        known -> LEDGERS.of(known.implementation(), LedgerVariant.C).orElseThrow());
  }

  private static List<Trial> trials() {
    List<Trial> trials = new ArrayList<>();
    for (int repetition = 1; repetition <= 3; repetition++) {
      for (int i = 0; i < SampleRun.SIX.size(); i++) {
        String name = SampleRun.SIX.get(i).name();
        trials.add(
            SampleTrial.of(
                RUN, new TrialPoint(trials.size() + 1, name, "bidding", 100, repetition)));
      }
    }
    return trials;
  }
}
