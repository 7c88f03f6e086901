package org.rubisee.persistence;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.rubisee.persistence", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String ECLIPSELINK = "org.rubisee.persistence.eclipselink";

  @ArchTest
  static final ArchRule KNOWS_NO_APPLICATION =
      classes()
          .that()
          .resideOutsideOfPackage(ECLIPSELINK)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "jakarta.interceptor",
              "jakarta.persistence",
              "org.rubisee.persistence",
              "org.rubisee.logic",
              "org.rubisee.settings");

  /** A server has the classes of EclipseLink only while EclipseLink is the provider. */
  @ArchTest
  static final ArchRule ONLY_ECLIPSELINK_LOADS_ITS_SETTINGS =
      classes()
          .that()
          .resideInAPackage(ECLIPSELINK)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.eclipse.persistence..", ECLIPSELINK);
}
