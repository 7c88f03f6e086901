package org.rubisee.bench.report;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.rubisee.bench",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArrowsTest {
  @ArchTest
  static final ArchRule STATISTICS_KNOW_NUMBERS_ONLY =
      noClasses()
          .that()
          .resideInAPackage("org.rubisee.bench.stats")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.bench",
              "org.rubisee.bench.results",
              "org.rubisee.bench.report",
              "org.rubisee.emulator..",
              "org.rubisee.servers..",
              "org.rubisee.schema..");

  @ArchTest
  static final ArchRule RESULTS_KNOW_NEITHER_REPORT_NOR_COMMAND_LINE =
      noClasses()
          .that()
          .resideInAPackage("org.rubisee.bench.results")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.bench",
              "org.rubisee.bench.report",
              "org.rubisee.servers..",
              "org.rubisee.schema..");

  @ArchTest
  static final ArchRule THE_REPORT_READS_RESULTS_ONLY =
      noClasses()
          .that()
          .resideInAPackage("org.rubisee.bench.report")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.bench",
              "org.rubisee.emulator..",
              "org.rubisee.servers..",
              "org.rubisee.schema..");
}
