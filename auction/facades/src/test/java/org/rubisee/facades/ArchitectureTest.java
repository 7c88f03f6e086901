package org.rubisee.facades;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.rubisee.facades", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule KNOWS_USE_CASES_AND_THE_EJB_API_ONLY =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "jakarta.ejb..",
              "org.rubisee.facades",
              "org.rubisee.model",
              "org.rubisee.logic",
              "org.rubisee.settings",
              "org.rubisee.entities",
              "org.rubisee.beans");

  @ArchTest
  static final ArchRule CANNOT_TELL_REMOTE_FROM_LOCAL =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .haveNameNotMatching(
              "jakarta\\.ejb\\.EJB(Local)?(Home|Object)|java\\.rmi\\..*|.*\\$(Local|Remote)?(Home)?");
}
