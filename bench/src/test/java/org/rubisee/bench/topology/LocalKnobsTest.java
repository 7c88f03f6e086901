package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.Knobs;

class LocalKnobsTest {

  @Test
  void refusesWhatServersThatAreGivenCannotDo() {
    assertThatThrownBy(() -> refuse(Map.of(Knob.WEB_NODES, "2", Knob.BALANCER, "haproxy")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("--topology compose has Undertow's balancer")
        .hasMessageContaining("leave --balancer out");
    assertThatThrownBy(() -> refuse(Map.of(Knob.PLACEMENT, "co-located")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("leave --placement out");
    assertThatThrownBy(() -> refuse(Map.of(Knob.JDK, System.getProperty("java.home"))))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("leave --jdk out");
  }

  @Test
  void yourMachinesHaveAsManyServersAsYouList() {
    assertThatCode(
            () ->
                refuse(
                    "external",
                    Map.of(Knob.WEB_NODES, "3", Knob.APP_NODES, "2", Knob.BALANCER, "undertow")))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> refuse("external", Map.of(Knob.PLACEMENT, "co-located")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("leave --placement out");
  }

  @Test
  void refusesContainersThatServersWhichAreGivenDoNotHave() {
    Map<Knob, String> glassFish =
        Map.of(
            Knob.CONTAINER, Knob.GLASSFISH,
            Knob.PLACEMENT, "co-located",
            Knob.CALL_PASSING, "reference");

    for (Map<Knob, String> knobs : List.of(Map.of(Knob.CONTAINER, Knob.OPENEJB), glassFish)) {
      assertThatThrownBy(() -> refuse(knobs))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("has WildFly for the beans: leave --container out");
    }
  }

  @Test
  void aClusterHasAnyNumberOfServersAndNoBalancer() {
    assertThatCode(() -> refuse("kubernetes", Map.of(Knob.WEB_NODES, "3", Knob.APP_NODES, "2")))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> refuse("kubernetes", Map.of(Knob.BALANCER, "nginx")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("--topology kubernetes has services")
        .hasMessageContaining("leave --balancer out");
    assertThatThrownBy(() -> refuse("kubernetes", Map.of(Knob.PLACEMENT, "co-located")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("leave --placement out");
  }

  @Test
  void letsOtherKnobsPass() {
    assertThatCode(() -> refuse(Map.of(Knob.POOL, "8", Knob.PLACEMENT, "separate")))
        .doesNotThrowAnyException();
    assertThatCode(() -> refuse(Map.of(Knob.WEB_NODES, "2", Knob.APP_NODES, "3")))
        .doesNotThrowAnyException();
  }

  @Test
  void theServerOfATierAloneIsNotAskedForThem() {
    assertThat(Rubis.commandLine().getSubcommands().get("tier").getCommandSpec().optionsMap())
        .containsKeys("--pool", "--transport")
        .doesNotContainKeys("--web-nodes", "--app-nodes", "--balancer", "--placement", "--jdk");
  }

  private static void refuse(Map<Knob, String> knobs) {
    refuse("compose", knobs);
  }

  private static void refuse(String topology, Map<Knob, String> knobs) {
    LocalKnobs.refuse(topology, new Knobs(knobs));
  }
}
