package org.rubisee.servers;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.rubisee.servers.balancer.UndertowBalancer;

@AnalyzeClasses(
    packages = "org.rubisee.servers",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule SERVERS_KNOW_THE_MODEL_ONLY =
      classes()
          .that()
          .resideInAPackage("org.rubisee.servers")
          .and()
          .doNotBelongToAnyOf(UndertowBalancer.class)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..", "org.rubisee.servers", "org.rubisee.model", "org.wildfly.core.launcher");

  /** A program of its own, which the others start as they start any balancer. */
  @ArchTest
  static final ArchRule ONLY_THE_BALANCER_KNOWS_UNDERTOW =
      noClasses()
          .that()
          .doNotBelongToAnyOf(UndertowBalancer.class)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.undertow..");
}
