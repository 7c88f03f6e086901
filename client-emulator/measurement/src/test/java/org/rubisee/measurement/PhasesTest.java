package org.rubisee.measurement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PhasesTest {

  @Test
  void namedPhasesAreFound() {
    assertThat(Phases.named("short")).contains(Phases.SHORT);
    assertThat(Phases.named("brief")).isEmpty();
  }
}
