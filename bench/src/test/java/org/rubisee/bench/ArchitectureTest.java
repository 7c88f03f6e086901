package org.rubisee.bench;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.PackageMatcher;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.KeptFiles;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.TopologyOptions;
import org.rubisee.bench.duel.Builds;
import org.rubisee.bench.prices.CostProbe;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.LedgerCounter;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.external.HostServers;
import org.rubisee.bench.topology.local.LocalTopology;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.wildfly.WildFly;

@AnalyzeClasses(
    packages = "org.rubisee.bench",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String BENCH = "org.rubisee.bench.";
  private static final long LARGEST_PACKAGE = 30;

  /**
   * What each package may know of the bench. A name that ends in two dots includes the packages
   * below it; {@code cli} may know everything.
   */
  private static final Map<String, List<String>> MAY_KNOW =
      Map.ofEntries(
          entry("checkout", List.of("ledger.table")),
          entry("code", List.of()),
          entry("course", List.of("checkout", "ledger.table", "ledger.wire")),
          entry(
              "duel",
              List.of(
                  "block", "checkout", "report..", "results..", "run", "stats.paired", "topology")),
          entry("run", List.of("checkout", "report", "results", "topology")),
          entry(
              "block",
              List.of(
                  "checkout",
                  "experiment.schedule",
                  "report..",
                  "results..",
                  "run",
                  "sampling..",
                  "stats..",
                  "topology")),
          entry("scaffold", List.of("ledger.table")),
          entry("stats..", List.of("stats..")),
          entry("results..", List.of("results..", "stats..")),
          entry(
              "fault.site",
              List.of(
                  "checkout",
                  "ledger.wire",
                  "results",
                  "results.tier",
                  "run",
                  "sampling..",
                  "topology",
                  "trial")),
          entry(
              "fault",
              List.of(
                  "checkout",
                  "experiment..",
                  "fault.peak",
                  "fault.site",
                  "ledger.wire",
                  "report..",
                  "results..",
                  "run",
                  "sampling..",
                  "stats..",
                  "topology")),
          entry(
              "soak",
              List.of(
                  "checkout",
                  "experiment..",
                  "fault",
                  "fault.peak",
                  "fault.site",
                  "profile",
                  "report..",
                  "results..",
                  "run",
                  "sampling",
                  "stats",
                  "topology")),
          entry(
              "fault.peak",
              List.of("checkout", "experiment.schedule", "fault.site", "results..", "topology")),
          entry("ledger..", List.of("ledger..")),
          entry("report..", List.of("report..", "results..", "stats..", "ledger.table", "code")),
          entry("sampling..", List.of("sampling..", "results..")),
          entry("profile", List.of("results..")),
          entry("topology", List.of("checkout", "ledger..", "profile", "results..", "sampling..")),
          entry("topology.tier", List.of("topology", "checkout", "results..", "sampling..")),
          entry("topology.agent", List.of("topology.tier", "checkout", "results..")),
          entry(
              "topology.local",
              List.of(
                  "topology", "topology.tier", "checkout", "ledger..", "results..", "sampling..")),
          entry("topology.container", List.of("topology", "checkout", "ledger.wire", "sampling..")),
          entry(
              "topology.compose",
              List.of(
                  "topology",
                  "topology.container",
                  "checkout",
                  "ledger..",
                  "results..",
                  "sampling..")),
          entry(
              "topology.kubernetes",
              List.of(
                  "topology",
                  "topology.container",
                  "checkout",
                  "ledger..",
                  "results..",
                  "sampling..")),
          entry(
              "topology.external",
              List.of(
                  "topology",
                  "topology.agent",
                  "topology.tier",
                  "checkout",
                  "ledger..",
                  "results..",
                  "sampling..")),
          entry(
              "experiment..",
              List.of("experiment..", "checkout", "results..", "topology", "trial")),
          entry(
              "trial",
              List.of(
                  "checkout",
                  "experiment.schedule",
                  "ledger.table",
                  "profile",
                  "report..",
                  "results..",
                  "run",
                  "sampling..",
                  "topology")),
          entry(
              "prices",
              List.of(
                  "block",
                  "checkout",
                  "ledger..",
                  "report..",
                  "results..",
                  "run",
                  "sampling..",
                  "stats..",
                  "topology",
                  "topology.local",
                  "trial")));

  @ArchTest
  static final ArchRule HTTP_IS_SPOKEN_BY_THE_ONE_CLIENT =
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
          .should()
          .callConstructorWhere(target(owner(type(ProcessBuilder.class))))
          .orShould()
          .callMethodWhere(target(owner(type(Runtime.class))).and(target(name("exec"))));

  @ArchTest
  static final ArchRule THE_BENCH_KNOWS_NO_IMPLEMENTATION_AND_NO_APPLICATION =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "javax.xml.stream",
              "org.rubisee.bench..",
              "org.rubisee.settings",
              "org.rubisee.application",
              "org.rubisee.http",
              "org.apache.hc..",
              "org.rubisee.schema",
              "org.rubisee.servers..",
              "org.rubisee.measurement..",
              "org.rubisee.emulator..",
              "javax.crypto..",
              "javax.management..",
              "com.sun.net.httpserver",
              "com.sun.management",
              "com.sun.tools.attach",
              "jdk.jfr..",
              "org.apache.commons.statistics..",
              "org.hipparchus..",
              "com.fasterxml.jackson..",
              "io.fabric8.kubernetes..",
              "j2html..",
              "picocli");

  /** What starts servers or a database, and what removes working files. */
  @ArchTest
  static final ArchRule COMMANDS_THAT_RESERVE_NOTHING_START_NOTHING =
      noClasses()
          .that()
          .areAssignableTo(RubisCommand.RunningBeside.class)
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(
              Builds.class,
              CostProbe.class,
              DatabaseTier.class,
              EmbeddedMySql.class,
              HostServers.class,
              KeptFiles.class,
              LedgerCounter.class,
              LocalTopology.class,
              Runs.class,
              Topology.Opener.class,
              TopologyOptions.class,
              WildFly.class);

  /** What writes results. */
  @ArchTest
  static final ArchRule COMMANDS_THAT_KEEP_RESULTS_SAY_SO =
      noClasses()
          .that()
          .areAssignableTo(RubisCommand.class)
          .and()
          .areNotAssignableTo(RubisCommand.Measuring.class)
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(Runs.class);

  @ArchTest
  static final ArchRule PACKAGES_FORM_NO_CYCLE =
      slices().matching("org.rubisee.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule STATISTICS_KNOW_NUMBERS_ONLY =
      knowsNothingOfTheSite("org.rubisee.bench.stats..");

  @ArchTest
  static final ArchRule THE_REPORT_READS_RESULTS_ONLY =
      knowsNothingOfTheSite("org.rubisee.bench.report..");

  @ArchTest
  static final ArchRule RESULTS_STAND_ALONE = knowsNothingOfTheSite("org.rubisee.bench.results..");

  private static ArchRule knowsNothingOfTheSite(String packages) {
    return classes()
        .that()
        .resideInAPackage(packages)
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackages(
            "org.rubisee.emulator..", "org.rubisee.servers..", "org.rubisee.schema..");
  }

  @ArchTest
  static void eachPackageKnowsOnlyThoseBelow(JavaClasses bench) {
    MAY_KNOW.forEach(
        (name, others) -> {
          List<PackageMatcher> allowed =
              Stream.concat(Stream.of(name), others.stream())
                  .map(known -> PackageMatcher.of(BENCH + known))
                  .toList();
          noClasses()
              .that()
              .resideInAPackage(BENCH + name)
              .should()
              .dependOnClassesThat(
                  describe(
                      "are of the bench and not of " + others,
                      known ->
                          known.getPackageName().startsWith(BENCH)
                              && allowed.stream()
                                  .noneMatch(match -> match.matches(known.getPackageName()))))
              .check(bench);
        });
  }

  /** A package that the map above forgets may know whatever it likes: so it forgets none. */
  @ArchTest
  static void everyPackageHasItsRule(JavaClasses bench) {
    assertThat(bench.stream().filter(ArchitectureTest::isBelowTheCommandLine))
        .allSatisfy(
            known ->
                assertThat(MAY_KNOW.keySet())
                    .as(known.getPackageName())
                    .anyMatch(
                        name -> PackageMatcher.of(BENCH + name).matches(known.getPackageName())));
  }

  private static boolean isBelowTheCommandLine(JavaClass known) {
    return known.getPackageName().startsWith(BENCH)
        && !known.getPackageName().startsWith(BENCH + "cli");
  }

  @ArchTest
  static void packagesStaySmall(JavaClasses bench) {
    Map<String, Long> sizes =
        bench.stream()
            .filter(JavaClass::isTopLevelClass)
            .collect(groupingBy(JavaClass::getPackageName, counting()));
    assertThat(sizes)
        .allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(LARGEST_PACKAGE));
  }
}
