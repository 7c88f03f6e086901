package org.rubisee.bench;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.rubisee.bench",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule THE_BENCH_KNOWS_NO_IMPLEMENTATION =
      classes()
          .that()
          .resideInAPackage("org.rubisee.bench..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "javax.xml.stream",
              "org.rubisee.bench..",
              "org.rubisee.model",
              "org.rubisee.schema",
              "org.rubisee.servers..",
              "org.rubisee.emulator..",
              "javax.crypto..",
              "javax.management..",
              "com.sun.net.httpserver",
              "com.sun.tools.attach",
              "jdk.jfr..",
              "org.HdrHistogram",
              "org.apache.commons.statistics..",
              "com.fasterxml.jackson..",
              "j2html..",
              "picocli");

  @ArchTest
  static final ArchRule RESULTS_REPORT_AND_PROFILE_DO_NOT_KNOW_HOW_TRIALS_ARE_RUN =
      noClasses()
          .that()
          .resideInAnyPackage(
              "org.rubisee.bench.results",
              "org.rubisee.bench.report",
              "org.rubisee.bench.profile",
              "org.rubisee.bench.stats")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.rubisee.bench");
}
