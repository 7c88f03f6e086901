package org.rubisee.stock.customers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.SessionRules;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.run.StubSite;
import org.rubisee.emulator.run.VirtualRun;
import org.rubisee.emulator.run.VirtualTime;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import org.rubisee.stock.model.Interaction;

/** Customers at a stub site, in virtual time. */
class StockCustomerTest {

  private static final Application STOCK_ONLINE = Applications.named("stock-online");
  private static final int TRANSACTIONS = 43;
  private static final long ANSWER = 1_000_000L;

  private final VirtualTime time = new VirtualTime();
  private final StubSite site = new StubSite(time, now -> now + ANSWER, this::answer);
  private int accounts = 10_000;
  private String failing = "none";

  private StubSite.Answer answer(String path, String form) {
    boolean isCreation = path.endsWith("/CreateAccount");
    accounts += isCreation ? 1 : 0;
    return new StubSite.Answer(
        path.contains(failing) ? 500 : 200,
        "<html><head><meta name=rubis-outcome content=ok></head><body>"
            + (isCreation ? "<a href=\"GetHoldings?account=" + accounts + "\">" : "")
            + "</body></html>");
  }

  private PhaseResult run() {
    return run(Pace.PAPER, 6_000);
  }

  private PhaseResult run(Pace pace, int seconds) {
    Workload workload =
        new Workload(
            STOCK_ONLINE.mix("iterations"), MatrixSet.OPERATIONS, "", pace, ImageLoading.NONE, 1);
    return new VirtualRun(time, site, workload, ClientRange.of(20)).run(0, seconds);
  }

  /** All requests of a client, as script and fields. */
  private List<List<String>> iterations() {
    List<List<String>> all = new ArrayList<>();
    for (List<String> line : site.requestsByLine) {
      List<String> requests = line.stream().filter(request -> !request.equals("close")).toList();
      for (int from = 0; from + TRANSACTIONS <= requests.size(); from += TRANSACTIONS) {
        all.add(requests.subList(from, from + TRANSACTIONS));
      }
    }
    return all;
  }

  @Test
  void anIterationHasTheTransactionsOfThePaper() {
    PhaseResult result = run();

    assertThat(result.outcomes().count(Outcome.OK)).isEqualTo(result.outcomes().total());
    assertThat(iterations()).hasSizeGreaterThan(300);
    for (List<String> iteration : iterations()) {
      Map<String, Integer> counts = new TreeMap<>();
      iteration.forEach(request -> counts.merge(script(request), 1, Integer::sum));
      assertThat(counts).isEqualTo(weights());
      assertThat(script(iteration.get(0))).isEqualTo("CreateAccount");
    }
  }

  private static Map<String, Integer> weights() {
    Map<String, Integer> weights = new TreeMap<>();
    STOCK_ONLINE
        .mix("iterations")
        .operations()
        .forEach(each -> weights.put(each.first().label(), each.weight()));
    assertThat(weights.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(TRANSACTIONS);
    return weights;
  }

  @Test
  void theNewAccountSellsWhatItBought() {
    run();

    for (List<String> iteration : iterations()) {
      List<String> trades =
          iteration.stream().filter(request -> request.contains("Stock ")).toList();
      assertThat(trades).hasSize(6);
      for (int i = 0; i < trades.size(); i += 2) {
        assertThat(trades.get(i + 1)).isEqualTo(trades.get(i).replace("BuyStock", "SellStock"));
        assertThat(trades.get(i)).contains("BuyStock account=1").contains("account=10");
      }
      assertThat(trades)
          .extracting(trade -> trade.replaceAll(".*account=(\\d+).*", "$1"))
          .allMatch(
              account -> account.equals(trades.get(0).replaceAll(".*account=(\\d+).*", "$1")));
    }
  }

  @Test
  void transactionsComeInAnyOrder() {
    run();

    assertThat(iterations().stream().map(iteration -> script(iteration.get(1))).distinct())
        .contains("QueryById", "QueryByCode", "GetHoldings", "BuyStock", "UpdateAccount");
  }

  @Test
  void aSessionIsTenIterationsIfNobodyThinks() {
    Sessions sessions = run(Pace.PAPER.withThinkSeconds(0), 20).sessions();

    // few draw a time that is up before
    assertThat(sessions.interactionsOfEnded() / (double) sessions.ended())
        .isBetween(9.95 * TRANSACTIONS, 10.0 * TRANSACTIONS);
  }

  @Test
  void aSessionWhoseTimeIsUpEndsWithAnIteration() {
    Sessions sessions = run().sessions();

    assertThat(sessions.interactionsOfEnded() % TRANSACTIONS).isZero();
    assertThat(sessions.interactionsOfEnded()).isLessThan(10 * TRANSACTIONS * sessions.ended());
  }

  @Test
  void aFailureEndsTheIteration() {
    failing = "BuyStock";

    run();

    List<String> requests = site.requestsByLine.stream().flatMap(List::stream).toList();
    assertThat(requests).anyMatch(request -> request.contains("BuyStock"));
    assertThat(requests).noneMatch(request -> request.contains("SellStock"));
    for (int i = 0; i + 1 < requests.size(); i++) {
      if (requests.get(i).contains("BuyStock")) {
        assertThat(requests.get(i + 1)).matches("close|.*CreateAccount.*");
      }
    }
  }

  @Test
  void isDescribedAsTheModelSays() {
    assertThat(STOCK_ONLINE.interactions()).hasSameSizeAs(Interaction.values());
    Arrays.stream(Interaction.values())
        .forEach(
            interaction -> {
              org.rubisee.application.Interaction described =
                  STOCK_ONLINE.interactions().get(interaction.ordinal());
              assertThat(described.label()).isEqualTo(interaction.label());
              assertThat(described.path()).isEqualTo(interaction.label());
              assertThat(described.isWrite()).isEqualTo(interaction.isWrite());
            });
    assertThat(STOCK_ONLINE.sessions()).isEqualTo(new SessionRules(true, Double.POSITIVE_INFINITY));
  }

  private static String script(String request) {
    return request.replaceFirst("^/site/", "").replaceFirst("[? ].*", "");
  }
}
