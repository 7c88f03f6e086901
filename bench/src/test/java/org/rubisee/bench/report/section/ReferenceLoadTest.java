package org.rubisee.bench.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;

/** Configurations that met different loads: 60 clients all but one, others each its own. */
class ReferenceLoadTest {
  private final Run<RunPlan> run =
      SampleRun.run(SampleRun.plan(SampleRun.SIX, List.of(60, 240, 900, 1000), 1));
  private final ReportModel model =
      model(new int[] {60, 1000}, new int[] {60, 900}, new int[] {60}, new int[] {240});

  @Test
  void isALoadThatMostConfigurationsMet() {
    assertThat(model.referenceClients("bidding")).isEqualTo(60);
    assertThat(model.reference("bidding")).hasSize(3);
  }

  @Test
  void comparesCostsAtTheNearestLoadOfOthers() {
    assertThat(model.costs("bidding"))
        .extracting(LoadPoint::clients)
        .containsExactly(60, 60, 60, 240);
    assertThat(CostSection.plot(model, "bidding", "").csv())
        .contains("\"Servlets only\"", "\"Entity beans, BMP, 240 clients\"");
  }

  private ReportModel model(int[]... loads) {
    List<Trial> trials = new ArrayList<>();
    for (int i = 0; i < loads.length; i++) {
      String configuration = SampleRun.SIX.get(i).name();
      IntStream.of(loads[i])
          .forEach(
              clients ->
                  trials.add(
                      SampleTrial.of(
                          run,
                          new TrialPoint(
                              trials.size() + 1, configuration, "bidding", clients, 1))));
    }
    return new ReportModel(run, Gates.of(run).judge(trials));
  }
}
