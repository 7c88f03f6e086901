package org.rubisee.bookstore.facades;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = {"org.rubisee.bookstore.facades", "org.rubisee.bookstore.entities"},
    importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule FACADES_KNOW_BEANS_AND_SQL =
      classes()
          .that()
          .resideInAPackage("org.rubisee.bookstore.facades")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "jakarta.ejb",
              "org.rubisee.bookstore.facades",
              "org.rubisee.bookstore.entities",
              "org.rubisee.bookstore.model",
              "org.rubisee.bookstore.sql",
              "org.rubisee.beans",
              "org.rubisee.jdbc",
              "org.rubisee.logic",
              "org.rubisee.settings");

  /** The container's part is generated. */
  @ArchTest
  static final ArchRule ENTITIES_KNOW_THE_MODEL_AND_THE_EJB_API =
      classes()
          .that()
          .resideInAPackage("org.rubisee.bookstore.entities")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "jakarta.ejb",
              "jakarta.persistence",
              "org.rubisee.bookstore.entities",
              "org.rubisee.bookstore.model",
              "org.rubisee.beans",
              "org.rubisee.container.persistence",
              "org.rubisee.logic");
}
