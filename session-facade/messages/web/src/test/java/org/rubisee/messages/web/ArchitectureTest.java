package org.rubisee.messages.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.rubisee.messages.web", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule IS_ONLY_THE_WIRING_OF_THE_PATTERN =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "org.rubisee.messages.web",
              "org.rubisee.container.client",
              "org.rubisee.facades",
              "org.rubisee.entities",
              "org.rubisee.model",
              "org.rubisee.logic",
              "org.rubisee.settings");
}
