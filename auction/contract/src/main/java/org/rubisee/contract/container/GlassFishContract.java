package org.rubisee.contract.container;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.contract.attack.ListeningPorts;
import org.rubisee.contract.attack.TierPorts;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.descriptor.Descriptor;
import org.rubisee.contract.descriptor.GlassFishDtds;
import org.rubisee.contract.golden.ScriptedRecord;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.LocalSiteSource;
import org.rubisee.contract.trade.Journey;
import org.rubisee.logic.Money;
import org.rubisee.servers.glassfish.GlassFishArchive;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteOptions;

/**
 * In GlassFish an implementation is the same site, at one port of the loopback interface, and the
 * knobs that GlassFish has do what they do elsewhere.
 */
@Tag("long")
public abstract class GlassFishContract extends SiteRigTest {

  private static final String IN_GLASSFISH =
      "server=glassfish@placement=co-located@call-passing=reference";
  private static final String PAGE = "BrowseCategories";
  private static final int CONNECTIONS = 3;
  private static final int CUSTOMERS = 24;

  /** What the page shows: a bean each. */
  private static final int CATEGORIES = 40;

  private static final String BEAN = "org\\.rubisee\\.bmp\\.CategoryBean";
  private static final String BID = "org\\.rubisee\\.bmp\\.BidBean";
  private static final int REJECTED_BIDS = 20;
  private static final String OTHER_PAGE = "BrowseRegions";

  /** Those that answer pages: see domain.xml. */
  private static final int THREADS = 64;

  private static final int ROUNDS = 20;

  /** Of java.util.logging: the log of calls, which GlassFish's servers do not write otherwise. */
  private static final String CALLS_LOGGED =
      """
      handlers=java.util.logging.ConsoleHandler
      java.util.logging.ConsoleHandler.level=FINER
      org.rubisee.calls.level=FINER
      """;

  /** Descriptors of GlassFish that are no part of an archive that runs in it. */
  private static final List<String> MAPPINGS =
      List.of(
          "entity-cmp/beans/src/main/entities/META-INF/sun-cmp-mappings.xml",
          "servers/entity-beans/contract/src/test/conformance/META-INF/glassfish-ejb-jar.xml",
          "servers/entity-beans/contract/src/test/conformance/META-INF/sun-cmp-mappings.xml");

  @TempDir private Path folder;

  private Path logging;

  @BeforeEach
  void askForTheLogOfCalls() throws IOException {
    logging = Files.writeString(folder.resolve("logging.properties"), CALLS_LOGGED);
  }

  /**
   * A list needs more beans than any pool or cache here holds. Option C keeps instances in the pool
   * only, option B also one for each entity in its cache.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "commit-option=C@bean-pool=2; 1; 2",
        "commit-option=B@bean-pool=2@bean-cache=16; 3; 18",
        "commit-option=B@bean-pool=2; 40; 42"
      })
  void isTheSameSiteAndKeepsAsManyBeansAsItsKnobsSay(String knobs, long least, long most)
      throws IOException {
    try (LocalSite site = start(knobs)) {
      assertThat(site.app()).as("one server").isEmpty();
      ScriptedRecord.assertLeft(rig(), site);
      assertThat(site.web().log()).content().doesNotContain("\n\tat ");
      assertThat(rig().database().rows("SELECT id FROM categories")).hasSize(CATEGORIES);
      assertThat(keptBeans(site, most)).isBetween(least, most);
      long lookups = lookups(site);
      assertThat(lookups).as("beans are looked up, and that is logged").isPositive();
      rig().page(site, PAGE);
      assertThat(lookups(site)).as("beans that were found before").isEqualTo(lookups);
    }
  }

  /** Afterwards the pool has the instance of the bid that was accepted. */
  @Test
  void keepsNoInstanceWhoseCreationWasRejected() {
    try (LocalSite site = start("bean-pool=2")) {
      Stock stock = Stock.of(rig().database());
      Row item = stock.openItem("quantity = 1 AND nb_of_bids > 0");
      Money bid = stock.minimumBid(item);
      Customer customer = rig().customer(site);
      Form form = Journey.toBid(customer, stock.strangerTo(item), item.id());
      for (int i = 0; i < REJECTED_BIDS; i++) {
        assertOutcome(Outcome.REJECTED, customer.submit(Journey.bidOf(form, Money.ONE, Money.ONE)));
      }
      assertOutcome(Outcome.OK, customer.submit(Journey.bidOf(form, bid, bid)));
      assertThat(kept(site, BID, 2)).isBetween(1L, 2L);
    }
  }

  @Test
  void writesLockWhatTheyChangeAndReadsLockNothing() {
    try (LocalSite site = start()) {
      RowLocks locks = new RowLocks(rig(), site);
      locks.assertWritesLockWhatTheyChange();
      locks.assertTransactionsReadWhatIsCommitted();
    }
  }

