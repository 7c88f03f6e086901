package org.rubisee.stock.facade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Applications;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.run.StubSite;
import org.rubisee.emulator.run.VirtualRun;
import org.rubisee.emulator.run.VirtualTime;
import org.rubisee.logic.Money;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.settings.BusinessClock;
import org.rubisee.stock.model.NewAccount;
import org.rubisee.stock.model.Order;

/**
 * The emulator's customers and the session bean use as many instances of entity beans as the paper
 * counts: 100 clients do ten iterations each (Middleware 2001, table 3).
 */
class InstancesUsedTest {

  private static final int CLIENTS = 100;
  private static final int TRANSACTIONS_OF_A_CLIENT = 430;
  private static final int LOADED_ACCOUNTS = 10_000;

  private static final CountingHomes HOMES = new CountingHomes(LOADED_ACCOUNTS);
  private static final EntityStocks STOCKS =
      new EntityStocks(HOMES, BusinessClock.fixed(BusinessClock.LOAD_EPOCH));

  private static final Workload WORKLOAD =
      VirtualRun.workload(
          MatrixSet.OPERATIONS, Applications.named("stock-online").mix("iterations"), 1);

  /** With the think time of the other papers. */
  private static final int ENOUGH_SECONDS = 6_000;

  @BeforeAll
  static void run() {
    for (int client = 1; client <= CLIENTS; client++) {
      VirtualTime time = new VirtualTime();
      int[] requests = {0};
      StubSite site =
          new StubSite(
              time,
              now -> now + 1,
              (path, form) -> {
                requests[0]++;
                boolean isDone = requests[0] > TRANSACTIONS_OF_A_CLIENT;
                return page(isDone ? "" : answer(path, form));
              });
      new VirtualRun(time, site, WORKLOAD, ClientRange.parse(client + ".." + client))
          .run(0, ENOUGH_SECONDS);
      assertThat(requests[0]).isGreaterThanOrEqualTo(TRANSACTIONS_OF_A_CLIENT);
    }
  }

  private static StubSite.Answer page(String body) {
    return new StubSite.Answer(
        200, "<html><head><meta name=rubis-outcome content=ok></head><body>" + body);
  }

  private static String answer(String path, String form) {
    try {
      return done(path.replaceFirst("^/site/", "").replaceFirst("\\?.*", ""), fields(path, form));
    } catch (Exception e) {
      throw new IllegalStateException(path + " " + form + " failed", e);
    } finally {
      HOMES.commit();
    }
  }

  private static String done(String script, Map<String, String> fields) throws Exception {
    switch (script) {
      case "CreateAccount" -> {
        int account = STOCKS.createAccount(new NewAccount("", "", Money.ONE));
        return "<a href=\"GetHoldings?account=" + account + "\">";
      }
      case "UpdateAccount" -> STOCKS.updateAccount(number(fields, "account"), Money.ONE);
      case "QueryById" -> STOCKS.queryById(number(fields, "stock"));
      case "QueryByCode" -> STOCKS.queryByCode(fields.get("code"));
      case "BuyStock" -> STOCKS.buyStock(order(fields));
      case "SellStock" -> STOCKS.sellStock(order(fields));
      default -> STOCKS.getHoldings(number(fields, "account"));
    }
    return "";
  }

  private static Order order(Map<String, String> fields) {
    return new Order(number(fields, "account"), number(fields, "stock"), number(fields, "amount"));
  }

  private static int number(Map<String, String> fields, String name) {
    return Integer.parseInt(fields.get(name));
  }

  private static Map<String, String> fields(String path, String form) {
    Map<String, String> fields = new HashMap<>();
    for (String field : (path.replaceFirst("^[^?]*\\??", "") + "&" + form).split("&")) {
      String[] pair = field.split("=", 2);
      if (pair.length == 2) {
        fields.put(pair[0], URLDecoder.decode(pair[1], StandardCharsets.UTF_8));
      }
    }
    return fields;
  }

  @ParameterizedTest
  @CsvSource({"Account, 8000", "Item, 36000", "Holding, 56000"})
  void usesAsManyInstancesAsThePaper(String bean, int published) {
    assertThat(HOMES.used.get(bean)).isCloseTo(published, withinPercentage(2));
  }

  /** Table 4 has 7,000 transactions; tables 2 and 3 give 6,000, six for each iteration. */
  @ParameterizedTest
  @CsvSource({"Account, 1000", "Holding, 3000", "Transaction, 6000"})
  void createsAsManyEntitiesAsThePaper(String bean, int published) {
    assertThat(HOMES.created.get(bean)).isCloseTo(published, withinPercentage(2));
  }

  @Test
  void createsNoStock() {
    assertThat(HOMES.created).doesNotContainKey("Item");
  }
}
