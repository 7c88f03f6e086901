package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.Test;

class CpuBurnTest {

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  @Test
  void wastesCpuTimeOfTheCallingThread() {
    long before = threads.getCurrentThreadCpuTime();
    CpuBurn.of(3_000).run();
    assertThat(threads.getCurrentThreadCpuTime() - before).isGreaterThanOrEqualTo(3_000_000);
  }

  @Test
  void isNoneWithoutTheSetting() {
    assertThat(CpuBurn.of(0)).isSameAs(CpuBurn.of(0)).isNotInstanceOf(CpuBurn.of(1).getClass());
  }
}
