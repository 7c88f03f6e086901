package org.rubisee.servers.knobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What OpenEJB, GlassFish and web containers have of the knobs, and what they refuse. */
class KnobsOfContainersTest {

  private static final KnobCatalogue SHARED = KnobCatalogue.SHARED;

  @ParameterizedTest
  @CsvSource({
    "commit-option, A",
    "time-limit, 5",
    "insert-check, on",
    "sync, on-commit-only",
    "entity-transactions, supports",
    "read-ahead, on",
    "read-only, Region",
    "bean-pool, 5",
    "app-nodes, 2",
    "transport, http",
    "placement, co-located",
  })
  void openEjbRefusesWhatItLacksByName(String knob, String value) {
    Map<String, String> values = Map.of("server", "openejb", knob, value);

    assertThatThrownBy(() -> SHARED.knobs(values))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "server=openejb and " + knob + "=" + value + " exclude each other: ");
  }

  @Test
  void openEjbPassesCallsInsideItselfOnly() {
    assertThat(
            SHARED
                .knobs(Map.of("server", "openejb", "call-passing", "reference"))
                .systemProperties())
        .containsEntry("rubis.ejb.by-value", "false");
    assertThatThrownBy(() -> SHARED.knobs(Map.of("server", "openejb", "call-passing", "network")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("call-passing=value or reference");
  }

  @Test
  void openEjbHasTheKnobsThatDoNotConcernItsContainer() {
    Map<String, String> values =
        Map.of(
            "server", "openejb",
            "pool", "7",
            "statement-cache", "7",
            "lookup", "per-request",
            "web-nodes", "2");

    assertThat(SHARED.knobs(values).runsIn("openejb")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "commit-option, A",
    "commit-option, D",
    "bean-pool, 0",
    "insert-check, on",
    "sync, on-commit-only",
    "entity-transactions, supports",
    "read-ahead, on",
    "read-only, Region",
    "web-nodes, 2",
    "app-nodes, 2",
    "transport, http",
    "call-passing, value",
    "call-passing, network",
    "placement, separate",
  })
  void glassFishRefusesWhatItLacksByName(String knob, String value) {
    Map<String, String> values = new HashMap<>(inGlassFish());
    values.put(knob, value);

    assertThatThrownBy(() -> SHARED.knobs(values))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("server=glassfish and " + knob + "=" + value + " exclude");
  }

  @Test
  void glassFishKeepsNoStateForATime() {
    Map<String, String> values = new HashMap<>(inGlassFish());
    values.putAll(Map.of("commit-option", "D", "time-limit", "5"));

    assertThatThrownBy(() -> SHARED.knobs(values))
        .hasMessage(
            "server=glassfish and commit-option=D exclude each other: GlassFish keeps no state between"
                + " transactions; take commit-option=B or C");
  }

  @Test
  void glassFishHasTheKnobsOfItsPoolsAndCaches() {
    Map<String, String> values = new HashMap<>(inGlassFish());
    values.putAll(
        Map.of(
            "commit-option", "B",
            "bean-cache", "Item=300",
            "pool", "7",
            "bean-pool", "5",
            "statement-cache", "9",
            "lookup", "per-request",
            "balancer", "undertow"));

    Knobs knobs = SHARED.knobs(values);

    assertThat(knobs.runsIn("glassfish")).isTrue();
    assertThat(knobs.systemProperties())
        .containsEntry("rubis.entities.server", "glassfish")
        .containsEntry("rubis.entities.pool", "5")
        .containsEntry("rubis.db.pool-size", "7");
  }

  @ParameterizedTest
  @CsvSource({"placement, co-located", "app-nodes, 2", "transport, http"})
  void webContainersRefuseWhatTheyLackByName(String knob, String value) {
    assertThatThrownBy(() -> SHARED.knobs(Map.of("web", "jetty", knob, value)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("web=jetty and " + knob + "=" + value + " exclude each other: ");
    assertThat(SHARED.knobs(Map.of("web", "undertow", knob, value)).webContainer()).isEmpty();
  }

  @Test
  void implementationsNameTheServersInWhichTheyRun() {
    Knobs knobs = SHARED.knobs(inGlassFish());
    Implementation possible = beans("possible", "wildfly, glassfish");
    Implementation other = beans("other", "wildfly, openejb");

    knobs.requireOf(List.of(possible), List.of(possible, other));
    assertThat(knobs.fit(possible)).isTrue();
    assertThat(knobs.fit(other)).isFalse();
    assertThatThrownBy(() -> knobs.requireOf(List.of(other), List.of(possible, other)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("other does not run in GlassFish, only in wildfly, openejb")
        .hasMessageEndingWith("these do: possible");
  }

  private static Map<String, String> inGlassFish() {
    return Map.of("server", "glassfish", "placement", "co-located", "call-passing", "reference");
  }

  /** An implementation for some servers. */
  private static Implementation beans(String name, String servers) {
    Properties properties = new Properties();
    properties.putAll(Map.of("name", name, "title", name, "order", "1", "web", name + ".war"));
    properties.put("knobs", "placement");
    properties.put("knobs-in-one-server", "call-passing");
    properties.put("servers", servers);
    return Implementation.of(Path.of(name), properties);
  }
}
