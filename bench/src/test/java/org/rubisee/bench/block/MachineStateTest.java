package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class MachineStateTest {

  @Test
  void theMachineHasBeenBusySinceItStarted() throws IOException {
    MachineState.Processors read = MachineState.processors();
    assertThat(read.busySeconds()).isPositive();
    assertThat(MachineState.processors().minus(read).busySeconds()).isNotNegative();
    assertThat(read.stolenSeconds()).isNotNegative();
  }

  @Test
  void clockFrequencyIsTheMeanOfTheProcessors() {
    assertThat(MachineState.megahertz("processor : 0\ncpu MHz\t\t: 2000.5\ncpu MHz : 3000.5\n"))
        .isCloseTo(2500.5, within(1e-9));
    assertThat(MachineState.megahertz("processor : 0\n")).isZero();
  }
}
