package org.rubisee.servers.knobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.balancer.BalancerProgram;

class KnobsTest {

  private static final KnobCatalogue SHARED = KnobCatalogue.SHARED;
  private static final Implementation PLAIN = implementation("plain", "pool");
  private static final Implementation RICH = implementation("rich", "pool", "commit-option");
  private static final Implementation WITH_BEANS =
      implementation(
          Map.of("beans", "Item, User"), "beans", "commit-option", "bean-cache", "read-only");
  private static final Implementation COMPLETE =
      implementation("complete", "placement", "transport");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "server, openejb, rubis.entities.server=openejb",
    "server, wildfly, rubis.entities.server=wildfly",
    "commit-option, A, rubis.entities.commit-option=A",
    "bean-pool, 0, rubis.entities.pool=0",
    "insert-check, on, rubis.entities.insert-check=on",
    "sync, on-commit-only, rubis.entities.sync=on-commit-only",
    "entity-transactions, supports, rubis.entities.transactions=supports",
    "read-ahead, on, rubis.entities.read-ahead=on",
    "read-only, 'Category,Region', 'rubis.entities.read-only=Category,Region'",
    "pool, 7, rubis.db.pool-size=7",
    "pool, 7, rubis.ejb.pool-size=7",
    "pool, 7, rubis.entities.pool=7",
    "statement-cache, 7, rubis.db.statement-cache=7",
    "statement-cache, 0, rubis.db.cache-statements=false",
    "lookup, per-request, rubis.lookup=per-request",
    "call-passing, reference, rubis.entities.call-passing=reference",
    "call-passing, reference, rubis.ejb.by-value=false",
    "call-passing, network, rubis.ejb.over-network=true",
    "call-passing, network, rubis.app.threads=256",
    "lookup, per-request, rubis.entities.lookup=per-request",
    "transport, http, rubis.transport=http",
    "placement, co-located, rubis.entities.placement=co-located",
  })
  void reachTheServersAsSystemProperties(String knob, String value, String property) {
    assertThat(SHARED.knobs(Map.of(knob, value)).systemProperties())
        .contains(Map.entry(property.split("=")[0], property.split("=")[1]));
  }

  @Test
  void glassFishRunsOnOneJdkOnly() throws IOException {
    Knobs knobs =
        SHARED.knobs(
            Map.of("server", "glassfish", "placement", "co-located", "call-passing", "reference"));
    jdk("17.0.9");
    jdk("21.0.4");

    assertThat(knobs.with("jdk", folder.resolve("17.0.9").toString()).jdk().runtime())
        .isEqualTo("Some VM 17.0.9");
    Knobs newer = knobs.with("jdk", folder.resolve("21.0.4").toString());
    assertThatThrownBy(newer::requireInstalled)
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("GlassFish 7.0.21 runs on JDK 17 only")
        .hasMessageContaining("Some VM 21.0.4")
        .hasMessageContaining("jdk=");
  }

  @Test
  void thoseOfKeptStateGoWithTheirCommitOptions() {
    Knobs limited =
        Knobs.shared(Map.of("commit-option", "D", "time-limit", "50", "bean-cache", "9"));
    assertThat(limited.systemProperties())
        .containsEntry("rubis.entities.option-d-millis", "50")
        .containsEntry("rubis.entities.bean-cache", "9");
    assertThatThrownBy(() -> Knobs.STANDARD.with("time-limit", "50"))
        .hasMessageContaining("add commit-option=D or read-only");
    assertThatThrownBy(() -> Knobs.STANDARD.with("bean-cache", "50"))
        .hasMessageContaining("add commit-option=A, B or D");
  }

  @Test
  void ofBeansCanDiffer() {
    Knobs knobs =
        Knobs.shared(
            Map.of(
                "commit-option", "A",
                "bean-cache", "Item=5,User=6",
                "pool", "20",
                "bean-pool", "0"));
    assertThat(knobs.systemProperties())
        .containsEntry("rubis.entities.bean-cache.Item", "5")
        .containsEntry("rubis.entities.bean-cache.User", "6")
        .doesNotContainKey("rubis.entities.bean-cache")
        .containsEntry("rubis.db.pool-size", "20")
        .containsEntry("rubis.entities.pool", "0");
  }

  @Test
  void ofBeansAreThoseOfTheImplementation() {
    KnobCatalogue ofRich = KnobCatalogue.of(WITH_BEANS, List.of(PLAIN));
    assertThat(ofRich.parse("commit-option=A@bean-cache=Item=5,User=6").values()).hasSize(2);
    assertThat(ofRich.parse("read-only=Item,User").values()).hasSize(1);
    assertThatThrownBy(() -> ofRich.parse("commit-option=A@bean-cache=Itme=5"))
        .hasMessageContaining("for each of some of Item, User, like Item=300, not 'Itme=5'");
    assertThatThrownBy(() -> ofRich.parse("read-only=Bid"))
        .hasMessage("read-only takes Item or User, several with commas between, not 'Bid'");
    assertThatThrownBy(() -> implementation("rich", "read-only"))
        .hasMessage("'beans' is missing: read-only takes names of entity beans");
  }

  @Test
  void oneMoreIsCheckedBesideTheOthersOnly() {
    Knobs kept = Knobs.shared(Map.of("commit-option", "A"));
    assertThat(kept.with("bean-cache", "0").of("bean-cache")).contains("0");
    assertThatThrownBy(() -> Knobs.STANDARD.with("bean-cache", "0"))
        .hasMessageContaining("option C keeps no beans");
  }

  @Test
  void ofBeansAreNumbersOfBeansThatThereAre() {
    KnobValues cache = SHARED.labelled("bean-cache").settings();
    assertThat(List.of("0", "9", "Item=300,User=9000")).allMatch(cache::allow);
    assertThat(
            List.of("", "-1", "07", "1e3", "Item=", "Item", "Item=1,Item=2", "Item=1,", "Item=1=2"))
        .noneMatch(cache::allow);
  }

  @Test
  void thatAreSetToTheirDefaultsExcludeNothing() {
    assertThat(SHARED.parse("commit-option=C@transport=remoting@placement=co-located").values())
        .hasSize(3);
    assertThatThrownBy(() -> SHARED.parse("time-limit=1000"))
        .hasMessageStartingWith("time-limit=1000 and commit-option=C exclude each other");
  }

  @Test
  void suggestTheNearestNameAndValue() {
    assertThatThrownBy(() -> SHARED.parse("transport=remotin"))
        .hasMessage(
            "There is no value of transport 'remotin'; did you mean 'remoting'? Known: remoting,"
                + " http");
    assertThatThrownBy(() -> SHARED.parse("web-nodes=10"))
        .hasMessage("web-nodes takes a number from 1 to 9, not '10'");
    assertThatThrownBy(() -> SHARED.parse("statement-cache=1"))
        .hasMessage("statement-cache takes 0 or a number from 2 to 999999, not '1'");
  }

  @Test
  void thatWouldDoNothingAreRefused() {
    assertThatThrownBy(() -> Knobs.shared(Map.of("commit-option", "A", "read-ahead", "on")))
        .hasMessageContaining("take commit-option=B or C");
    assertThat(
            Knobs.shared(Map.of("commit-option", "A", "read-ahead", "on", "read-only", "Region"))
                .values())
        .hasSize(3);
    assertThat(Knobs.shared(Map.of("bean-cache", "9", "read-only", "Region")).systemProperties())
        .containsEntry("rubis.entities.bean-cache", "9");
    assertThat(
            Knobs.shared(Map.of("read-only", "Item,User", "time-limit", "500")).systemProperties())
        .containsEntry("rubis.entities.read-only-millis", "500");
  }

  @Test
  void putABalancerInFrontOfSeveralWebServers() {
    assertThat(Knobs.STANDARD.webNodes()).isEqualTo(1);
    assertThat(Knobs.STANDARD.balancer()).isEmpty();
    assertThat(Knobs.STANDARD.with("web-nodes", "3").balancer()).contains(BalancerProgram.UNDERTOW);
    assertThat(Knobs.STANDARD.with("balancer", "nginx").balancer()).contains(BalancerProgram.NGINX);
  }

  @Test
  void refuseSeveralApplicationServersWhereLocksOrCallsNeedOne() {
    assertThat(Knobs.STANDARD.appNodes()).isEqualTo(1);
    Knobs two = Knobs.STANDARD.with("app-nodes", "2");
    assertThat(two.appNodes()).isEqualTo(2);
    assertThat(two.with("commit-option", "B").with("web-nodes", "2").appNodes()).isEqualTo(2);
    for (String option : List.of("A", "D")) {
      assertThatThrownBy(() -> two.with("commit-option", option))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("app-nodes=2 and commit-option=" + option + " exclude each other")
          .hasMessageContaining("locks of its own");
    }
    assertThatThrownBy(() -> two.with("placement", "co-located"))
        .hasMessageContaining("leave out app-nodes");
    assertThatThrownBy(() -> two.with("transport", "http"))
        .hasMessageContaining("leave out transport=http");
    assertThat(Knobs.STANDARD.with("app-nodes", "1").with("commit-option", "A").values())
        .hasSize(2);
    assertThatThrownBy(() -> two.requireOf(List.of(PLAIN), List.of(PLAIN)))
        .hasMessageContaining("plain has no knob app-nodes");
  }

  @Test
  void letSeveralServersHaveBothTiersIfTheyKeepNoStates() {
    Knobs together = Knobs.STANDARD.with("placement", "co-located").with("web-nodes", "4");

    assertThat(together.webNodes()).isEqualTo(4);
    assertThat(together.balancer()).contains(BalancerProgram.UNDERTOW);
    assertThat(together.with("commit-option", "B").with("read-only", "Region").values()).hasSize(4);
    for (String option : List.of("A", "D")) {
      assertThatThrownBy(() -> together.with("commit-option", option))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(
              "placement=co-located and commit-option=" + option + " exclude each other");
    }
  }

  @Test
  void sayWhichImplementationsHaveThem() {
    Knobs knobs = Knobs.STANDARD.with("commit-option", "A");
    knobs.requireOf(List.of(RICH), List.of(PLAIN, RICH));
    assertThatThrownBy(() -> knobs.requireOf(List.of(RICH, PLAIN), List.of(PLAIN, RICH)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("plain has no knob commit-option; these have: rich");
  }

  @Test
  void inOneServerSomeImplementationsHaveMore() {
    Knobs shared = Knobs.shared(Map.of("call-passing", "reference"));
    assertThatThrownBy(() -> shared.requireOf(List.of(PLAIN), List.of(PLAIN, RICH)))
        .hasMessageContaining("with placement=co-located also: plain, rich");
    Knobs together = shared.with("placement", "co-located");
    together.requireOf(List.of(COMPLETE), List.of(COMPLETE));
    assertThat(together.reported(COMPLETE)).containsEntry("call-passing", "reference");
    assertThat(Knobs.STANDARD.reported(COMPLETE)).doesNotContainKey("call-passing");
  }

  @Test
  void aTransportIsForTwoServers() {
    Knobs together = Knobs.STANDARD.with("placement", "co-located");
    assertThatThrownBy(() -> together.with("transport", "http"))
        .hasMessage(
            "transport=http and placement=co-located exclude each other: a transport is between two"
                + " servers; leave one of them out");
  }

  @Test
  void areReadByTheirNamesAsTheyAreWritten() {
    Knobs knobs = SHARED.knobs(Map.of("pool", "7", "commit-option", "D", "time-limit", "50"));
    assertThat(knobs.labels()).containsOnlyKeys("commit-option", "time-limit", "pool");
    assertThat(SHARED.knobs(knobs.labels())).isEqualTo(knobs);
    assertThat(SHARED.parse("pool=7@commit-option=D@time-limit=50")).isEqualTo(knobs);
    assertThat(SHARED.parse("")).isEqualTo(Knobs.STANDARD);
    assertThatThrownBy(() -> SHARED.parse("pool")).hasMessageContaining("'pool' has no value");
    assertThatThrownBy(() -> SHARED.parse("pool=7@pool=8"))
        .hasMessage("pool is set twice: leave one of them out");
    assertThatThrownBy(() -> SHARED.knobs(Map.of("commit-options", "A")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(
            "no knob 'commit-options'; did you mean 'commit-option'? Known: server, web,");
  }

  @Test
  void areReportedWithTheirDefaultsForWhoHasThem() {
    assertThat(Knobs.STANDARD.with("pool", "7").reported(RICH))
        .containsEntry("pool", "7")
        .containsEntry("commit-option", "C (default)");
    assertThat(Knobs.STANDARD.reported(PLAIN)).doesNotContainKey("commit-option");
  }

  @Test
  void aJdkTellsItsVersionWhenItIsRun() throws IOException {
    assertThat(jdk("21.0.4").runtime()).isEqualTo("Some VM 21.0.4");
    assertThatThrownBy(() -> jdk("11.0.2"))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("is Java 11")
        .hasMessageContaining("17 or newer");
  }

  /** A JDK that does nothing but say what it is. */
  private Jdk jdk(String version) throws IOException {
    Path home = folder.resolve(version);
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(
        java,
        String.format(
            Locale.ROOT,
            """
        #!/bin/sh
        echo '    java.specification.version = %s'
        echo '    java.version = %s'
        echo '    java.vm.name = Some VM'
        """,
            version.replaceFirst("\\..*", ""),
            version));
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    return Knobs.STANDARD.with("jdk", home.toString()).jdk();
  }

  private static Implementation implementation(String name, String... knobs) {
    return implementation(Map.of(), name, knobs);
  }

  private static Implementation implementation(
      Map<String, String> more, String name, String... knobs) {
    Properties properties = new Properties();
    properties.putAll(more);
    properties.putAll(Map.of("name", name, "title", name, "order", "1", "web", name + ".war"));
    properties.put("knobs", String.join(",", knobs));
    properties.put("knobs-in-one-server", "call-passing");
    return Implementation.of(Path.of(name), properties);
  }
}
