package org.rubisee.lessons.model;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.rubisee.lessons.model", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule IS_PLAIN_JAVA =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java.io..",
              "java.lang..",
              "java.util..",
              "org.rubisee.lessons.model",
              "org.rubisee.logic");
}
