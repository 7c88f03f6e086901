package org.rubisee.contract;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Which module may depend on which, for production code; test dependencies do not count. Each
 * module checks its own packages in a test of its own. This test reads the poms of the whole
 * repository, so it also covers modules that come later.
 */
class ModuleDependenciesTest {

  /** What shared modules may depend on. The rules below apply to modules that are not listed. */
  private static final Map<String, Set<String>> ALLOWED =
      Map.ofEntries(
          entry("fuzzing", Set.of()),
          entry("http-client", Set.of()),
          entry("application-settings", Set.of()),
          entry("application-spi", Set.of("application-settings")),
          entry("application-logic", Set.of()),
          entry("application-pages", Set.of("application-settings", "application-logic")),
          entry("auction-model", Set.of("application-settings", "application-logic")),
          entry("auction-closing", Set.of("auction-model")),
          entry("auction-pages", Set.of("application-pages", "auction-model", "auction-closing")),
          entry("application-jdbc", Set.of("application-logic")),
          entry("application-beans", Set.of("application-logic")),
          entry("application-persistence", Set.of("application-settings", "application-logic")),
          entry("auction-sql", Set.of("auction-model", "application-jdbc")),
          entry("auction-beans", Set.of("auction-model", "application-beans")),
          entry("auction-entities", Set.of("auction-model", "application-beans")),
          entry("auction-facades", Set.of("auction-model", "auction-entities")),
          entry("bookstore-model", Set.of("application-settings", "application-logic")),
          entry("bookstore-pages", Set.of("application-pages", "bookstore-model")),
          entry("bookstore-sql", Set.of("bookstore-model", "application-jdbc")),
          entry("bookstore-schema", Set.of("application-settings", "bookstore-model", "db-schema")),
          entry(
              "application-contract",
              Set.of(
                  "application-settings",
                  "application-logic",
                  "http-client",
                  "db-schema",
                  "servers")),
          entry(
              "contract",
              Set.of(
                  "application-settings",
                  "http-client",
                  "application-contract",
                  "auction-model",
                  "auction-schema",
                  "db-schema",
                  "servers")),
          entry(
              "bookstore-contract",
              Set.of(
                  "application-settings",
                  "application-logic",
                  "application-contract",
                  "bookstore-model",
                  "bookstore-schema")),
          entry("db-schema", Set.of("application-settings")),
          entry("schema-testing", Set.of("db-schema", "servers")),
          entry("auction-schema", Set.of("application-settings", "auction-model", "db-schema")),
          entry("measurement", Set.of("application-spi")),
          entry(
              "client-emulator",
              Set.of("application-settings", "application-spi", "http-client", "measurement")),
          entry("emulator-testing", Set.of("client-emulator")),
          entry(
              "auction-customers",
              Set.of("application-spi", "auction-model", "measurement", "client-emulator")),
          entry(
              "bookstore-customers",
              Set.of(
                  "application-spi",
                  "application-logic",
                  "bookstore-model",
                  "measurement",
                  "client-emulator")),
          entry("stock-online-model", Set.of("application-logic")),
          entry("stock-online-pages", Set.of("application-pages", "stock-online-model")),
          entry(
              "stock-online-schema",
              Set.of("application-settings", "stock-online-model", "db-schema")),
          entry(
              "stock-online-customers",
              Set.of(
                  "application-spi",
                  "application-logic",
                  "stock-online-model",
                  "measurement",
                  "client-emulator")),
          entry(
              "stock-online-contract",
              Set.of(
                  "application-logic",
                  "application-contract",
                  "stock-online-model",
                  "stock-online-schema")),
          entry("lessons-model", Set.of("application-logic")),
          entry("lessons-pages", Set.of("application-pages", "lessons-model")),
          entry("lessons-schema", Set.of("application-settings", "lessons-model", "db-schema")),
          entry(
              "lessons-customers",
              Set.of(
                  "application-spi",
                  "application-logic",
                  "lessons-model",
                  "measurement",
                  "client-emulator")),
          entry(
              "lessons-contract",
              Set.of(
                  "application-logic", "application-contract", "lessons-model", "lessons-schema")),
          entry("entity-container", Set.of("auction-model")));

