package org.rubisee.lessons.customers;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = {"org.rubisee.lessons.customers", "org.rubisee.lessons.ledger"},
    importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  /** How a client runs, what is recorded and how a load is written is not its affair. */
  @ArchTest
  static final ArchRule KNOWS_WHAT_THE_EMULATOR_SAYS_OF_CUSTOMERS =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "org.rubisee.application",
              "org.rubisee.lessons.customers",
              "org.rubisee.lessons.ledger",
              "org.rubisee.lessons.model",
              "org.rubisee.logic",
              "org.rubisee.measurement..",
              "org.rubisee.emulator.customer",
              "org.rubisee.emulator.http",
              "org.rubisee.emulator.matrix",
              "org.rubisee.emulator.site");
}
