package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.Measured;
import org.rubisee.bench.experiment.schedule.Schedule;
import org.rubisee.bench.experiment.schedule.Step;
import org.rubisee.bench.experiment.schedule.SweepSchedule;
import org.rubisee.bench.results.TrialPoint;

class TimeBudgetTest {

  private static final TrialPoint FIRST = new TrialPoint(1, "a", "bidding", 10, 1);
  private static final TrialPoint SECOND = new TrialPoint(2, "b", "bidding", 10, 2);
  private static final TrialPoint THIRD = new TrialPoint(3, "a", "bidding", 10, 2);

  private final TimeBudget budget = new TimeBudget(100, point -> 30);

  @Test
  void neverLeavesOutTheFirstTrialOfAPointOfTheFirstTurn() {
    assertThat(budget.allows(new Step(FIRST, 0, ""), List.of(FIRST), Duration.ofHours(1))).isTrue();
  }

  @Test
  void leavesOutAPointOfALaterTurnThatWouldEndTooLate() {
    assertThat(budget.allows(new Step(FIRST, 1, ""), List.of(FIRST), Duration.ofSeconds(60)))
        .isTrue();
    assertThat(budget.allows(new Step(FIRST, 1, ""), List.of(FIRST), Duration.ofSeconds(80)))
        .isFalse();
  }

  @Test
  void takesAFurtherRoundWholeOrNotAtAll() {
    List<TrialPoint> round = List.of(SECOND, THIRD);
    assertThat(budget.allows(new Step(SECOND, 0, ""), round, Duration.ofSeconds(30))).isTrue();
    assertThat(budget.allows(new Step(SECOND, 0, ""), round, Duration.ofSeconds(50))).isFalse();
  }

  @Test
  void learnsFromTrialsThatTakeLongerThanExpected() {
    Step next = new Step(FIRST, 1, "");
    assertThat(budget.allows(next, List.of(FIRST), Duration.ofSeconds(60))).isTrue();
    budget.spent(FIRST, Duration.ofSeconds(60));
    assertThat(budget.pace()).isEqualTo(2);
    assertThat(budget.allows(next, List.of(FIRST), Duration.ofSeconds(60))).isFalse();
  }

  @Test
  void endsSearchesInTimeAndEachCurveWithItsFirstTrialThatIsTooLate() {
    List<SweepSchedule.Series> curves =
        List.of(new SweepSchedule.Series("a", "bidding"), new SweepSchedule.Series("b", "bidding"));
    Schedule search = new Agenda(List.of(), curves, 2, 1).schedule(7);
    List<Measured> done = new ArrayList<>();
    for (Optional<Step> next = search.next(done); next.isPresent(); next = search.next(done)) {
      TrialPoint point = next.get().point();
      boolean inTime = budget.allows(next.get(), List.of(), Duration.ofSeconds(30L * done.size()));
      done.add(inTime ? new Measured(point, point.clients() / 7.0, 0.01) : Measured.late(point));
    }
    assertThat(done)
        .extracting(Measured::outOfTime)
        .containsExactly(false, false, false, true, true);
    assertThat(done.subList(3, 5))
        .extracting(late -> late.point().configuration())
        .containsExactlyInAnyOrder("a", "b");
    assertThat(search.expectedTrials(done)).isEqualTo(done.size());
  }
}
