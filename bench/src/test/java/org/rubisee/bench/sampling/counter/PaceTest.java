package org.rubisee.bench.sampling.counter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PaceTest {

  private static final long MILLI = 1_000_000;

  private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 10);
  private final Pace pace = new Pace(Pace.Allowance.SMALL, clock::get);

  @Test
  void beginsAtOnce() {
    assertThat(pace.isDue()).isTrue();
  }

  @Test
  void restsSoLongThatTheCostStaysWithinItsShare() {
    pace.spent(3 * MILLI);
    assertDueAfter(3000);
  }

  @Test
  void isNeverFasterThanTheOtherReadings() {
    pace.spent(1);
    assertDueAfter(900);
  }

  @Test
  void isNeverSoSlowThatAPhaseSeesNothing() {
    pace.spent(5000 * MILLI);
    assertDueAfter(10_000);
  }

  private void assertDueAfter(long millis) {
    clock.addAndGet((millis - 1) * MILLI);
    assertThat(pace.isDue()).isFalse();
    clock.addAndGet(MILLI);
    assertThat(pace.isDue()).isTrue();
  }
}
