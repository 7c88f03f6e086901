package org.rubisee.bench.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialChange;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.measurement.WarmUpEnd;

class SummarySectionTest {
  private static final Configuration SERVLETS = SampleRun.SIX.get(0);
  private static final Configuration ENTITY_BEANS = SampleRun.SIX.get(2);

  private static final Configuration SESSION_BEANS = SampleRun.SIX.get(1);

  /** Few clients ask for less than overloaded beans answer. */
  @Test
  void namesALimitOnlyOfWhoDoesNotKeepUp() {
    assertThat(summary(Map.of(SERVLETS, List.of(20), ENTITY_BEANS, List.of(20, 1500))))
        .containsPattern(
            " The highest throughput is \\d+\\S* interactions per second of Entity beans")
        .contains("; the others still keep up with their clients.")
        .doesNotContain("interactions per second of " + SERVLETS.title());
  }

  @Test
  void saysAtWhichLoadItComparesIfNotAllWereMeasuredThere() {
    assertThat(
            summary(
                Map.of(
                    SERVLETS, List.of(10), SESSION_BEANS, List.of(20), ENTITY_BEANS, List.of(20))))
        .contains(
            "nteraction of the bidding mix with 20 clients, where 2 of 3 configurations were"
                + " measured, takes");
    assertThat(summary(Map.of(SERVLETS, List.of(20), ENTITY_BEANS, List.of(20))))
        .contains(", an interaction of the bidding mix takes");
  }

  @Test
  void namesThePeakOfOneThatWasMeasuredAtSeveralLoads() {
    assertThat(summary(Map.of(ENTITY_BEANS, List.of(20, 40, 1500))))
        .containsPattern(
            " The highest throughput is \\d+\\S* interactions per second of Entity beans");
    assertThat(summary(Map.of(ENTITY_BEANS, List.of(20)))).doesNotContain("highest throughput");
  }

  @Test
  void countsTheTrialsThatPassedWithAWarning() {
    UnaryOperator<Trial> steady = SummarySectionTest::steady;
    UnaryOperator<Trial> unwatched = t -> new TrialChange(t).unwatched().trial();
    assertThat(summary(Map.of(SERVLETS, List.of(100, 120)), steady))
        .containsPattern("All \\d+ gates passed\\.")
        .doesNotContain("warning");
    assertThat(summary(Map.of(SERVLETS, List.of(100, 120)), unwatched))
        .containsPattern("No gate failed; \\d+ of \\d+ have a warning\\.");
  }

  private static Trial steady(Trial trial) {
    int seconds = (int) (trial.measured().toSecond() - trial.measured().fromSecond());
    return new TrialChange(trial).quiet(seconds).warmUpEnd(WarmUpEnd.STEADY).trial();
  }

  private static String summary(Map<Configuration, List<Integer>> loads) {
    return summary(loads, UnaryOperator.identity());
  }

  private static String summary(
      Map<Configuration, List<Integer>> loads, UnaryOperator<Trial> change) {
    Run<RunPlan> run = SampleRun.run(SampleRun.plan(List.copyOf(loads.keySet()), List.of(20), 1));
    List<Trial> trials = new ArrayList<>();
    loads.forEach(
        (configuration, clients) ->
            clients.forEach(
                count ->
                    trials.add(
                        change.apply(
                            SampleTrial.of(
                                run,
                                new TrialPoint(
                                    trials.size() + 1,
                                    configuration.name(),
                                    "bidding",
                                    count,
                                    1))))));
    return new SummarySection(new ReportModel(run, Gates.of(run).judge(trials)))
        .body(new Figures()).stream().map(Object::toString).collect(Collectors.joining());
  }
}
