package org.rubisee.contract.failure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.customer.Crowd;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.rig.ServerLogs;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.trade.Journey;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;

/**
 * A tier behind the pages that ended or stands still makes pages answer 503 until it is back:
 * nothing hangs, nothing needs a restart of the others, and the logs stay short.
 */
@Tag("long")
public abstract class TierFailureContract extends SiteRigTest {

  static final List<String> PAGES =
      List.of(
          "BrowseCategories",
          "SearchItemsByCategory?category=1",
          "ViewItem?itemId=7",
          "ViewUserInfo?userId=1",
          "ViewBidHistory?itemId=7",
          "PutBid?itemId=7&nickname=user1&password=password1");

  static final int CUSTOMERS = 32;
  static final int ROUNDS_WHILE_DEAD = 20;
  static final int MORE_THAN_THREADS = 80;

  /** What an incident may write, however many requests fail meanwhile. */
  static final long MOST_LOG_BYTES = 64 * 1024;

  @Test
  @Timeout(300)
  void pagesAreUnavailableWhileTheDatabaseIsDead() {
    try (LocalSite site = start("database-killed")) {
      long before = logBytes(site);
      Signal.KILL.send(rig().server().pid());
      try {
        assertUnavailable(site, CUSTOMERS, TierFailureContract::allPages);
        assertThat(logBytes(site) - before)
            .as(() -> "bytes of logs, which end with:\n" + ServerLogs.ends(site))
            .isLessThan(MOST_LOG_BYTES);
      } finally {
        rig().server().restart();
      }
      assertRecovers(site);
    }
  }

  @Test
  @Timeout(300)
  void requestsEndWhileTheDatabaseStandsStill() {
    try (LocalSite site = start("database-paused")) {
      Signal.STOP.send(rig().server().pid());
      try {
        assertUnavailable(site, MORE_THAN_THREADS, TierFailureContract::onePage);
      } finally {
        Signal.CONT.send(rig().server().pid());
      }
      assertRecovers(site);
    }
  }

  /** The database did what it was told, but the site could not know: so it must not do it twice. */
  @Test
  @Timeout(300)
  void aCommitWhoseAnswerIsLostIsNotTriedAgain() {
    SiteOptions options = rig().options("commit-lost", knobs());
    int port = rig().server().port();
    try (LostCommit link = new LostCommit(port, "comments");
        LocalSite site = rig().site(options.withDatabase(at(options.database(), port, link)))) {
      assertRecovers(site);
      Stock stock = Stock.of(rig().database());
      Row item = stock.openItem("true");
      Customer customer = rig().customer(site);
      Form form =
          Journey.toComment(customer, stock.strangerTo(item), item.number("seller"), item.id());
      long before = rig().database().count("comments");

      link.loseNextCommit();
      Page answer = customer.submit(form);

      assertThat(link.lost()).as("lost answers to a commit").isEqualTo(1);
      assertThat(answer.status())
          .as(() -> "a commit whose outcome is unknown; logs end with:\n" + ServerLogs.ends(site))
          .isEqualTo(503);
      assertThat(rig().database().count("comments")).isEqualTo(before + 1);
      assertRecovers(site);
    }
  }

  private static SiteDatabase at(SiteDatabase database, int port, LostCommit link) {
    return new SiteDatabase(
        database.jdbcUrl().replace(":" + port + "/", ":" + link.port() + "/"),
        database.user(),
        database.password());
  }

  /** How the sites run: as delivered, unless an implementation is to be tried in another way. */
  protected Knobs knobs() {
    return Knobs.STANDARD;
  }

  LocalSite start(String name) {
    LocalSite site = rig().site(rig().options(name, knobs()));
    assertRecovers(site);
    return site;
  }

  /** What a customer asks for when each answer may take as long as the longest wait. */
  static List<String> onePage(int customer) {
    return List.of(PAGES.get(customer % PAGES.size()));
  }

  /** What a customer asks for when answers come at once. */
  static List<String> allPages(int customer) {
    return Stream.generate(() -> PAGES).limit(ROUNDS_WHILE_DEAD).flatMap(List::stream).toList();
  }

  /** Every dynamic page is answered, by 503; static ones are there. */
  static void assertUnavailable(LocalSite site, int customers, IntFunction<List<String>> pages) {
    Customer customer = rig().customer(site);
    List<Page> answers =
        Crowd.atOnce(customers, number -> pages.apply(number).stream().map(customer::get).toList())
            .stream()
            .flatMap(List::stream)
            .toList();

    assertThat(answers)
        .filteredOn(page -> page.status() != 503)
        .extracting(page -> page.uri() + ": " + page.status())
        .isEmpty();
    for (Page page : answers) {
      assertThat(page.headers())
          .containsKeys("retry-after", "content-security-policy")
          .containsEntry("x-content-type-options", "nosniff");
      assertThat(page.html()).contains("<meta name=rubis-outcome content=refused>");
    }
    assertThat(customer.get("index.html").status()).isEqualTo(200);
  }

  /** The site answers everybody again, and nobody has to restart it. */
  static void assertRecovers(LocalSite site) {
    site.web().awaitPage(site.implementation().name() + "/BrowseCategories");
    List<Page> answers = new ArrayList<>();
    Customer customer = rig().customer(site);
    do {
      answers.clear();
      Crowd.atOnce(MORE_THAN_THREADS, number -> PAGES.stream().map(customer::get).toList())
          .forEach(answers::addAll);
    } while (answers.stream().anyMatch(page -> page.status() == 503));
    assertThat(answers).extracting(Page::status).containsOnly(200);
  }

  private static long logBytes(LocalSite site) {
    return Stream.concat(site.webNodes().stream(), site.app().stream())
        .mapToLong(server -> sizeOf(server.log()))
        .sum();
  }

  static long sizeOf(Path log) {
    try {
      return Files.size(log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
