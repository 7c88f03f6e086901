package org.rubisee.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.schedule.Step;

class TimeBudgetTest {

  private static final TrialPoint FIRST = new TrialPoint(1, "a", "bidding", 10, 1);
  private static final TrialPoint SECOND = new TrialPoint(2, "b", "bidding", 10, 2);
  private static final TrialPoint THIRD = new TrialPoint(3, "a", "bidding", 10, 2);

  private final TimeBudget budget =
      new TimeBudget(Optional.of(Duration.ofSeconds(100)), point -> 30);

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
}