  @Test
  void poolsAndCachesHaveTheSizeOfTheirKnobsAndBeansAreLookedUpForEachPage() throws IOException {
    try (LocalSite site =
        start("pool=" + CONNECTIONS + "@statement-cache=0@lookup=per-request@bean-pool=100")) {
      rig().page(site, PAGE);
      long executed = rig().counter("Com_stmt_execute");
      long prepared = rig().counter("Com_stmt_prepare");
      long lookups = lookups(site);
      rig().page(site, PAGE);
      long executions = rig().counter("Com_stmt_execute") - executed;
      assertThat(executions).isPositive();
      assertThat(rig().counter("Com_stmt_prepare") - prepared)
          .as("no execution goes without its own preparation")
          .isEqualTo(executions);
      assertThat(lookups(site)).as("lookups").isGreaterThan(lookups);
      assertThat(keptBeans(site, CATEGORIES)).as("beans in a pool for all").isEqualTo(CATEGORIES);

      rig().crowd(site, PAGE, CUSTOMERS);

      assertThat(rig().counter("Threads_connected") - 1)
          .as("connections, the test's own left out")
          .isBetween(1L, (long) CONNECTIONS);
    }
  }

  @Test
  void descriptorsKeepTheDtdsOfGlassFish() throws IOException {
    Path home = Path.of(System.getProperty("rubis.home", ".."));
    GlassFishDtds dtds = new GlassFishDtds(home.resolve("servers/glassfish/target/server/lib"));
    Implementation implementation =
        LocalSiteSource.implementation(Path.of(System.getProperty("rubis.contract.module", "")));
    GlassFishArchive archive =
        new GlassFishArchive(
            implementation.app().get(0),
            implementation.glassFishBeans().orElseThrow(),
            implementation.web());
    List<Descriptor> descriptors = new ArrayList<>();
    for (String option : List.of("B", "C")) {
      Path target = Files.createDirectory(folder.resolve(option));
      descriptors.addAll(
          Descriptor.ofGlassFishIn(
              archive.write(target, Map.of("rubis.entities.commit-option", option))));
    }
    for (String file : MAPPINGS) {
      descriptors.add(new Descriptor(file, Files.readAllBytes(home.resolve(file))));
    }

    assertThat(descriptors).hasSizeGreaterThan(MAPPINGS.size() + 2);
    assertThat(descriptors).flatMap(dtds::complaints).isEmpty();
  }

  @Test
  void listensAtThePortOfItsPagesOnlyAndCanBeStartedAgain() throws IOException {
    try (LocalSite site = start()) {
      String pages = String.format(Locale.ROOT, "0100007F:%04X", site.web().port());
      assertThat(ListeningPorts.of(site.web().pid())).containsExactly(pages);

      long before = site.web().pid();
      site.web().restart();
      site.awaitPages();

      assertThat(site.web().pid()).isNotEqualTo(before);
      assertThat(ListeningPorts.of(site.web().pid())).containsExactly(pages);
    }
  }

  @Test
  void answersPagesAfterFirstFramesToItsPort() {
    try (LocalSite site = start()) {
      TierPorts.of(site, rig().server().pid())
          .attack(TierPorts.MANY / 100, () -> rig().page(site, PAGE));
    }
  }

  /** The server also writes the log of calls. */
  private LocalSite start(String... knobs) {
    String line =
        Stream.concat(Stream.of(IN_GLASSFISH), Stream.of(knobs)).collect(Collectors.joining("@"));
    String name = line.replaceAll("\\W+", "-");
    SiteOptions options = rig().options(name, rig().knobs(line));
    List<String> jvmOptions = new ArrayList<>(options.jvmOptions());
    jvmOptions.add("-Djava.util.logging.config.file=" + logging);
    return rig().site(options.withJvmOptions(jvmOptions));
  }

  private static void assertOutcome(Outcome expected, Page page) {
    assertThat(page.outcome()).as(page.html()).isEqualTo(expected);
  }

  /**
   * The instances of a bean that the server keeps after a page. A thread refers to the beans of its
   * last page, so all threads get other pages until at most so many are left.
   */
  private static long keptBeans(LocalSite site, long most) {
    rig().page(site, PAGE);
    return kept(site, BEAN, most);
  }

  private static long kept(LocalSite site, String bean, long most) {
    long kept = rig().liveInstances(site.web(), bean);
    for (int round = 0; round < ROUNDS && kept > most; round++) {
      rig().statuses(site, List.of(OTHER_PAGE), THREADS);
      kept = rig().liveInstances(site.web(), bean);
    }
    return kept;
  }

  /** How often the pages have looked a bean up until now. */
  private static long lookups(LocalSite site) throws IOException {
    return Files.readAllLines(site.web().log()).stream()
        .filter(line -> line.contains("lookup java:comp/env/ejb/"))
        .count();
  }
}
