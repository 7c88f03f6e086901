package org.rubisee.lessons.pages;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.rubisee.lessons.pages", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule PAGES_KNOW_THE_MODEL_AND_WHAT_ALL_PAGES_SHARE_ONLY =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.lessons.pages",
              "org.rubisee.lessons.model",
              "org.rubisee.pages..",
              "org.rubisee.logic",
              "org.rubisee.settings",
              "jakarta.servlet..",
              "java..");
}
