package org.rubisee.bench.fault.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.tier.Tier;

/** Reads processes once or twice. */
class TierWatchTest {

  private static final int CELLS = 5;

  @TempDir private Path folder;

  @Test
  void eachSecondHasTheUseOfEachTier() throws Exception {
    long self = ProcessHandle.current().pid();
    long before = System.currentTimeMillis() / 1000;

    List<String> lines = read(2, () -> self);

    assertThat(lines.get(0)).isEqualTo(TierWatch.HEADING);
    String[] second = lines.get(2).split(",");
    assertThat(second).hasSize(CELLS);
    assertThat(Long.parseLong(second[0])).isGreaterThan(before);
    assertThat(second[1]).isEqualTo("web");
    assertThat(Double.parseDouble(second[2])).isNotNegative();
    assertThat(Long.parseLong(second[3])).isGreaterThan(1 << 20);
    assertThat(Long.parseLong(second[4])).isPositive();
  }

  @Test
  void aTierWithoutAProcessHasALineOfZeros() throws Exception {
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();

    assertThat(read(1, ended::pid).get(1)).endsWith(",web,0.000,0,0");
  }

  @Test
  void aReadingThatFailsIsReportedAtTheEnd() {
    assertThatThrownBy(
            () ->
                read(
                    1,
                    () -> {
                      throw new IllegalStateException("no process is known");
                    }))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("tiers.csv lacks seconds: no process is known");
  }

  /** The lines after so many readings. */
  private List<String> read(int readings, LongSupplier pid) throws Exception {
    CountDownLatch read = new CountDownLatch(readings);
    try (TierWatch watch =
        new TierWatch(
            folder,
            Map.of(
                Tier.WEB,
                () -> {
                  read.countDown();
                  return pid.getAsLong();
                }))) {
      watch.begin();
      assertThat(read.await(1, TimeUnit.MINUTES)).isTrue();
    }
    return Files.readAllLines(folder.resolve(TierWatch.FILE));
  }
}
