package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PinningTest {

  @Test
  void readsRangesAndSums() {
    Pinning pinning = Pinning.parse("web=0,db=1-2,client=3+5-6");
    assertThat(pinning.of("web")).containsExactly(0);
    assertThat(pinning.of("db")).containsExactly(1, 2);
    assertThat(pinning.of("client")).containsExactlyInAnyOrder(3, 5, 6);
    assertThat(pinning.of("app")).isEmpty();
  }

  @Test
  void pinsOnlyTiersThatWereNamed() {
    Pinning pinning = Pinning.parse("web=0");
    assertThat(pinning.commandPrefix("web")).endsWith("taskset", "-c", "0");
    assertThat(pinning.commandPrefix("db")).doesNotContain("taskset");
  }

  @Test
  void putsABalancerBesideTheWebTierUnlessItIsNamed() {
    assertThat(Pinning.parse("web=1").of("balancer")).containsExactly(1);
    assertThat(Pinning.parse("balancer=0,web=1").of("balancer")).containsExactly(0);
    assertThat(Pinning.parse("balancer=0").of("web")).isEmpty();
  }

  @Test
  void leavesTiersThatItDoesNotNameWhereTheyWere() {
    assertThat(Pinning.parse("web=1,db=2").over(Pinning.parse("web=0,client=3")))
        .isEqualTo(Pinning.parse("web=1,db=2,client=3"));
    assertThat(Pinning.parse("web=1-4,db=2").highestCpu()).hasValue(4);
    assertThat(Pinning.ANYWHERE.highestCpu()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"web", "web=", "web=a", "wbe=0", "web=0;db=1", "web=0-"})
  void showsHowAPinningIsWritten(String text) {
    assertThatThrownBy(() -> Pinning.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("web=0,app=1");
  }
}
