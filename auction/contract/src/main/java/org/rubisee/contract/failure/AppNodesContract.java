package org.rubisee.contract.failure;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.customer.Crowd;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.rig.CallRelay;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.trade.Journey;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteTap;

/**
 * Two application servers share the calls of one web server. All calls of a transaction of the web
 * tier go to one of them; a server that is killed takes down only what it was doing, and gets calls
 * again when it is back.
 */
@Tag("long")
public abstract class AppNodesContract extends SiteRigTest {

  /** One transaction of the web tier, where the implementation begins any there. */
  private static final String ONE_TRANSACTION = "BrowseCategories";

  private static final List<String> PAGES =
      List.of(ONE_TRANSACTION, "ViewItem?itemId=7", "ViewUserInfo?userId=1");

  private static final int CUSTOMERS = 16;
  private static final int ROUNDS = 8;
  private static final int WRITERS = 64;

  private static final String WAITING_FOR_LOCKS =
      "SELECT COUNT(*) FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'";
  private static final String OTHERS_TRANSACTIONS =
      "SELECT COUNT(*) FROM information_schema.innodb_trx"
          + " WHERE trx_mysql_thread_id <> CONNECTION_ID()";
  private static final long PAUSE_NANOS = 5_000_000;

  /** InnoDB shows its transactions as they were until nobody has looked for 0.1 s. */
  private static final long CACHED_NANOS = 150_000_000;

  private static final Knobs KNOBS = Knobs.shared(Map.of("app-nodes", "2"));

  private static LocalSite site;

