package org.rubisee.bench.report.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;

class KeepsUpTest {
  private static final Configuration ENTITY_BEANS = SampleRun.SIX.get(2);
  private final Run<RunPlan> run =
      SampleRun.run(SampleRun.plan(List.of(ENTITY_BEANS), List.of(20, 100, 1500), 1));

  @Test
  void tellsByResponseTimesThatClientsHardlyQueue() {
    assertThat(keepsUp(100)).isTrue();
    assertThat(keepsUp(1500)).isFalse();
  }

  /** 20 clients for 60 seconds make some 170 interactions: eight percent of noise. */
  @Test
  void doesNotTakeTheNoiseOfAShortTrialForALimit() {
    assertThat(keepsUp(20)).isTrue();
  }

  private boolean keepsUp(int clients) {
    TrialPoint point = new TrialPoint(1, ENTITY_BEANS.name(), "bidding", clients, 1);
    ReportModel model =
        new ReportModel(run, Gates.of(run).judge(List.of(SampleTrial.of(run, point))));
    return model.keepsUp(model.peak(ENTITY_BEANS, "bidding").orElseThrow());
  }
}
