package org.rubisee.contract.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.customer.Crowd;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.Wire;
import org.rubisee.contract.rig.CallRelay;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.settings.SiteSettings;

/**
 * More customers than a site has room for are refused, or wait, but nothing fails; when they have
 * gone, everybody is served at once. This holds for sites of any kind.
 */
@Tag("long")
public abstract class RefusalContract extends SiteRigTest {

  static final ApplicationUnderTest APPLICATION = ApplicationUnderTest.ofThisSuite();

  protected static final List<String> PAGES = APPLICATION.dynamicPages();

  private static final int CUSTOMERS = 64;

  /** Far more than a web server has threads. */
  private static final int MANY_CUSTOMERS = 600;

  /** So slow that some of the customers are refused after the longest wait at the gate. */
  protected static final Map<String, String> SLOW_PAGES =
      Map.of(SiteSettings.PREFIX + "burn-micros", "100000");

  /**
   * Within the limit of a statement; the statements of some pages together take longer than a page
   * may.
   */
  private static final Duration SLOW_ANSWER = Duration.ofSeconds(4);

  private static final int MORE_COOKIES_THAN_ARE_READ = 201;
  private static final int UNREADABLE_REQUESTS = 200;

  /** Of all of them, which would write a megabyte without a limit. */
  private static final long MOST_LOG_BYTES = 64 * 1024;

  /** The most that commands set for all implementations. */
  private static final int STANDARD_LIMIT = 48;

  /** Each wait is within its limit; the page has many of them. */
  @Test
  @Timeout(300)
  void aPageWhoseWaitsAddUpIsRefused() {
    SiteOptions options = rig().options("slow-database", Knobs.STANDARD);
    try (CallRelay link = new CallRelay();
        LocalSite site = rig().site(options.withDatabase(behind(link, options.database())))) {
      assertServed(site);
      Form slow = APPLICATION.manyStatements(rig().customer(site));
      link.delayAnswers(SLOW_ANSWER);
      Page page = rig().customer(site).submit(slow);
      link.delayAnswers(Duration.ZERO);

      assertThat(page.status()).isEqualTo(503);
      assertIsRefusal(page);
      site.web().awaitPage(site.implementation().name() + "/" + APPLICATION.listPage());
      assertServed(site);
    }
  }

  /** The server logs a stack trace of what it cannot read; one for each request fills the disk. */
  @Test
  @Timeout(300)
  void theLogStaysShortWhateverClientsSend() throws IOException {
    String cookies =
        "Cookie: "
            + IntStream.range(0, MORE_COOKIES_THAN_ARE_READ)
                .mapToObj(number -> "c" + number + "=1")
                .collect(Collectors.joining("; "));
    try (LocalSite site = rig().site(rig().options("long-log", Knobs.STANDARD))) {
      assertServed(site);
      long before = Files.size(site.web().log());
      for (int i = 0; i < UNREADABLE_REQUESTS; i++) {
        try (Wire wire = new Wire(site.baseUri())) {
          String page = site.baseUri().getPath() + "index.html";
          assertThat(wire.get(page, cookies).head().status()).isEqualTo(200);
        }
      }
      assertThat(Files.size(site.web().log()) - before).isLessThan(MOST_LOG_BYTES);
      assertServed(site);
    }
  }

  private static SiteDatabase behind(CallRelay link, SiteDatabase database) {
    int port = rig().server().port();
    return new SiteDatabase(
        database.jdbcUrl().replace(":" + port + "/", ":" + link.route(port) + "/"),
        database.user(),
        database.password());
  }

  /** How the sites run: as delivered, unless an implementation needs more room for customers. */
  protected Knobs knobs() {
    return Knobs.STANDARD;
  }

  @Test
  @Timeout(300)
  void aRequestLimitRefusesSomeBeforeTheyTakeAnythingAndStaticPagesNever() {
    try (LocalSite site = limited("request-limit", 2, SLOW_PAGES)) {
      Map<Integer, Long> statuses = assertServesOrRefuses(site, 1);

      assertThat(statuses.get(503)).as("refusals").isPositive();
      assertThat(statuses.get(200)).as("answers").isPositive();
    }
  }

