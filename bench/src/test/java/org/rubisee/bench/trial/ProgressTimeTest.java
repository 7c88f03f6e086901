package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.rubisee.measurement.Progress;

class ProgressTimeTest {

  private static final long SECOND = 1_000_000_000L;
  private static final int PATIENCE_SECONDS = 60;

  private final AtomicLong nanos = new AtomicLong(5 * SECOND);
  private final ProgressTime time = new ProgressTime(nanos::get);

  @Test
  void isZeroBeforeTheLoadBegins() {
    assertThat(time.now()).isZero();
    time.tell(elapsed(0));
    assertThat(time.now()).isZero();
  }

  @Test
  void goesOnBetweenTheLinesOfTheEmulators() {
    time.tell(elapsed(1));
    nanos.addAndGet(SECOND / 2);

    assertThat(time.now()).isEqualTo(1.5);
  }

  @Test
  void takesTheLineThatCameWithTheLeastDelay() {
    nanos.set(12 * SECOND);
    time.tell(elapsed(1));
    nanos.set(12 * SECOND + SECOND / 2);
    time.tell(elapsed(2));
    assertThat(time.now()).isEqualTo(2);
    nanos.set(14 * SECOND);
    time.tell(elapsed(3));
    assertThat(time.now()).isEqualTo(3.5);
  }

  @Test
  void doesNotWaitForASecondThatIsOver() throws InterruptedException {
    time.tell(elapsed(10));

    time.await(10);

    assertThat(time.now()).isEqualTo(10);
  }

  @Test
  void waitsUntilTheLoadHasBegun() throws Exception {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      Future<Double> awaited =
          thread.submit(
              () -> {
                time.await(3);
                return time.now();
              });
      time.tell(elapsed(4));

      assertThat(awaited.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(4);
    } finally {
      thread.shutdownNow();
    }
  }

  private static Progress elapsed(double seconds) {
    return new Progress("measure", seconds, 100, 10, 20, 5, 0);
  }
}
