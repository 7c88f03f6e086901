package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.LedgerFiles;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerChanges;
import org.rubisee.bench.ledger.table.Originals;
import org.rubisee.bench.topology.LedgerCounter;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.local.LocalTopology;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.SiteSoftware;
import org.rubisee.settings.SiteSettings;

/**
 * Counts the ledgers of every implementation that was built, on real servers: two at a time, each
 * with a database of its own, since one site leaves a processor idle for half of the time.
 */
class LedgerIT {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final int AT_A_TIME = 2;

  @TempDir private static Path folder;

  private static final Queue<LedgerCounter> COUNTERS = new ConcurrentLinkedQueue<>();
  private static ExecutorService counting;

  @BeforeAll
  static void startDatabases() {
    Terminal quiet = Terminal.standard().silent();
    counting = Executors.newFixedThreadPool(AT_A_TIME);
    for (int i = 0; i < AT_A_TIME; i++) {
      Path own = folder.resolve("counter-" + i);
      COUNTERS.add(
          new LedgerCounter(
              LocalTopology.forLedgers(own, quiet),
              new Checkout(HOME, own),
              InetAddress.getLoopbackAddress(),
              quiet));
    }
  }

  /** After the last ledger: a counter is in the queue whenever it counts nothing. */
  @AfterAll
  static void stopDatabases() throws InterruptedException {
    counting.shutdown();
    assertThat(counting.awaitTermination(2, TimeUnit.MINUTES)).isTrue();
    COUNTERS.forEach(counter -> counter.topology().close());
    COUNTERS.clear();
  }

  /** Those of the standard sites, and of one that keeps entities. */
  @TestFactory
  Stream<DynamicTest> theLedgerIsTheAgreedOne() {
    return tests(
        Stream.concat(
            SiteConfiguration.of(Implementation.ofAllApplications(HOME), Knobs.STANDARD).stream(),
            keepingEntities().limit(1)));
  }

  @Tag("long")
  @TestFactory
  Stream<DynamicTest> theLedgerOfKeptEntitiesIsTheAgreedOneInFurtherImplementations() {
    return tests(keepingEntities().skip(1));
  }

  @Tag("long")
  @TestFactory
  Stream<DynamicTest> theLedgerOfEntitiesInOpenEjbIsTheAgreedOne() {
    return tests(having(LedgerCommand.IN_OPENEJB));
  }

  @Tag("long")
  @TestFactory
  Stream<DynamicTest> theLedgerOfAnImplementationsOwnKnobIsTheAgreedOne() {
    return tests(LedgerCommand.withOwnKnobs(Implementation.ofAllApplications(HOME)).stream());
  }

  /**
   * A site that looks for the winners of auctions asks the database more often, on two kinds of
   * page. Counts have no noise, so each check finds it, and it finds nothing else.
   */
  @Tag("long")
  @RepeatedTest(3)
  void aPageWithMoreStatementsIsNamedByEachCheck() {
    SiteConfiguration plain =
        SiteConfiguration.of(Implementation.in(HOME), Knobs.STANDARD).stream()
            .filter(known -> known.name().equals("servlets-only"))
            .findFirst()
            .orElseThrow();
    Ledger counted = count(plain, Map.of(SiteSettings.PREFIX + "closing-seconds", "86400")).get(0);
    Ledger agreed = new LedgerFiles(HOME).agreed(plain.name(), counted.variant());
    List<String> changes = LedgerChanges.between(agreed, counted, Set.of());
    assertThat(changes)
        .filteredOn(change -> change.contains(": select: "))
        .isNotEmpty()
        .allMatch(change -> change.contains("AboutMe") || change.contains("ViewItem"));
  }

  private static Stream<SiteConfiguration> keepingEntities() {
    return having(LedgerCommand.KEPT);
  }

  private static Stream<SiteConfiguration> having(Knobs knobs) {
    List<Implementation> fit =
        Implementation.ofAllApplications(HOME).stream().filter(knobs::fit).toList();
    return SiteConfiguration.of(fit, knobs).stream();
  }

  private static Stream<DynamicTest> tests(Stream<SiteConfiguration> configurations) {
    return configurations
        .map(
            counted ->
                new Begun(counted.name(), counting.submit(() -> assertUnchanged(counted), null)))
        .toList()
        .stream()
        .map(begun -> DynamicTest.dynamicTest(begun.name(), begun::await));
  }

  /** A check that runs, or waits for a counter. */
  private record Begun(String name, Future<?> check) {

    void await() throws Throwable {
      try {
        check.get();
      } catch (ExecutionException e) {
        throw e.getCause();
      }
    }
  }

  private static List<Ledger> count(SiteConfiguration configuration, Map<String, String> more) {
    LedgerCounter counter = COUNTERS.remove();
    try {
      return counter.count(configuration, more);
    } finally {
      COUNTERS.add(counter);
    }
  }

  private static void assertUnchanged(SiteConfiguration configuration) {
    Implementation implementation = configuration.implementation();
    assumeTrue(
        implementation.archives().stream().allMatch(Files::isRegularFile),
        () -> implementation.name() + " has not been built: run 'mvn verify' in the root");
    Optional<String> lacking = SiteSoftware.lackingPhp(implementation, configuration.knobs());
    assumeTrue(lacking.isEmpty(), () -> "Skipped: " + lacking.orElseThrow());
    LedgerFiles files = new LedgerFiles(HOME);
    for (Ledger counted : count(configuration, Map.of())) {
      Ledger agreed = files.agreed(implementation.name(), counted.variant());
      assertThat(LedgerChanges.between(agreed, counted, Set.of())).isEmpty();
      assertThat(Originals.of(Implementation.in(HOME)).unexplained(counted)).isEmpty();
    }
  }
}
