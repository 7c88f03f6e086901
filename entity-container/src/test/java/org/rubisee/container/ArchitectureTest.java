package org.rubisee.container;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.rubisee.container",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule knowsNothingOfTheAuction =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.container",
              "jakarta..",
              "java..",
              "javax..",
              "org.hibernate..",
              "org.w3c..",
              "org.xml..");

  @ArchTest
  static final ArchRule hibernateStaysBehindTwoClasses =
      noClasses()
          .that()
          .haveNameNotMatching(".*\\.Hibernate.*")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.hibernate..");
}
