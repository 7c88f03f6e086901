package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlacementTest {

  @Test
  void readsRangesAndSums() {
    Placement placement = Placement.parse("web=0,db=1-2,client=3+5-6");
    assertThat(placement.of("web")).containsExactly(0);
    assertThat(placement.of("db")).containsExactly(1, 2);
    assertThat(placement.of("client")).containsExactlyInAnyOrder(3, 5, 6);
    assertThat(placement.of("app")).isEmpty();
  }

  @Test
  void pinsOnlyTiersThatWereNamed() {
    Placement placement = Placement.parse("web=0");
    assertThat(placement.commandPrefix("web")).endsWith("taskset", "-c", "0");
    assertThat(placement.commandPrefix("db")).doesNotContain("taskset");
  }

  @ParameterizedTest
  @ValueSource(strings = {"web", "web=", "web=a", "wbe=0", "web=0;db=1", "web=0-"})
  void showsHowAPlacementIsWritten(String text) {
    assertThatThrownBy(() -> Placement.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("web=0,app=1");
  }
}
