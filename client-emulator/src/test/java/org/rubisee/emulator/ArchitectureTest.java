package org.rubisee.emulator;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.stream.Stream;

/** What this module depends on, and how its packages depend on each other. */
@AnalyzeClasses(
    packages = ArchitectureTest.ROOT,
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  static final String ROOT = "org.rubisee.emulator";
  private static final int MOST_CLASSES = 30;

  @ArchTest
  static final ArchRule DEPENDS_ONLY_ON_THE_MODEL_AND_ITS_LIBRARIES =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              ROOT + "..",
              "org.rubisee.settings",
              "org.rubisee.application",
              "org.rubisee.measurement..",
              "org.rubisee.http",
              "org.apache.hc..",
              "org.HdrHistogram",
              "picocli..",
              "com.sun.management",
              "java..");

  @ArchTest
  static final ArchRule HTTP_OUTSIDE_THE_LOAD_IS_SPOKEN_BY_THE_ONE_CLIENT =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("java.net.http..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.net.HttpURLConnection");

  @ArchTest
  static final ArchRule ONLY_THE_CATALOGUE_IS_READ_BY_ANOTHER_CLIENT_THAN_THE_LOAD =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + ".site")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.rubisee.http", "org.apache.hc.client5..");

  @ArchTest
  static final ArchRule PACKAGES_HAVE_NO_CYCLES =
      slices().matching(ROOT + ".(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule THE_ROOT_PACKAGE_HOLDS_NO_CLASS =
      classes().that().doNotHaveSimpleName("package-info").should().resideOutsideOfPackage(ROOT);

  @ArchTest static final ArchRule MATRIX = mayDependOn("matrix");

  @ArchTest static final ArchRule SITE = mayDependOn("site");

  @ArchTest static final ArchRule LOAD = mayDependOn("load", "matrix", "site");

  @ArchTest static final ArchRule RECORD = mayDependOn("record", "matrix");

  @ArchTest static final ArchRule TRACE = mayDependOn("trace");

  @ArchTest static final ArchRule HTTP = mayDependOn("http", "load", "site");

  @ArchTest static final ArchRule CUSTOMER = mayDependOn("customer", "http", "matrix", "site");

  @ArchTest
  static final ArchRule CLIENT =
      mayDependOn("client", "customer", "http", "record", "load", "matrix", "site");

  @ArchTest
  static final ArchRule RUN =
      mayDependOn("run", "client", "customer", "http", "record", "load", "matrix", "site");

  @ArchTest
  static final ArchRule BLOCK =
      mayDependOn("block", "client", "customer", "http", "record", "load", "matrix", "site");

  @ArchTest
  static final ArchRule ONLY_THE_COMMAND_LINE_KNOWS_PICOCLI =
      classes()
          .that()
          .resideOutsideOfPackage(ROOT + ".cli")
          .should()
          .onlyDependOnClassesThat(resideOutsideOfPackage("picocli.."));

  @ArchTest
  static void noPackageIsLarge(JavaClasses all) {
    all.stream()
        .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
        .collect(groupingBy(JavaClass::getPackageName))
        .forEach(
            (name, members) ->
                assertTrue(
                    members.size() <= MOST_CLASSES,
                    () -> name + " has " + members.size() + " classes; split it"));
  }

  private static ArchRule mayDependOn(String name, String... others) {
    String[] allowed =
        Stream.concat(Stream.of(name), Arrays.stream(others))
            .map(other -> ROOT + "." + other)
            .toArray(String[]::new);
    return classes()
        .that()
        .resideInAPackage(ROOT + "." + name)
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(allowed).or(resideOutsideOfPackage(ROOT + "..")));
  }
}
