package org.rubisee.auction.pages;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows of this module. */
@AnalyzeClasses(
    packages = "org.rubisee.auction.pages",
    importOptions = ImportOption.DoNotIncludeTests.class)
class PagesArchitectureTest {

  @ArchTest
  static final ArchRule PAGES_KNOW_THE_MODEL_AND_WHAT_ALL_PAGES_SHARE_ONLY =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rubisee.auction.pages",
              "org.rubisee.pages",
              "org.rubisee.model",
              "org.rubisee.logic",
              "org.rubisee.settings",
              "jakarta.servlet..",
              "java..",
              "javax.crypto..");

  @ArchTest
  static final ArchRule ONLY_THE_ENTRY_POINTS_ARE_PUBLIC =
      classes()
          .that()
          .doNotBelongToAnyOf(SiteInitializer.class, StaticSite.class)
          .and()
          .areTopLevelClasses()
          .should()
          .notBePublic();
}