  /** They measure any application, and know what application-spi says of it. */
  private static final Set<String> ENGINES =
      Set.of(
          "application-settings",
          "application-spi",
          "application-logic",
          "application-jdbc",
          "application-beans",
          "application-persistence",
          "application-pages",
          "application-contract",
          "db-schema",
          "http-client",
          "servers",
          "measurement",
          "client-emulator",
          "bench");

  private static final Set<String> NOT_FOR_IMPLEMENTATIONS =
      Set.of(
          "application-spi",
          "bench-program",
          "client-emulator-program",
          "auction-customers",
          "bookstore-customers",
          "stock-online-customers",
          "lessons-customers",
          "bench",
          "servers",
          "db-schema",
          "schema-testing",
          "auction-schema",
          "bookstore-schema",
          "stock-online-schema",
          "lessons-schema",
          "measurement",
          "client-emulator",
          "emulator-testing",
          "contract",
          "bookstore-contract",
          "stock-online-contract",
          "lessons-contract",
          "application-contract",
          "http-client",
          "fuzzing");

  private final ModuleGraph graph = ModuleGraph.atRubisHome();

  @Test
  void seesTheWholeRepository() {
    assertThat(graph.modules()).contains("auction-model", "bench", "servers", "servlets-only");
    assertThat(graph.implementations()).contains("servlets-only");
  }

  @Test
  void everyDependencyIsListedBeforeItsUser() {
    List<String> modules = graph.modules();
    for (int place = 0; place < modules.size(); place++) {
      assertThat(modules.subList(0, place))
          .as("modules that the poms list before " + modules.get(place))
          .containsAll(graph.knownTo(modules.get(place)));
    }
  }

  @TestFactory
  java.util.stream.Stream<DynamicTest> sharedModulesKnowOnlyWhatTheyMay() {
    return ALLOWED.entrySet().stream()
        .filter(rule -> graph.modules().contains(rule.getKey()))
        .map(
            rule ->
                DynamicTest.dynamicTest(
                    rule.getKey(),
                    () -> assertThat(graph.knownTo(rule.getKey())).isSubsetOf(rule.getValue())));
  }

  @Test
  void nobodyKnowsAnImplementationButItself() {
    for (String module : graph.modules()) {
      assertThat(graph.foreignImplementationsKnownTo(module))
          .as("implementations that " + module + " depends on")
          .isSubsetOf(graph.implementationOf(module).map(graph::reusedBy).orElse(Set.of()));
    }
  }

  @Test
  void enginesKnowNoApplication() {
    assertThat(graph.modules()).containsAll(ENGINES);
    for (String engine : ENGINES) {
      assertThat(graph.applicationsKnownTo(engine))
          .as("applications that " + engine + " depends on: add them to the programs on top of it")
          .isEmpty();
    }
    assertThat(graph.applicationsKnownTo("bench-program")).contains("auction");
    assertThat(graph.applicationsKnownTo("client-emulator-program")).contains("auction");
  }

  /** The papers' own definition: the façades reuse the bean classes of entity-cmp. */
  @Test
  void facadesReuseTheCodeOfEntityCmpAndNothingElse() {
    assertThat(graph.reusedBy("session-facade")).containsExactly("entity-cmp");
    assertThat(graph.reusedBy("local-interfaces")).containsExactly("entity-cmp");
    assertThat(graph.reusedBy("entity-cmp")).isEmpty();
  }

  @Test
  void implementationsContainNothingOfTheBench() {
    for (String module : graph.modules()) {
      if (graph.implementationOf(module).isPresent()) {
        assertThat(graph.knownTo(module))
            .as("modules that " + module + " depends on")
            .doesNotContainAnyElementsOf(NOT_FOR_IMPLEMENTATIONS);
      }
    }
  }
}
