package org.rubisee.contract;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.rubisee.contract", importOptions = DoNotIncludeTests.class)
class SharedContractArchitectureTest {

  @ArchTest
  static final ArchRule KNOWS_NO_APPLICATION =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.rubisee.model..", "org.rubisee.auction..");
}
