package org.rubisee.bench.report.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;

class AgainstBaseTest {
  private static final Configuration SERVLETS = SampleRun.SIX.get(0);
  private static final Configuration BEANS = SampleRun.SIX.get(2);

  @Test
  void givesARatioWhereBothMetTheirLimit() {
    assertThat(peaks(5000, 1500).hindrance()).isEmpty();
  }

  @Test
  void givesABoundWhereOneDidNot() {
    assertThat(peaks(100, 1500).hindrance()).isEqualTo(AgainstBase.AT_MOST);
    assertThat(peaks(5000, 100).hindrance()).isEqualTo(AgainstBase.AT_LEAST);
  }

  /** The contrast of highest throughputs with so many clients. */
  private static Contrast peaks(int ofServlets, int ofBeans) {
    Run<RunPlan> run = SampleRun.run(SampleRun.plan(List.of(SERVLETS, BEANS), List.of(100), 2));
    List<Trial> trials = new ArrayList<>();
    for (int repetition = 1; repetition <= 2; repetition++) {
      trials.add(trial(run, SERVLETS, ofServlets, repetition));
      trials.add(trial(run, BEANS, ofBeans, repetition));
    }
    ReportModel model = new ReportModel(run, Gates.of(run).judge(trials));
    return AgainstBase.of(model, SERVLETS, BEANS, "bidding").peaks().orElseThrow();
  }

  private static Trial trial(
      Run<RunPlan> run, Configuration configuration, int clients, int repetition) {
    int number = 2 * repetition + SampleRun.SIX.indexOf(configuration);
    return SampleTrial.of(
        run, new TrialPoint(number, configuration.name(), "bidding", clients, repetition));
  }
}
