package org.rubisee.entities;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.rubisee.entities",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  /**
   * jakarta.transaction is the part of the EJB API that demarcates; what a resource says of a
   * commit is of the JDK's javax.transaction.xa.
   */
  @ArchTest
  static final ArchRule knowsTheModelAndTheEjbApiOnly =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.entities",
              "org.rubisee.beans",
              "org.rubisee.model",
              "org.rubisee.logic",
              "org.rubisee.settings",
              "jakarta.ejb",
              "jakarta.transaction",
              "java..",
              "javax.sql",
              "javax.transaction.xa");
}
