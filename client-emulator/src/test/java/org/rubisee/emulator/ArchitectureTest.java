package org.rubisee.emulator;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What this module may know. */
@AnalyzeClasses(
    packages = "org.rubisee.emulator",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule KNOWS_ONLY_THE_MODEL_AND_ITS_LIBRARIES =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.emulator",
              "org.rubisee.model",
              "org.apache.hc.core5..",
              "org.HdrHistogram",
              "com.fasterxml.jackson..",
              "picocli..",
              "com.sun.management",
              "java..");
}
