package org.rubisee.bench.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.tier.SamplerSample;

class OwnCostTest {

  @TempDir private Path folder;
  private Path stat;

  @BeforeEach
  void startWithAProcess() throws IOException {
    stat = folder.resolve("stat");
    tell(100, 20, 5, 5);
  }

  @Test
  void countsTheCpuTimeOfItsThread() throws IOException {
    OwnCost cost = new OwnCost(stat);
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    cost.of(OwnCostTest::computeFor20Millis);
    long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
    assertThat(cost.at(1).ownCpuSeconds()).isBetween(0.02, spent / 1e9);
    assertThat(cost.at(1).elapsedSeconds()).isGreaterThanOrEqualTo(0.02);
  }

  @Test
  void countsTheProgramsThatItStartsAndNoOthers() throws IOException {
    OwnCost cost = new OwnCost(stat);
    tell(100, 20, 50, 50);
    cost.ofChildren(() -> tell(100, 20, 52, 51));
    tell(100, 20, 900, 900);
    cost.ofChildren(() -> tell(100, 20, 901, 900));
    assertThat(cost.at(1).childrenCpuSeconds()).isCloseTo(0.04, within(1e-9));
  }

  @Test
  void countsTheWholeBenchSinceItsOwnBeginning() throws IOException {
    OwnCost cost = new OwnCost(stat);
    tell(160, 30, 5, 5);
    assertThat(cost.at(1).benchCpuSeconds()).isCloseTo(0.7, within(1e-9));
  }

  @Test
  void countsWorkThatFailsToo() {
    OwnCost cost = new OwnCost(stat);
    assertThatThrownBy(
            () ->
                cost.of(
                    () -> {
                      computeFor20Millis();
                      throw new IOException("gone");
                    }))
        .hasMessage("gone");
    assertThat(cost.at(1).ownCpuSeconds()).isGreaterThanOrEqualTo(0.02);
  }

  @Test
  void addsUp() {
    assertThat(new SamplerSample(1, 0.25, 0.5, 9, 9).cpuSeconds()).isEqualTo(0.75);
  }

  @Test
  void aRealChildIsSeen() throws Exception {
    OwnCost cost = new OwnCost();
    cost.ofChildren(
        () ->
            new ProcessBuilder("sh", "-c", "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done")
                .start()
                .waitFor());
    assertThat(cost.at(1).childrenCpuSeconds()).isPositive();
  }

  private void tell(int user, int system, int childUser, int childSystem) throws IOException {
    Files.writeString(
        stat,
        String.format(
            Locale.ROOT,
            "42 (java) S 1 42 42 0 -1 4194560 100 0 0 0 %d %d %d %d 20 0 9 0 500 1000 200",
            user,
            system,
            childUser,
            childSystem));
  }

  private static void computeFor20Millis() {
    var threads = ManagementFactory.getThreadMXBean();
    long begin = threads.getCurrentThreadCpuTime();
    while (threads.getCurrentThreadCpuTime() - begin < 20_000_000) {
      Thread.onSpinWait();
    }
  }
}
