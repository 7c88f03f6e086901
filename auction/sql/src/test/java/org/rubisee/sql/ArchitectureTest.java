package org.rubisee.sql;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.sql.Connection;

@AnalyzeClasses(packages = "org.rubisee.sql", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule KNOWS_ONLY_THE_MODEL =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "javax.sql..",
              "org.rubisee.sql",
              "org.rubisee.jdbc",
              "org.rubisee.model",
              "org.rubisee.logic",
              "org.rubisee.settings");

  @ArchTest
  static final ArchRule LEAVES_TRANSACTIONS_TO_THE_CALLER =
      noClasses()
          .should()
          .callMethod(Connection.class, "commit")
          .orShould()
          .callMethod(Connection.class, "rollback")
          .orShould()
          .callMethod(Connection.class, "setAutoCommit", boolean.class);
}
