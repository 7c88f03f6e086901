package org.rubisee.lessons.schema;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.rubisee.lessons.schema", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule DATA_KNOWS_THE_LOADER_AND_THE_MODEL_ONLY =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.lessons.schema",
              "org.rubisee.lessons.model",
              "org.rubisee.schema..",
              "org.rubisee.logic",
              "org.rubisee.settings",
              "java..");
}
