package org.rubisee.schema;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.rubisee.schema",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule loaderKnowsTheDriverAndNoApplication =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.schema..", "org.rubisee.settings", "java..", "com.mysql..");

  @ArchTest
  static final ArchRule rowsKnowNothingElse =
      noClasses()
          .that()
          .resideInAPackage("org.rubisee.schema.rows")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.rubisee.schema");
}
