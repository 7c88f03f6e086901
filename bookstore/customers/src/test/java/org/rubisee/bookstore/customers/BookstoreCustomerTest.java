package org.rubisee.bookstore.customers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.run.StubSite;
import org.rubisee.emulator.run.VirtualRun;
import org.rubisee.emulator.run.VirtualTime;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.TransitionCounts;
import org.rubisee.measurement.load.MatrixSet;

/** Customers at a stub site, in virtual time. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BookstoreCustomerTest {

  private static final Application BOOKSTORE = Applications.named("bookstore");
  private static final long ANSWER = 50_000_000L;

  /** Requests depend on each other: a share scatters more than that of independent ones. */
  private static final double DEVIATIONS = 8;

  private record Run(PhaseResult result, List<List<String>> sessions) {

    List<Map<String, String>> requests(String script) {
      return sessions.stream()
          .flatMap(List::stream)
          .filter(request -> request.matches("/site/" + script + "(\\?.*| .*|)"))
          .map(request -> StubShop.fields(request.replaceFirst("^[^? ]*[? ]?", "")))
          .toList();
    }
  }

  private Run ordering;

  @BeforeAll
  void runOrdering() {
    ordering = run("ordering", new StubShop()::answer);
  }

  private static Run run(String mix, BiFunction<String, String, StubSite.Answer> pages) {
    VirtualTime time = new VirtualTime();
    StubSite site = new StubSite(time, now -> now + ANSWER, pages);
    PhaseResult result =
        new VirtualRun(
                time,
                site,
                VirtualRun.workload(MatrixSet.RUBIS_EE, BOOKSTORE.mix(mix), 1),
                ClientRange.of(100))
            .run(600, 7_200);
    return new Run(result, site.requestsByLine);
  }

  @ParameterizedTest
  @ValueSource(strings = {"browsing", "shopping", "ordering"})
  void requestsHaveThePublishedShares(String mix) {
    PhaseResult result =
        mix.equals("ordering") ? ordering.result() : run(mix, new StubShop()::answer).result();
    long total = result.outcomes().total();

    assertThat(total).isGreaterThan(90_000);
    assertThat(result.outcomes().count(Outcome.OK)).isEqualTo(total);
    Facts.percent(mix)
        .forEach(
            (label, percent) -> {
              Interaction interaction = BOOKSTORE.interaction(label);
              long count = result.interactions().get(interaction).outcomes().total();
              double share = percent / 100;
              assertThat((double) count / total)
                  .as(label)
                  .isCloseTo(share, within(DEVIATIONS * Math.sqrt(share / total)));
            });
  }

  @Test
  void theAuditSeesEachRowAsTheTableSays() {
    assertThat(ordering.result().infeasible().values()).allMatch(count -> count == 0);
    Map<String, TransitionCounts> rows = new TreeMap<>();
    for (TransitionCounts row : ordering.result().transitions()) {
      assertThat(rows.put(row.from(), row)).as("one set of steps is feasible").isNull();
    }
    assertThat(rows).hasSize(14);
    rows.values()
        .forEach(
            row ->
                row.probabilities()
                    .forEach(
                        (step, probability) ->
                            assertThat(row.taken().getOrDefault(step, 0L) / (double) row.total())
                                .as("%s to %s", row.from(), step)
                                .isCloseTo(
                                    probability,
                                    within(5 * Math.sqrt(probability / row.total())))));
  }

  @Test
  void sessionsBeginAtHomeAndLastAnHourAndAWayHomeAtMost() {
    assertThat(ordering.sessions()).allMatch(session -> session.get(0).startsWith("/site/Home"));
    double mean =
        ordering.result().sessions().secondsOfEnded() / ordering.result().sessions().ended();
    // the mean of a time that is cut at four times its own mean, and the way to the next Home
    assertThat(mean).isBetween(850.0, 1_050.0);
  }

  @Test
  void fourOfFiveSessionsBeginKnown() {
    double known = share(ordering.sessions(), session -> session.get(0).contains("customer="));

    assertThat(known).isCloseTo(0.8, within(0.05));
  }

  @Test
  void thoseWhoAreNotKnownRegisterAndAreKnownThen() {
    List<Map<String, String>> registrations =
        ordering.requests("BuyRequest").stream()
            .filter(fields -> fields.get("returning").equals("0"))
            .toList();

    assertThat(registrations).isNotEmpty().noneMatch(fields -> fields.containsKey("customer"));
    assertThat(registrations)
        .allSatisfy(
            fields ->
                assertThat(fields)
                    .containsKeys("firstName", "birthDate", "street1", "country", "cart"));
    assertThat(ordering.requests("BuyRequest"))
        .filteredOn(fields -> fields.get("returning").equals("1"))
        .isNotEmpty()
        .allSatisfy(
            fields ->
                assertThat(fields.get("userName"))
                    .isEqualTo(
                        BookstoreRules.credentials(Integer.parseInt(fields.get("customer")))
                            .nickname()));
  }

  @Test
  void ordersCarryCartAndTicketOfThePageBefore() {
    List<Map<String, String>> orders = ordering.requests("BuyConfirm");

    assertThat(orders)
        .isNotEmpty()
        .allSatisfy(
            fields -> {
              assertThat(fields.get("ticket")).isEqualTo("0a" + fields.get("cart"));
              assertThat(fields.get("cardNumber")).matches("\\d{16}");
              assertThat(fields).containsKeys("customer", "cardType", "shipping", "cardExpiry");
            });
    assertThat(orders).extracting(fields -> fields.get("cart")).doesNotHaveDuplicates();
    assertThat(share(orders, fields -> fields.containsKey("street1")))
        .isCloseTo(0.05, within(0.02));
  }

  @Test
  void searchesForAuthorsTitlesAndSubjectsAlike() {
    List<Map<String, String>> searches = ordering.requests("SearchResults");

    assertThat(
            searches.stream()
                .collect(Collectors.groupingBy(fields -> fields.get("type"), Collectors.counting()))
                .values())
        .hasSize(3)
        .allSatisfy(
            count -> assertThat(count / (double) searches.size()).isCloseTo(1 / 3.0, within(0.02)));
    assertThat(searches)
        .filteredOn(fields -> !fields.get("type").equals("subject"))
        .allSatisfy(fields -> assertThat(fields.get("text")).matches("[A-Z]{14}"));
    assertThat(searches)
        .filteredOn(fields -> fields.get("type").equals("subject"))
        .extracting(fields -> fields.get("text"))
        .contains("Travel", "Architecture");
  }

  @Test
  void changesSomeLinesOfACartToOtherQuantities() {
    List<Map<String, String>> changes =
        ordering.requests("ShoppingCart").stream()
            .filter(fields -> fields.containsKey("books"))
            .toList();

    assertThat(changes)
        .isNotEmpty()
        .allSatisfy(
            fields -> {
              assertThat(fields).containsKeys("cart", "quantity21", "quantity22", "quantity23");
              assertThat(
                      fields.get("quantity21")
                          + fields.get("quantity22")
                          + fields.get("quantity23"))
                  .isNotEqualTo("2103");
            });
    assertThat(changes).extracting(fields -> fields.get("quantity22")).contains("0", "9", "10");
    assertThat(share(changes, fields -> !fields.get("quantity21").equals("2")))
        .as("one, two or three lines change, each as likely")
        .isCloseTo(2 / 3.0, within(0.05));
  }

  @Test
  void addsTheBookOfThePageBefore() {
    assertThat(ordering.requests("ShoppingCart"))
        .filteredOn(fields -> fields.containsKey("book"))
        .isNotEmpty()
        .allSatisfy(fields -> assertThat(fields.get("book")).matches("1[1-5]|2[1-3]"));
  }

  @Test
  void givesACartUpThatIsRefused() {
    Run refused =
        run(
            "ordering",
            (path, form) ->
                path.contains("ShoppingCart") || path.contains("BuyRequest")
                    ? new StubSite.Answer(
                        200, "<html><head><meta name=rubis-outcome content=rejected></head>")
                    : new StubShop().answer(path, form));

    assertThat(refused.requests("CustomerRegistration")).isEmpty();
    assertThat(refused.requests("ShoppingCart"))
        .isNotEmpty()
        .noneMatch(fields -> fields.containsKey("cart"));
  }

  private static <T> double share(List<T> all, Predicate<T> wanted) {
    return all.stream().filter(wanted).count() / (double) all.size();
  }
}
