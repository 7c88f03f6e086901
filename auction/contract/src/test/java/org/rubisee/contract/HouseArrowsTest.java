package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Which module may know which, for the product's own code (test dependencies aside). Each module
 * holds its packages by a test of its own; this one sees the whole house, also modules that come
 * later.
 */
class HouseArrowsTest {

  /** What shared modules may know. Who is not listed may know what the rules below leave open. */
  private static final Map<String, Set<String>> ALLOWED =
      Map.of(
          "auction-model", Set.of(),
          "auction-pages", Set.of("auction-model"),
          "auction-sql", Set.of("auction-model"),
          "auction-entities", Set.of("auction-model"),
          "auction-facades", Set.of("auction-model", "auction-entities"),
          "auction-contract", Set.of("auction-model", "db-schema", "servers"),
          "db-schema", Set.of("auction-model"),
          "client-emulator", Set.of("auction-model"),
          "entity-container", Set.of("auction-model"));

  /** The papers' own definition: the façades reuse the bean classes of entity-cmp. */
  private static final Map<String, Set<String>> ALLOWED_SIBLINGS =
      Map.of("session-facade", Set.of("entity-cmp"), "local-interfaces", Set.of("entity-cmp"));

  private static final Set<String> NOT_FOR_IMPLEMENTATIONS =
      Set.of("bench", "servers", "db-schema", "client-emulator", "auction-contract");

  private final House house = House.atRubisHome();

  @Test
  void seesTheWholeHouse() {
    assertThat(house.modules()).contains("auction-model", "bench", "servers", "servlets-only");
    assertThat(house.implementations()).contains("servlets-only");
  }

  @TestFactory
  java.util.stream.Stream<DynamicTest> sharedModulesKnowOnlyWhatTheyMay() {
    return ALLOWED.entrySet().stream()
        .filter(rule -> house.modules().contains(rule.getKey()))
        .map(
            rule ->
                DynamicTest.dynamicTest(
                    rule.getKey(),
                    () -> assertThat(house.knownTo(rule.getKey())).isSubsetOf(rule.getValue())));
  }

  @Test
  void nobodyKnowsAnImplementationButItself() {
    for (String module : house.modules()) {
      assertThat(house.foreignImplementationsKnownTo(module))
          .as("implementations that " + module + " depends on")
          .isSubsetOf(house.implementationOf(module).map(ALLOWED_SIBLINGS::get).orElse(Set.of()));
    }
  }

  @Test
  void implementationsContainNothingOfTheBench() {
    for (String module : house.modules()) {
      if (house.implementationOf(module).isPresent()) {
        assertThat(house.knownTo(module))
            .as("modules that " + module + " depends on")
            .doesNotContainAnyElementsOf(NOT_FOR_IMPLEMENTATIONS);
      }
    }
  }
}
