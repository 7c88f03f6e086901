package org.rubisee.contract;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;

/** The suite knows the site by its pages and rows only: no code that makes them. */
@AnalyzeClasses(
    packages = "org.rubisee.contract",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final long LARGEST_PACKAGE = 30;

  @ArchTest
  static final ArchRule KNOWS_NO_CODE_OF_THE_SITE =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.pages..",
              "org.rubisee.auction.pages..",
              "org.rubisee.sql..",
              "org.rubisee.jdbc..",
              "org.rubisee.entities..",
              "org.rubisee.bench..",
              "org.rubisee.emulator..",
              "jakarta..");

  @ArchTest
  static final ArchRule ASKS_FOR_PAGES_BY_THE_ONE_CLIENT =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("java.net.http..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.net.HttpURLConnection");

  /** Whatever else starts a process hands it the user's shell. */
  @ArchTest
  static final ArchRule PROCESSES_HAVE_THE_ONE_ENVIRONMENT =
      noClasses()
          .should()
          .callConstructorWhere(target(owner(type(ProcessBuilder.class))))
          .orShould()
          .callMethodWhere(target(owner(type(Runtime.class))).and(target(name("exec"))));

  @ArchTest
  static final ArchRule PACKAGES_FORM_NO_CYCLE =
      slices().matching("org.rubisee.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule THE_TESTS_ARE_ON_TOP =
      noClasses()
          .that()
          .resideInAPackage("org.rubisee.contract.*..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.rubisee.contract");

  @ArchTest
  static void packagesStaySmall(JavaClasses contract) {
    Map<String, Long> sizes =
        contract.stream()
            .filter(JavaClass::isTopLevelClass)
            .collect(groupingBy(JavaClass::getPackageName, counting()));
    assertThat(sizes)
        .allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(LARGEST_PACKAGE));
  }
}
