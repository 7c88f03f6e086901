package org.rubisee.contract;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The suite knows the site by its pages and rows only: no code that makes them. */
@AnalyzeClasses(
    packages = "org.rubisee.contract",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule KNOWS_NO_CODE_OF_THE_SITE =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.pages..",
              "org.rubisee.sql..",
              "org.rubisee.entities..",
              "org.rubisee.bench..",
              "org.rubisee.emulator..",
              "jakarta..");

  @ArchTest
  static final ArchRule ASKS_FOR_PAGES_BY_THE_ONE_CLIENT =
      noClasses().should().dependOnClassesThat().resideInAPackage("java.net.http..");
}
