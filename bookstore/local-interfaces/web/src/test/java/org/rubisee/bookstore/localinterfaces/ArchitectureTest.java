package org.rubisee.bookstore.localinterfaces;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.rubisee.bookstore.localinterfaces",
    importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule IS_ONLY_THE_WIRING_OF_THE_PATTERN =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "org.rubisee.bookstore.localinterfaces",
              "org.rubisee.container.client",
              "org.rubisee.bookstore.model",
              "org.rubisee.logic");
}
