package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MachineStateTest {

  @Test
  void stolenAndIdleTimeAreNotBusy() {
    MachineState.Processors read =
        MachineState.processors("cpu  100 0 50 800 20 5 5 40 7 0\ncpu0 1 2 3 4 5 6 7 8 9 0\n");
    assertThat(read.busySeconds()).isCloseTo(1.6, within(1e-9));
    assertThat(read.stolenSeconds()).isCloseTo(0.4, within(1e-9));
  }

  @Test
  void aKernelWithoutStolenTimeReportsNone() {
    assertThat(MachineState.processors("cpu  100 0 50 800 20 5 5\n").stolenSeconds()).isZero();
  }

  @Test
  void clockFrequencyIsTheMeanOfTheProcessors() {
    assertThat(MachineState.megahertz("processor : 0\ncpu MHz\t\t: 2000.5\ncpu MHz : 3000.5\n"))
        .isCloseTo(2500.5, within(1e-9));
    assertThat(MachineState.megahertz("processor : 0\n")).isZero();
  }
}
