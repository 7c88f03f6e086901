package org.rubisee.servers.knobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ServerTest {

  private static final KnobCatalogue SHARED = KnobCatalogue.SHARED;
  private static final String PRODUCT =
      "modules/system/layers/base/org/jboss/as/product/main/wildfly-feature-pack-product-conf-";

  /** It has two tiers to be placed. */
  private static final Implementation WITH_BEANS = withBeans();

  @TempDir private Path folder;

  private static Implementation withBeans() {
    Properties properties = new Properties();
    properties.putAll(
        Map.of(
            "name", "some",
            "title", "Some",
            "order", "1",
            "web", "some.war",
            "app", "some.ear",
            "knobs", "placement"));
    return Implementation.of(Path.of("some"), properties);
  }

  static Stream<String> servers() {
    return SHARED.labelled(Server.KNOB).settings().words().stream();
  }

  @ParameterizedTest
  @MethodSource("servers")
  void takesThePlacementsThatItsFileNamesAndNoOther(String name) {
    if (name.equals("httpd")) {
      return; // what it runs has no knob placement
    }
    for (String placement : SHARED.labelled("placement").settings().words()) {
      Map<String, String> values = new TreeMap<>(Map.of(Server.KNOB, name, "placement", placement));
      if (!Server.named(name).placements().contains("separate")) {
        values.put("call-passing", "reference");
      }
      boolean isNamed = Server.named(name).placements().contains(placement);
      assertThat(isTaken(values)).as(values.toString()).isEqualTo(isNamed);
    }
  }

  private static boolean isTaken(Map<String, String> values) {
    try {
      SHARED.knobs(values).requirePlacement(WITH_BEANS);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  @Test
  void refusesAFileWithAnUnknownKey() {
    Properties properties = new Properties();
    properties.putAll(Map.of("title", "Some", "version", "1", "jdk", "17"));
    assertThatThrownBy(() -> Server.of("some", properties))
        .hasMessageContaining("There is no key 'jdk'")
        .hasMessageContaining("jdks");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "jonas|There is no value of server 'jonas'",
        "wildfy:38.0.1.Final|There is no value of server 'wildfy:38.0.1.Final'",
        "wildfly:|There is no value of server 'wildfly:'",
        "openejb:10.1.4|server=openejb has one version here",
        "wildfly:26.1.3.Final|javax.* in place of jakarta.*",
        "liberty@placement=co-located|add call-passing=reference",
      })
  void refusesServersAndVersionsByName(String value, String message) {
    assertThatThrownBy(() -> SHARED.parse("server=" + value)).hasMessageContaining(message);
  }

  @Test
  void hasOtherBuildsByVersionAndByFolder() throws IOException {
    Path product = folder.resolve(PRODUCT + "40.0.0.Beta1-SNAPSHOT.jar");
    Files.createDirectories(product.getParent());
    Files.createFile(product);

    Knobs byVersion = SHARED.parse("server=wildfly:38.0.1.Final");
    assertThat(byVersion.serverChoice().version()).contains("38.0.1.Final");
    assertThat(byVersion.runsIn("wildfly")).isTrue();
    assertThat(byVersion.systemProperties()).containsEntry("rubis.entities.server", "wildfly");

    Knobs byFolder = SHARED.parse("server=" + folder);
    assertThat(byFolder.serverChoice().folder()).contains(folder);
    assertThat(byFolder.systemProperties()).containsEntry("rubis.entities.server", "wildfly");
    assertThat(byFolder.server().builds().orElseThrow().versionOf(folder))
        .contains("40.0.0.Beta1-SNAPSHOT");
    assertThat(SHARED.parse("server=wildfly").serverChoice().isOtherBuild()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "38.0.1.Final, false",
    "39.0.0.Final, false",
    "37.0.0.Final, true",
    "40.0.0.Beta1-SNAPSHOT, true",
    "nightly, true",
  })
  void warnsOfVersionsThatWereNotTried(String version, boolean isWarned) {
    BuildRules rules = Server.named("wildfly").builds().orElseThrow();
    rules.requirePossible(version);
    assertThat(rules.warning(version).isPresent()).isEqualTo(isWarned);
  }

  @Test
  void isNotTakenForAWebContainerAsWell() {
    assertThatThrownBy(() -> SHARED.parse("web=tomcat@server=wildfly:38.0.1.Final"))
        .hasMessageContaining("a web container of their own");
  }

  /** A table compares them: a subject of one server needs a cell in the others. */
  @ParameterizedTest
  @CsvSource({"liberty", "payara"})
  void saysOfEachSubjectInWhichServersDifferWhatItDoes(String name) {
    assertThat(Server.named(name).differences().keySet())
        .isNotEmpty()
        .isEqualTo(Server.named(Server.STANDARD).differences().keySet());
  }

  @ParameterizedTest
  @CsvSource({"tomcat", "jetty"})
  void saysOfWebContainersNothingThatNoServerSays(String name) {
    Server container = Server.ofWebContainer(name);
    assertThat(container.title()).isEqualToIgnoringCase(name);
    assertThat(Server.named(Server.STANDARD).differences().keySet())
        .containsAll(container.differences().keySet());
    assertThat(container.differences()).isNotEmpty();
  }

  @Test
  void hasAVersionWithoutBeingProvisioned() {
    assertThat(SHARED.parse("server=liberty").serverChoice().version())
        .contains(Server.named("liberty").version());
    assertThat(SHARED.parse("server=liberty:25.0.0.12").serverChoice().version())
        .contains("25.0.0.12");
  }

  /** Pages without beans have nothing to be placed. */
  @Test
  void refusesAPlacementOnlyWhereThereAreTwoTiers() {
    Properties properties = new Properties();
    properties.putAll(Map.of("name", "some", "title", "Some", "order", "1", "web", "some.war"));
    Implementation pages = Implementation.of(Path.of("some"), properties);
    Knobs knobs = SHARED.parse("server=liberty");
    knobs.requirePlacement(pages);
    assertThatThrownBy(() -> knobs.requirePlacement(WITH_BEANS))
        .hasMessage(
            "Open Liberty does not run some with placement=separate: add placement=co-located");
  }
}
