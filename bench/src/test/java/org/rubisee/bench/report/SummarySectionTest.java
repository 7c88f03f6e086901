package org.rubisee.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Gates;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.TrialPoint;

class SummarySectionTest {
  private static final Configuration SERVLETS = SampleRun.SIX.get(0);
  private static final Configuration ENTITY_BEANS = SampleRun.SIX.get(2);

  /** Few clients ask for less than overloaded beans answer. */
  @Test
  void namesALimitOnlyOfWhoDoesNotKeepUp() {
    Run run = SampleRun.run(SampleRun.plan(List.of(SERVLETS, ENTITY_BEANS), List.of(20, 1500), 1));
    ReportModel model =
        new ReportModel(
            run,
            Gates.of(run)
                .judge(
                    List.of(
                        SampleTrial.of(run, new TrialPoint(1, SERVLETS.name(), "bidding", 20, 1)),
                        SampleTrial.of(
                            run, new TrialPoint(2, ENTITY_BEANS.name(), "bidding", 20, 1)),
                        SampleTrial.of(
                            run, new TrialPoint(3, ENTITY_BEANS.name(), "bidding", 1500, 1)))));
    String summary =
        new SummarySection()
            .body(model, new Figures()).stream()
                .map(Object::toString)
                .collect(Collectors.joining());
    assertThat(summary)
        .contains(ENTITY_BEANS.title() + " reaches")
        .doesNotContain(SERVLETS.title() + " reaches");
  }
}