  @BeforeAll
  static void startTwoApplicationServers() {
    site =
        rig()
            .site(
                rig()
                    .options("app-nodes", KNOBS)
                    .withTap(new SiteTap(IntUnaryOperator.identity())));
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  /** A page of n calls leaves a multiple of n on each server; calls that are spread would not. */
  @Test
  void allCallsOfATransactionGoToOneServer() {
    int each = remoteCalls(() -> rig().page(site, ONE_TRANSACTION)).stream().mapToInt(n -> n).sum();
    List<Integer> calls =
        remoteCalls(
            () ->
                Crowd.atOnce(
                    CUSTOMERS,
                    customer ->
                        IntStream.range(0, ROUNDS)
                            .mapToObj(round -> rig().page(site, ONE_TRANSACTION))
                            .toList()));

    assertThat(each).isPositive();
    assertThat(calls).as("calls, %d per page", each).hasSize(2).allMatch(n -> n % each == 0);
    assertThat(calls.stream().mapToInt(n -> n).sum()).isEqualTo(CUSTOMERS * ROUNDS * each);
    assertThat(calls).as("pages by server").allMatch(n -> n >= CUSTOMERS * ROUNDS * each / 8);
  }

  @Test
  @Timeout(300)
  void theOtherServerCarriesOnWhenOneIsKilledAndItGetsCallsAgain() {
    TierServer first = site.appNodes().get(0);
    TierServer second = site.appNodes().get(1);
    long webPid = site.web().pid();
    long firstPid = first.pid();
    Signal.KILL.send(second.pid());
    while (statusesOfACrowd().contains(503)) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    CompletableFuture<Void> restart = CompletableFuture.runAsync(second::restart);
    while (!restart.isDone()) {
      statusesOfACrowd();
    }
    restart.join();
    while (remoteCalls(AppNodesContract::statusesOfACrowd).get(1) == 0) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    assertThat(List.of(site.web().pid(), first.pid()))
        .as("processes of the other servers")
        .isEqualTo(List.of(webPid, firstPid));
  }

  /** Pages that many customers get: each is there or refused. */
  private static List<Integer> statusesOfACrowd() {
    List<Integer> statuses =
        Crowd.atOnce(
                CUSTOMERS,
                customer ->
                    PAGES.stream().map(page -> rig().customer(site).get(page).status()).toList())
            .stream()
            .flatMap(List::stream)
            .toList();
    assertThat(statuses).isSubsetOf(200, 503);
    return statuses;
  }

  /**
   * Comments on one user wait for the row of that user, on both servers, while one is killed. What
   * was acknowledged is stored, nothing is stored twice, and the killed server's part is refused.
   */
  @Test
  @Timeout(300)
  void acknowledgedWritesSurviveAServerThatIsKilled() throws SQLException {
    Database database = rig().database();
    Customer customer = rig().customer(site);
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    int seller = item.number("seller");
    List<Integer> authors = stock.strangersTo(item, WRITERS);
    List<Form> forms =
        Crowd.each(
            authors,
            author -> Journey.toComment(customer, author, seller, item.id()).with("rating", 5));
    long last = database.number("SELECT MAX(id) FROM comments");

    CompletableFuture<List<Page>> sent;
    try (Connection holder = lockedUser(seller)) {
      sent =
          CompletableFuture.supplyAsync(
              () -> Crowd.atOnce(WRITERS, writer -> customer.submit(forms.get(writer))));
      while (!sent.isDone() && database.number(WAITING_FOR_LOCKS) < WRITERS / 2) {
        LockSupport.parkNanos(CACHED_NANOS);
      }
      assertThat(sent).as("writers, too few of whom waited at the same time").isNotDone();
      Signal.KILL.send(site.appNodes().get(1).pid());
      holder.rollback();
    }
    List<Page> answers = sent.join();
    site.appNodes().get(1).restart();

    assertThat(answers).extracting(Page::status).contains(200, 503).isSubsetOf(200, 503);
    List<Integer> stored =
        database.rows("SELECT from_user_id FROM comments WHERE id > ?", last).stream()
            .map(row -> row.number("from_user_id"))
            .toList();
    List<Integer> acknowledged =
        IntStream.range(0, WRITERS)
            .filter(writer -> answers.get(writer).outcome() == Outcome.OK)
            .mapToObj(authors::get)
            .toList();
    assertThat(stored).doesNotHaveDuplicates().containsAll(acknowledged);
    assertThat(authors).containsAll(stored);
    database.assertSound();
  }

  /**
   * A comment waits for the row of its user when the connections to both servers end: the call goes
   * on, and its answer is lost. Sent again, it would be acknowledged, and stored twice.
   */
  @Test
  @Timeout(300)
  void aCallWhoseAnswerIsLostIsNotSentAgain() throws SQLException {
    List<CallRelay> relays = new ArrayList<>();
    SiteTap tap = new SiteTap(port -> routed(relays, port), false);
    try (LocalSite own = rig().site(rig().options("lost-answers", KNOBS).withTap(tap))) {
      Database database = rig().database();
      Customer customer = rig().customer(own);
      Stock stock = Stock.of(database);
      Row item = stock.openItem("true");
      int seller = item.number("seller");
      int author = stock.strangersTo(item, 1).get(0);
      Form form = Journey.toComment(customer, author, seller, item.id()).with("rating", 5);
      long last = database.number("SELECT MAX(id) FROM comments");

      CompletableFuture<Page> sent;
      try (Connection holder = lockedUser(seller)) {
        sent = CompletableFuture.supplyAsync(() -> customer.submit(form));
        while (!sent.isDone() && database.number(WAITING_FOR_LOCKS) == 0) {
          LockSupport.parkNanos(CACHED_NANOS);
        }
        assertThat(sent).as("the writer").isNotDone();
        relays.forEach(CallRelay::endConnections);
        holder.rollback();
      }

      assertThat(sent.join().status()).isEqualTo(503);
      while (database.number(OTHERS_TRANSACTIONS) > 0) {
        LockSupport.parkNanos(CACHED_NANOS);
      }
      assertThat(database.number("SELECT COUNT(*) FROM comments WHERE id > " + last))
          .as("comments of one request")
          .isLessThanOrEqualTo(1);
    } finally {
      relays.forEach(CallRelay::close);
    }
  }

  /** A relay for each server that is asked for. */
  private static int routed(List<CallRelay> relays, int port) {
    CallRelay relay = new CallRelay();
    relays.add(relay);
    return relay.route(port);
  }

  private static Connection lockedUser(int user) throws SQLException {
    Connection holder =
        DriverManager.getConnection(
            rig().server().jdbcUrl(), EmbeddedMySql.USER, rig().server().password());
    holder.setAutoCommit(false);
    try (Statement statement = holder.createStatement()) {
      statement.executeQuery("SELECT id FROM users WHERE id = " + user + " FOR UPDATE").close();
    }
    return holder;
  }

  /** How many calls each application server got from the network meanwhile. */
  private static List<Integer> remoteCalls(Runnable work) {
    return rig().callsOf(site.appNodes(), work).stream()
        .map(calls -> (int) calls.stream().filter(call -> call.startsWith("remote ")).count())
        .toList();
  }
}
