package org.rubisee.container;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
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

@AnalyzeClasses(
    packages = "org.rubisee.container",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final long LARGEST_PACKAGE = 30;

  @ArchTest
  static final ArchRule knowsNothingOfTheAuction =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.container..",
              "jakarta..",
              "java..",
              "javax..",
              "org.hibernate..",
              "org.w3c..",
              "org.xml..");

  @ArchTest
  static final ArchRule hibernateStaysBehindTwoClasses =
      noClasses()
          .that()
          .haveNameNotMatching(".*\\.Hibernate.*")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.hibernate..");

  @ArchTest
  static final ArchRule packagesFormNoCycle =
      slices().matching("org.rubisee.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule eachPackageKnowsOnlyThoseBelow =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("org.rubisee.container..")
          .layer("shared")
          .definedBy("org.rubisee.container")
          .layer("descriptor")
          .definedBy("org.rubisee.container.descriptor")
          .layer("generator")
          .definedBy("org.rubisee.container.generator")
          .layer("client")
          .definedBy("org.rubisee.container.client")
          .layer("bean")
          .definedBy("org.rubisee.container.bean")
          .layer("persistence")
          .definedBy("org.rubisee.container.persistence")
          .layer("engine")
          .definedBy("org.rubisee.container.engine")
          .layer("server")
          .definedBy("org.rubisee.container.server")
          .whereLayer("shared")
          .mayNotAccessAnyLayer()
          .whereLayer("descriptor")
          .mayOnlyAccessLayers("shared")
          .whereLayer("generator")
          .mayOnlyAccessLayers("descriptor")
          .whereLayer("client")
          .mayOnlyAccessLayers("shared")
          .whereLayer("bean")
          .mayOnlyAccessLayers("shared")
          .whereLayer("persistence")
          .mayOnlyAccessLayers("shared", "descriptor", "bean")
          .whereLayer("engine")
          .mayOnlyAccessLayers("shared", "descriptor", "client", "bean", "persistence")
          .whereLayer("server")
          .mayOnlyAccessLayers("shared", "client", "engine")
          .ensureAllClassesAreContainedInArchitecture();

  @ArchTest
  static void packagesStaySmall(JavaClasses classes) {
    Map<String, Long> sizes =
        classes.stream()
            .filter(JavaClass::isTopLevelClass)
            .collect(groupingBy(JavaClass::getPackageName, counting()));
    assertThat(sizes)
        .allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(LARGEST_PACKAGE));
  }
}
