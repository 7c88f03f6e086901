package org.rubisee.contract.container;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.rig.SiteRig;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.trade.Journey;
import org.rubisee.logic.Money;
import org.rubisee.servers.site.LocalSite;

/**
 * The rows that an implementation with entity beans locks, the same in each container: the item,
 * then the row of the ids, or the user, then that row. Seen in the log and in the tables of the
 * database.
 *
 * @param rig has the database
 * @param site what is looked at; nothing else uses the database meanwhile
 */
public record RowLocks(SiteRig rig, LocalSite site) {

  private static final Pattern LOCKED =
      Pattern.compile(
          "\\bfrom\\s+`?(\\w+)`?\\b.*for update", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  private static final String LOCKS =
      "SELECT CONVERT(argument USING utf8mb4) statement FROM mysql.general_log"
          + " WHERE command_type = 'Execute'"
          + " AND CONVERT(argument USING utf8mb4) LIKE '%for update%' ORDER BY event_time";
  private static final String LEVELS_OF_WAITING =
      "SELECT trx_isolation_level level FROM information_schema.innodb_trx"
          + " WHERE trx_state = 'LOCK WAIT'";

  /** Less than a transaction waits for a lock. */
  private static final Duration WAITS = Duration.ofSeconds(4);

  private static final long PAUSE_NANOS = 20_000_000;

  /** Each form locks the rows that it changes, and the pages that lead to it lock nothing. */
  public void assertWritesLockWhatTheyChange() {
    Stock stock = Stock.of(rig.database());
    Row item = stock.openItem("quantity = 1 AND buy_now > 0 AND nb_of_bids > 0");
    int customer = stock.strangerTo(item);
    Money bid = stock.minimumBid(item);

    assertLocks(List.of("items", "ids"), who -> bidOf(who, customer, item, bid));
    assertLocks(List.of("items", "ids"), who -> Journey.toPurchase(who, customer, item.id()));
    assertLocks(
        List.of("users", "ids"),
        who -> Journey.toComment(who, customer, item.number("seller"), item.id()));
    assertLocks(List.of("ids"), who -> Journey.saleOf(Journey.toSale(who, 1, 1), "A lock", 1));
    assertLocks(List.of("ids"), this::registration);
  }

  /** A bid that waits for the item's row belongs to a transaction of that isolation level. */
  public void assertTransactionsReadWhatIsCommitted() {
    Stock stock = Stock.of(rig.database());
    Row item = stock.openItem("quantity = 1 AND nb_of_bids > 0");
    Money bid = stock.minimumBid(item);
    Form form = bidOf(rig.customer(site), stock.strangerTo(item), item, bid);
    AtomicReference<CompletableFuture<Page>> answer = new AtomicReference<>();
    rig.database()
        .whileLocking(
            "SELECT id FROM items WHERE id = " + item.id() + " FOR UPDATE",
            () -> {
              answer.set(CompletableFuture.supplyAsync(() -> rig.customer(site).submit(form)));
              assertThat(levelsOfWaiting()).containsExactly("READ COMMITTED");
            });
    assertThat(answer.get().join().outcome()).isEqualTo(Outcome.OK);
  }

  private List<String> levelsOfWaiting() {
    long deadline = System.nanoTime() + WAITS.toNanos();
    List<Row> waiting = List.of();
    while (waiting.isEmpty() && System.nanoTime() - deadline < 0) {
      LockSupport.parkNanos(PAUSE_NANOS);
      waiting = rig.database().rows(LEVELS_OF_WAITING);
    }
    return waiting.stream().map(row -> row.text("level")).toList();
  }

  private static Form bidOf(Customer who, int customer, Row item, Money bid) {
    return Journey.bidOf(Journey.toBid(who, customer, item.id()), bid, bid);
  }

  private Form registration(Customer who) {
    String region = rig.database().row("SELECT name FROM regions LIMIT 1").text("name");
    return who.get("register.html")
        .form("RegisterUser")
        .with("firstname", "A")
        .with("lastname", "B")
        .with("nickname", "locksmith")
        .with("email", "a@example.org")
        .with("password", "x")
        .with("region", region);
  }

  private void assertLocks(List<String> tables, Function<Customer, Form> journey) {
    Customer customer = rig.customer(site);
    begin();
    Form form = journey.apply(customer);
    assertThat(locked()).as("locks of pages before " + form).isEmpty();
    begin();
    Page answer = customer.submit(form);
    assertThat(answer.outcome()).as(answer.html()).isEqualTo(Outcome.OK);
    assertThat(locked()).as("locks of " + form).isEqualTo(tables);
  }

  /** The log is a table of the server, which forgets what it has. */
  private void begin() {
    Database database = rig.database();
    Stream.of(
            "SET GLOBAL general_log = 'OFF'",
            "TRUNCATE TABLE mysql.general_log",
            "SET GLOBAL log_output = 'TABLE'",
            "SET GLOBAL general_log = 'ON'")
        .forEach(database::change);
  }

  /** The tables whose rows were locked since then. The log ends, so that it lacks this question. */
  private List<String> locked() {
    rig.database().change("SET GLOBAL general_log = 'OFF'");
    return rig.database().rows(LOCKS).stream()
        .map(row -> LOCKED.matcher(row.text("statement")))
        .filter(Matcher::find)
        .map(found -> found.group(1).toLowerCase(Locale.ROOT))
        .toList();
  }
}
