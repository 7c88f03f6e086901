package org.rubisee.bench.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.gate.JudgedTrial;

class ViewWordsTest {
  private static final Configuration CMP = SampleRun.SIX.get(2);
  private static final Configuration BMP = SampleRun.SIX.get(3);
  private static final Configuration SERVLETS = SampleRun.SIX.get(0);

  private final Run<RunPlan> run =
      SampleRun.run(SampleRun.plan(List.of(SERVLETS, CMP, BMP), List.of(100, 1500), 1));

  @Test
  void comparesNoPeakWithWhatFewClientsAskFor() {
    assertThat(words(trial(CMP, 100), trial(CMP, 1500), trial(BMP, 1500), trial(SERVLETS, 100)))
        .containsPattern("as a share of it: Entity beans, BMP [01]\\.\\d+ \\(")
        .containsPattern(
            "still keeping up with the clients: Servlets only, \\d+\\.\\d+ interactions per second")
        .endsWith("with 100 clients.");
  }

  @Test
  void aPeakThatMoreClientsDidNotRaiseIsOne() {
    assertThat(words(trial(CMP, 1500), trial(BMP, 100), trial(BMP, 1500)))
        .doesNotContain("with fewer clients");
  }

  private String words(JudgedTrial... trials) {
    return ViewWords.of(new ReportModel(run, List.of(trials)));
  }

  private JudgedTrial trial(Configuration configuration, int clients) {
    TrialPoint point = new TrialPoint(1, configuration.name(), "bidding", clients, 1);
    return Gates.of(run).judge(List.of(SampleTrial.of(run, point))).get(0);
  }
}
