package org.rubisee.bench.cli.duel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.WarmUpPlan;

class DuelCommandTest {

  @Test
  void theWarmUpLeavesMostOfASmallBudgetToTheRounds() {
    assertThat(DuelCommand.warmUpWithin(324)).isEqualTo(WarmUpPlan.SHORT.within(129.6));
  }

  @Test
  void theWarmUpOfALargeBudgetIsThatOfAFirstLook() {
    assertThat(DuelCommand.warmUpWithin(3_600)).isEqualTo(WarmUpPlan.SHORT);
  }
}
