package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.servers.knobs.Knobs;

class LocalKnobsTest {

  @Test
  void refusesWhatServersThatAreGivenCannotDo() {
    assertThatThrownBy(() -> refuse(Map.of("web-nodes", "2", "balancer", "haproxy")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("--topology compose has Undertow's balancer")
        .hasMessageContaining("leave balancer out");
    assertThatThrownBy(() -> refuse(Map.of("placement", "co-located")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("leave placement out");
    assertThatThrownBy(() -> refuse(Map.of("jdk", System.getProperty("java.home"))))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("leave jdk out");
  }

  @Test
  void yourMachinesHaveAsManyServersAsYouList() {
    assertThatCode(
            () ->
                refuse(
                    "external", Map.of("web-nodes", "3", "app-nodes", "2", "balancer", "undertow")))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> refuse("external", Map.of("placement", "co-located")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("leave placement out");
  }

  @Test
  void refusesContainersThatServersWhichAreGivenDoNotHave() {
    Map<String, String> glassFish =
        Map.of(
            "server", "glassfish",
            "placement", "co-located",
            "call-passing", "reference");

    for (Map<String, String> knobs :
        List.of(Map.of("server", "openejb"), Map.of("server", "httpd"), glassFish)) {
      assertThatThrownBy(() -> refuse(knobs))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("that is its default: leave server out");
    }
  }

  @Test
  void aClusterHasAnyNumberOfServersAndNoBalancer() {
    assertThatCode(() -> refuse("kubernetes", Map.of("web-nodes", "3", "app-nodes", "2")))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> refuse("kubernetes", Map.of("balancer", "nginx")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("--topology kubernetes has services")
        .hasMessageContaining("leave balancer out");
    assertThatThrownBy(() -> refuse("kubernetes", Map.of("placement", "co-located")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("leave placement out");
  }

  @Test
  void letsOtherKnobsPass() {
    assertThatCode(() -> refuse(Map.of("pool", "8", "placement", "separate")))
        .doesNotThrowAnyException();
    assertThatCode(() -> refuse(Map.of("web-nodes", "2", "app-nodes", "3")))
        .doesNotThrowAnyException();
  }

  private static void refuse(Map<String, String> knobs) {
    refuse("compose", knobs);
  }

  private static void refuse(String topology, Map<String, String> knobs) {
    LocalKnobs.refuse(topology, Knobs.shared(knobs));
  }
}
