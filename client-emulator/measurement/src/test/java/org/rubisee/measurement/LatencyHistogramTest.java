package org.rubisee.measurement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class LatencyHistogramTest {

  private static final int MANY = 10_000;
  private static final long MEBIBYTE = 1 << 20;

  /** With one counter per value they would take 240 MiB and more. */
  @Test
  void manySmallOnesTakeLittleMemory() {
    long before = usedBytes();
    List<LatencyHistogram> kept = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      kept.add(i % 2 == 0 ? LatencyHistogram.empty() : LatencyHistogram.ofMicros(times(i)));
    }
    assertThat(usedBytes() - before).isLessThan(40 * MEBIBYTE);
    assertThat(LatencyHistogram.merged(kept).count()).isEqualTo(MANY / 2 * 40L);
  }

  @Test
  void answersAsTheHistogramThatItWasMadeOf() {
    Histogram micros = times(7);
    LatencyHistogram times = LatencyHistogram.ofMicros(micros);
    assertThat(times.count()).isEqualTo(micros.getTotalCount());
    assertThat(times.meanMillis()).isEqualTo(micros.getMean() / 1000);
    assertThat(times.deviationMillis()).isEqualTo(micros.getStdDeviation() / 1000);
    assertThat(times.maxMillis()).isEqualTo(micros.getMaxValue() / 1000.0);
    for (double percentile : new double[] {0, 12.5, 50, 90, 99, 99.9, 100}) {
      assertThat(times.millisAt(percentile))
          .isEqualTo(micros.getValueAtPercentile(percentile) / 1000.0);
    }
  }

  @Test
  void laterValuesOfTheHistogramDoNotChangeIt() {
    Histogram micros = times(3);
    LatencyHistogram times = LatencyHistogram.ofMicros(micros);
    micros.recordValue(1);
    assertThat(times).isEqualTo(LatencyHistogram.ofMicros(times(3)));
    assertThat(times.count()).isEqualTo(40);
  }

  private static Histogram times(int seed) {
    Histogram micros = new Histogram(LatencyHistogram.DIGITS);
    for (int i = 0; i < 40; i++) {
      micros.recordValue(800 + (seed * 7919L + i * 104_729L) % 30_000);
    }
    return micros;
  }

  private static long usedBytes() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