  @Test
  @Timeout(300)
  void sixHundredCustomersWhoFetchImagesAreServedOrRefused() {
    try (LocalSite site = limited("images", STANDARD_LIMIT, Map.of());
        HttpClient http = HttpClient.create(HttpOptions.DEFAULT.withConnections(MANY_CUSTOMERS))) {
      Customer customer = new Customer(site.baseUri(), http);
      List<Page> answers =
          Crowd.atOnce(MANY_CUSTOMERS, number -> pagesWithImages(customer)).stream()
              .flatMap(List::stream)
              .toList();

      Map<Integer, Long> statuses = statuses(answers);
      assertThat(statuses.keySet()).isSubsetOf(200, 503);
      answers.stream()
          .filter(page -> page.status() == 503)
          .forEach(RefusalContract::assertIsRefusal);
      assertThat(statuses.getOrDefault(200, 0L))
          .as("answers with status 200, of %s", statuses)
          .isGreaterThanOrEqualTo(STANDARD_LIMIT);
      assertServed(site);
    }
  }

  /** All pages in turn, with their images: these are static, so they are there in any case. */
  private static List<Page> pagesWithImages(Customer customer) {
    List<Page> answers = new ArrayList<>();
    for (String path : PAGES) {
      Page page = customer.get(path);
      answers.add(page);
      assertThat(page.images()).isNotEmpty();
      for (URI image : page.images()) {
        assertThat(customer.get(image).status()).as("%s", image).isEqualTo(200);
      }
    }
    return answers;
  }

  /** A site that makes so many dynamic pages at once, with further settings. */
  protected LocalSite limited(String name, int limit, Map<String, String> further) {
    SiteOptions options = rig().options(name, knobs());
    Map<String, String> settings = new TreeMap<>(options.siteSettings());
    settings.put(SiteSettings.PREFIX + "request-limit", Integer.toString(limit));
    settings.putAll(further);
    return rig().site(options.withSiteSettings(settings));
  }

  static Map<Integer, Long> assertServesOrRefuses(LocalSite site, int times) {
    List<String> rounds = Stream.generate(() -> PAGES).limit(times).flatMap(List::stream).toList();
    List<Page> answers = visits(site, rounds);

    Map<Integer, Long> statuses = statuses(answers);
    assertThat(statuses.keySet()).isSubsetOf(200, 503);
    answers.stream().filter(page -> page.status() == 503).forEach(RefusalContract::assertIsRefusal);
    assertServed(site);
    return statuses;
  }

  private static void assertIsRefusal(Page page) {
    assertThat(page.headers()).containsKeys("retry-after", "content-security-policy");
    assertThat(page.outcome()).isEqualTo(Outcome.REFUSED);
  }

  /** Nothing of the crowd is left behind: the very next visits are answered. */
  static void assertServed(LocalSite site) {
    Customer customer = rig().customer(site);
    for (String page : PAGES) {
      assertThat(customer.get(page).status()).as(page).isEqualTo(200);
    }
  }

  /** What many customers are answered who come at once, each to all pages. */
  protected static List<Page> visits(LocalSite site, List<String> pages) {
    Customer customer = rig().customer(site);
    return Crowd.atOnce(
            CUSTOMERS,
            number -> {
              List<Page> answers = new ArrayList<>();
              for (String page : pages) {
                answers.add(customer.get(page));
                assertThat(customer.get("index.html").status()).isEqualTo(200);
              }
              return answers;
            })
        .stream()
        .flatMap(List::stream)
        .toList();
  }

  static Map<Integer, Long> statuses(List<Page> answers) {
    return answers.stream()
        .collect(Collectors.groupingBy(Page::status, TreeMap::new, Collectors.counting()));
  }
}
