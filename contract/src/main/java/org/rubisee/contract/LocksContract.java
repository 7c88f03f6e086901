package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.customer.Journey;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.contract.session.Stock;
import org.rubisee.model.Money;
import org.rubisee.servers.site.LocalSite;

/**
 * An implementation with entity beans locks the same rows in each container: the item, then the row
 * of the ids, or the user, then that row. Reads lock nothing. Seen in the log of the database.
 */
public abstract class LocksContract extends SiteRigTest {

  private static final Pattern LOCKED =
      Pattern.compile(
          "\\bfrom\\s+`?(\\w+)`?\\b.*for update", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  private static final String LOCKS =
      "SELECT CONVERT(argument USING utf8mb4) statement FROM mysql.general_log"
          + " WHERE command_type = 'Execute'"
          + " AND CONVERT(argument USING utf8mb4) LIKE '%for update%' ORDER BY event_time";

  @ParameterizedTest
  @ValueSource(strings = {"wildfly", "openejb"})
  void writesLockWhatTheyChangeAndReadsLockNothing(String container) {
    try (LocalSite site =
        rig().site(rig().options("locks-" + container, rig().knobs("container=" + container)))) {
      Stock stock = Stock.of(rig().database());
      Row item = stock.openItem("quantity = 1 AND buy_now > 0 AND nb_of_bids > 0");
      int customer = stock.strangerTo(item);
      Money bid = stock.minimumBid(item);

      assertLocks(site, List.of("items", "ids"), who -> bidOf(who, customer, item, bid));
      assertLocks(
          site, List.of("items", "ids"), who -> Journey.toPurchase(who, customer, item.id()));
      assertLocks(
          site,
          List.of("users", "ids"),
          who -> Journey.toComment(who, customer, item.number("seller"), item.id()));
      assertLocks(
          site, List.of("ids"), who -> Journey.saleOf(Journey.toSale(who, 1, 1), "A lock", 1));
      assertLocks(site, List.of("ids"), LocksContract::registration);
    }
  }

  private static Form bidOf(Customer who, int customer, Row item, Money bid) {
    return Journey.bidOf(Journey.toBid(who, customer, item.id()), bid, bid);
  }

  private static Form registration(Customer who) {
    String region = rig().database().row("SELECT name FROM regions LIMIT 1").text("name");
    return who.get("register.html")
        .form("RegisterUser")
        .with("firstname", "A")
        .with("lastname", "B")
        .with("nickname", "locksmith")
        .with("email", "a@example.org")
        .with("password", "x")
        .with("region", region);
  }

  /** The pages that lead to a form lock nothing; the form that is sent locks rows of tables. */
  private static void assertLocks(
      LocalSite site, List<String> tables, Function<Customer, Form> journey) {
    Customer customer = rig().customer(site);
    begin();
    Form form = journey.apply(customer);
    assertThat(locked()).as("locks of pages before " + form).isEmpty();
    begin();
    Page answer = customer.submit(form);
    assertThat(answer.outcome()).as(answer.html()).isEqualTo(Outcome.OK);
    assertThat(locked()).as("locks of " + form).isEqualTo(tables);
  }

  /** The log is a table of the server, which forgets what it has. */
  private static void begin() {
    Database database = rig().database();
    Stream.of(
            "SET GLOBAL general_log = 'OFF'",
            "TRUNCATE TABLE mysql.general_log",
            "SET GLOBAL log_output = 'TABLE'",
            "SET GLOBAL general_log = 'ON'")
        .forEach(database::change);
  }

  /** The tables whose rows were locked since then. The log ends, so that it lacks this question. */
  private static List<String> locked() {
    rig().database().change("SET GLOBAL general_log = 'OFF'");
    return rig().database().rows(LOCKS).stream()
        .map(row -> LOCKED.matcher(row.text("statement")))
        .filter(Matcher::find)
        .map(found -> found.group(1).toLowerCase(Locale.ROOT))
        .toList();
  }
}
