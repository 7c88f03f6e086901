package org.rubisee.bookstore.jpa;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.rubisee.bookstore.jpa", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule IS_ONLY_THE_PATTERN =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "jakarta.ejb..",
              "jakarta.interceptor..",
              "jakarta.persistence..",
              "org.hibernate.annotations..",
              "org.rubisee.bookstore.jpa",
              "org.rubisee.bookstore.jpa.entities",
              "org.rubisee.bookstore.model",
              "org.rubisee.logic",
              "org.rubisee.persistence",
              "org.rubisee.settings");
}
