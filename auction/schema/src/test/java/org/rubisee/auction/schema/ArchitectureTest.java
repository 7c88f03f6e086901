package org.rubisee.auction.schema;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.rubisee.auction.schema",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule dataKnowsTheLoaderAndTheModelOnly =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.auction.schema",
              "org.rubisee.schema..",
              "org.rubisee.model",
              "org.rubisee.logic",
              "org.rubisee.settings",
              "java..");
}
