package org.rubisee.bench.nightly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NightlyPartTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mvn verify",
        "mvn -B test -pl bench -am -Dtest=FooTest",
        "M=a,b; mvn -B verify -pl $M -am",
        "export A=1 && mvn -B -Pnightly -pl a integration-test",
        "cd a; (mvn verify)",
        "mvn -B -DskipTests package && mvn -B verify"
      })
  void seesThatMavenRunsTests(String command) {
    assertThat(part(command).runsTests()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "true",
        "./rubis experiment run failover",
        "bench/src/test/scripts/three-namespaces session-beans suite",
        "mvn -B -DskipTests package -Dtest=none",
        "mvn -B package; ./rubis verify",
        "./mvn-alike verify"
      })
  void seesThatNoTestsAreRunByMaven(String command) {
    assertThat(part(command).runsTests()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mvn verify -Dtest=none -Dit.test='FooIT,BarIT#*InBaz*'",
        "mvn verify -Dit.test=BarIT#one,FooIT",
        "mvn test -Dtest=\"FooTest,!BarTest#two\"",
        "mvn verify -Dit.test=FooIT && mvn verify -Dit.test='FooIT,BarIT#one'"
      })
  void refusesClassesAndMethodsInOneSelection(String command) {
    assertThatThrownBy(() -> part(command))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching("fake: -D(it\\.)?test names classes and, with '#', methods.*")
        .hasMessageEndingWith("select the methods in a second command after '&&'");
  }

  @Test
  void acceptsClassesAndMethodsInTwoSelections() {
    String command =
        "mvn verify -Dtest=none -Dit.test='FooIT,BarIT'"
            + " && mvn verify -Dtest=none -Dit.test='LedgerIT#one+two,*#three'";
    assertThat(part(command).command()).isEqualTo(command);
  }

  private static NightlyPart part(String command) {
    return new NightlyPart("fake", "Shows nothing.", 1, command);
  }
}
