package org.rubisee.lessons.contract;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The suite knows the site by its pages and rows only: no code that makes them. */
@AnalyzeClasses(packages = "org.rubisee.lessons.contract", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule KNOWS_NO_CODE_OF_THE_SITE =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.pages..",
              "org.rubisee.jdbc..",
              "org.rubisee.lessons.pages..",
              "org.rubisee.bench..",
              "org.rubisee.emulator..",
              "jakarta..");

  @ArchTest
  static final ArchRule PACKAGES_FORM_NO_CYCLE =
      slices().matching("org.rubisee.lessons.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule THE_TESTS_ARE_ON_TOP =
      noClasses()
          .that()
          .resideInAPackage("org.rubisee.lessons.contract.*..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.rubisee.lessons.contract");
}
