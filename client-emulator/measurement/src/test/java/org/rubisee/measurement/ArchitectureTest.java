package org.rubisee.measurement;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What this module depends on. */
@AnalyzeClasses(
    packages = "org.rubisee.measurement",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule DEPENDS_ONLY_ON_THE_MODEL_AND_ITS_LIBRARIES =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.measurement..",
              "org.rubisee.application",
              "org.HdrHistogram",
              "com.fasterxml.jackson..",
              "java..");
}
