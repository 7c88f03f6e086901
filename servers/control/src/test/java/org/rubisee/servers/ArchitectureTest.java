package org.rubisee.servers;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import org.rubisee.servers.balancer.UndertowBalancer;

@AnalyzeClasses(
    packages = "org.rubisee.servers",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final long LARGEST_PACKAGE = 30;

  @ArchTest
  static final ArchRule SERVERS_KNOW_THE_MODEL_ONLY =
      classes()
          .that()
          .doNotBelongToAnyOf(UndertowBalancer.class)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "javax.xml.parsers",
              "javax.xml.transform..",
              "org.w3c.dom",
              "org.xml.sax",
              "org.rubisee.servers..",
              "org.rubisee.settings",
              "org.rubisee.http",
              "org.apache.hc.client5.http.async.methods",
              "org.wildfly.core.launcher");

  @ArchTest
  static final ArchRule PAGES_ARE_ASKED_FOR_BY_THE_ONE_CLIENT =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("java.net.http..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.net.HttpURLConnection");

  /** Whatever else starts a process hands it the user's shell. */
  @ArchTest
  static final ArchRule PROCESSES_HAVE_THE_ONE_ENVIRONMENT =
      noClasses()
          .that()
          .doNotBelongToAnyOf(ProcessEnvironment.class)
          .should()
          .callConstructorWhere(target(owner(type(ProcessBuilder.class))))
          .orShould()
          .callMethodWhere(target(owner(type(Runtime.class))).and(target(name("exec"))));

  /** A program of its own, which the others start as they start any balancer. */
  @ArchTest
  static final ArchRule ONLY_THE_BALANCER_KNOWS_UNDERTOW =
      noClasses()
          .that()
          .doNotBelongToAnyOf(UndertowBalancer.class)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.undertow..");

  @ArchTest
  static final ArchRule PACKAGES_FORM_NO_CYCLE =
      slices().matching("org.rubisee.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule EACH_PACKAGE_KNOWS_ONLY_THOSE_BELOW =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("org.rubisee.servers..")
          .layer("shared")
          .definedBy("org.rubisee.servers")
          .layer("mysql")
          .definedBy("org.rubisee.servers.mysql")
          .layer("wildfly")
          .definedBy("org.rubisee.servers.wildfly")
          .layer("openejb")
          .definedBy("org.rubisee.servers.openejb")
          .layer("glassfish")
          .definedBy("org.rubisee.servers.glassfish")
          .layer("distribution")
          .definedBy("org.rubisee.servers.distribution")
          .layer("liberty")
          .definedBy("org.rubisee.servers.liberty")
          .layer("payara")
          .definedBy("org.rubisee.servers.payara")
          .layer("webcontainer")
          .definedBy("org.rubisee.servers.webcontainer")
          .layer("httpd")
          .definedBy("org.rubisee.servers.httpd")
          .layer("balancer")
          .definedBy("org.rubisee.servers.balancer")
          .layer("knobs")
          .definedBy("org.rubisee.servers.knobs")
          .layer("site")
          .definedBy("org.rubisee.servers.site")
          .whereLayer("shared")
          .mayNotAccessAnyLayer()
          .whereLayer("mysql")
          .mayOnlyAccessLayers("shared")
          .whereLayer("wildfly")
          .mayOnlyAccessLayers("shared")
          .whereLayer("openejb")
          .mayOnlyAccessLayers("shared", "wildfly")
          .whereLayer("glassfish")
          .mayOnlyAccessLayers("shared", "wildfly", "knobs")
          .whereLayer("distribution")
          .mayOnlyAccessLayers("shared", "wildfly")
          .whereLayer("liberty")
          .mayOnlyAccessLayers("shared", "wildfly", "distribution")
          .whereLayer("payara")
          .mayOnlyAccessLayers("shared", "wildfly", "distribution")
          .whereLayer("webcontainer")
          .mayOnlyAccessLayers("shared", "wildfly")
          .whereLayer("httpd")
          .mayOnlyAccessLayers("shared")
          .whereLayer("balancer")
          .mayOnlyAccessLayers("shared")
          .whereLayer("knobs")
          .mayOnlyAccessLayers("shared", "balancer")
          .ensureAllClassesAreContainedInArchitecture();

  @ArchTest
  static void packagesStaySmall(JavaClasses classes) {
    Map<String, Long> sizes =
        classes.stream()
            .filter(JavaClass::isTopLevelClass)
            .collect(groupingBy(JavaClass::getPackageName, counting()));
    assertThat(sizes)
        .allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(LARGEST_PACKAGE));
  }
}
