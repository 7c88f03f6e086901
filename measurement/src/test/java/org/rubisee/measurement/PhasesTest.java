package org.rubisee.measurement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PhasesTest {

  @Test
  void theShortOnesAreStillFoundByTheirOldName() {
    assertThat(Phases.named("quick")).contains(Phases.SHORT);
    assertThat(Phases.named("short")).contains(Phases.SHORT);
    assertThat(Phases.named("brief")).isEmpty();
  }

  @Test
  void resultsThatKeptTheOldNameReadAsTheNewOne() {
    assertThat(new Phases("quick", 10, 10, 30, 2)).isEqualTo(Phases.SHORT);
    assertThat(new Phases("custom", 10, 10, 30, 2).name()).isEqualTo("custom");
  }
}
