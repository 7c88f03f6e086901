package org.rubisee.messages;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.rubisee.messages", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  /** Not on the broker, either: it is reached by Jakarta Messaging. */
  @ArchTest
  static final ArchRule DEPENDS_ON_WHAT_IT_ADDS_TO =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "javax.sql..",
              "jakarta.ejb..",
              "jakarta.jms..",
              "org.rubisee.messages",
              "org.rubisee.facades",
              "org.rubisee.entities",
              "org.rubisee.beans",
              "org.rubisee.jdbc",
              "org.rubisee.model",
              "org.rubisee.logic",
              "org.rubisee.settings");
}
