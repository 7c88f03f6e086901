package org.rubisee.emulator.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.application.Mix;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.StationaryShares;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.TransitionCounts;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/** Mixes of operations, in virtual time. The stub site has 10,000 users and 500 items. */
class OperationsTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final long ANSWER = 50_000_000L;
  private static final int CLIENTS = 20;
  private static final Pace NO_THINKING = new Pace(0, 0, 900, 60);

  @ParameterizedTest
  @ValueSource(strings = {"reads-writes", "create", "select", "select-many", "sell-out"})
  void happenAsOftenAsTheirWeightsSay(String name) {
    Mix mix = AUCTION.mix(name);
    PhaseResult result = run(mix, StubPages::of).measured;

    Map<Interaction, Double> shares = StationaryShares.of(MatrixSet.OPERATIONS, mix, 0);
    assertThat(shares.values().stream().mapToDouble(share -> share).sum())
        .isCloseTo(1, within(1e-9));
    for (Interaction interaction : AUCTION.interactions()) {
      assertThat((double) result.outcomes(interaction).total() / result.outcomes().total())
          .as(interaction.label())
          .isCloseTo(shares.get(interaction), within(0.01));
    }
    assertThat(result.outcomes().failures()).isZero();
  }

  @Test
  void readAndWriteInTheProportionOfThePaper() {
    PhaseResult result = run(AUCTION.mix("reads-writes"), StubPages::of).measured;

    double writes = result.writeShare() * result.outcomes().total();
    double forms =
        result.outcomes(AUCTION.interaction("PutBid")).total()
            + result.outcomes(AUCTION.interaction("PutComment")).total();
    assertThat(writes / (result.outcomes().total() - forms))
        .as("8 of 43 transactions, the forms that lead to them left out")
        .isCloseTo(8.0 / 43, within(0.01));
  }

  @Test
  void withoutThinkTimeEachClientWaitsForNothingButAnswers() {
    PhaseResult result = run(AUCTION.mix("select"), StubPages::of).measured;

    assertThat(result.throughput()).isCloseTo(CLIENTS / 0.050, within(1.0));
  }

  @Test
  void withThinkTimeThroughputFollowsTheLawOfTheClosedLoop() {
    PhaseResult result = run(AUCTION.mix("select"), Pace.PAPER, StubPages::of).measured;

    assertThat(result.throughput() / (CLIENTS / 7.05)).isCloseTo(1, within(0.05));
  }

  @Test
  void everyKeyIsAsLikelyAsAnyOther() {
    List<Integer> items = numbers(run(AUCTION.mix("select"), StubPages::of), "ViewItem?itemId=");
    List<Integer> users =
        numbers(run(AUCTION.mix("select"), StubPages::of), "ViewUserInfo?userId=");

    assertSpread(items, 500);
    assertSpread(users, 10_000);
    long repeats = 0;
    for (int i = 1; i < items.size(); i++) {
      repeats += items.get(i).equals(items.get(i - 1)) ? 1 : 0;
    }
    assertThat((double) repeats / items.size())
        .as("no locality: an item follows itself as often as any other follows it")
        .isCloseTo(1.0 / 500, within(0.001));
  }

  /** Each tenth of the keys gets a tenth of the requests. */
  private static void assertSpread(List<Integer> keys, int count) {
    assertThat(keys).allMatch(key -> key >= 1 && key <= count);
    for (int tenth = 0; tenth < 10; tenth++) {
      int least = tenth * count / 10;
      long there = keys.stream().filter(key -> key > least && key <= least + count / 10).count();
      assertThat((double) there / keys.size()).isCloseTo(0.1, within(0.01));
    }
  }

  @Test
  void aWriteSendsBackTheFormThatWasFetchedForIt() {
    for (List<String> requests : run(AUCTION.mix("reads-writes"), StubPages::of).requests) {
      for (int i = 0; i < requests.size(); i++) {
        if (requests.get(i).contains("/StoreBid")) {
          assertThat(requests.get(i - 1)).contains("/PutBid ");
          assertThat(requests.get(i)).contains("ticket=a1b2").contains("bid=");
        }
      }
    }
  }

  @Test
  void sellingOutBuysTheItemThatTheSameClientPutUpForSale() {
    for (List<String> requests : run(AUCTION.mix("sell-out"), StubPages::of).requests) {
      assertThat(requests.stream().filter(request -> request.contains("/BuyNow ")))
          .isNotEmpty()
          .allMatch(request -> request.contains("itemId=777"));
      assertThat(requests.stream().filter(request -> request.contains("/RegisterItem ")))
          .isNotEmpty()
          .allMatch(request -> request.contains("quantity=1") && !request.contains("buyNow=0"));
    }
  }

  @Test
  void selectingManyAsksForFullListsOfAnyCategory() {
    for (List<String> requests : run(AUCTION.mix("select-many"), StubPages::of).requests) {
      assertThat(requests.stream().filter(request -> request.contains("/SearchItems")))
          .isNotEmpty()
          .allMatch(request -> request.contains("SearchItemsByCategory?"))
          .allMatch(request -> request.contains("page=0&nbOfItems=100"));
    }
  }

  @Test
  void aFormThatIsRefusedEndsItsOperationOnly() {
    PhaseResult result =
        run(
                AUCTION.mix("reads-writes"),
                (path, form) ->
                    path.contains("PutBid")
                        ? StubPages.marked("rejected")
                        : StubPages.of(path, form))
            .measured;

    assertThat(result.outcomes(AUCTION.interaction("PutBid")).count(Outcome.REJECTED)).isPositive();
    assertThat(result.outcomes(AUCTION.interaction("StoreBid")).total()).isZero();
    assertThat(result.outcomes(AUCTION.interaction("StoreComment")).count(Outcome.OK)).isPositive();
    assertThat(result.infeasible()).containsKey("StoreBid");
    for (TransitionCounts row : result.transitions()) {
      assertThat(row.probabilities().values().stream().mapToDouble(share -> share).sum())
          .isCloseTo(1, within(1e-9));
    }
  }

  @Test
  void goOnWhenPagesFail() {
    PhaseResult result =
        run(AUCTION.mix("sell-out"), (path, form) -> new StubSite.Answer(500, "")).measured;

    assertThat(
            result
                .outcomes(AUCTION.interaction("SelectCategoryToSellItem"))
                .count(Outcome.FAILED_STATUS))
        .isEqualTo(result.outcomes().total())
        .isPositive();
  }

  @Test
  void theSameSeedMakesTheSameRequests() {
    List<List<String>> once = run(AUCTION.mix("reads-writes"), StubPages::of).requests;

    assertThat(run(AUCTION.mix("reads-writes"), StubPages::of).requests).isEqualTo(once);
    assertThat(once.get(0)).isNotEqualTo(once.get(1));
  }

  @Test
  void aMixHasTheTablesOfItsKind() {
    assertThat(Workload.of(AUCTION.mix("select"), 1).matrices()).isEqualTo(MatrixSet.OPERATIONS);
    assertThatThrownBy(() -> VirtualRun.workload(MatrixSet.OPERATIONS, AUCTION.mix("browsing"), 1))
        .hasMessageContaining("rubis-ee or legacy");
  }

  private record Run(PhaseResult measured, List<List<String>> requests) {}

  private static Run run(Mix mix, BiFunction<String, String, StubSite.Answer> pages) {
    return run(mix, NO_THINKING, pages);
  }

  private static Run run(Mix mix, Pace pace, BiFunction<String, String, StubSite.Answer> pages) {
    VirtualTime time = new VirtualTime();
    StubSite site = new StubSite(time, now -> now + ANSWER, pages);
    Workload workload = new Workload(mix, MatrixSet.RUBIS_EE, "", pace, ImageLoading.NONE, 5);
    long seconds = pace.thinkSeconds() == 0 ? 150 : 5_000;
    PhaseResult measured =
        new VirtualRun(time, site, workload, ClientRange.of(CLIENTS)).run(10, seconds);
    return new Run(measured, site.requestsByLine);
  }

  private static List<Integer> numbers(Run run, String before) {
    return run.requests.stream()
        .flatMap(List::stream)
        .filter(request -> request.contains(before))
        .map(request -> Integer.valueOf(request.substring(request.indexOf('=') + 1)))
        .toList();
  }
}
