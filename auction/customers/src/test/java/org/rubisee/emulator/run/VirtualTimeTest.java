package org.rubisee.emulator.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Workload;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/** The closed loop's laws and what a misbehaving site does to the results, in virtual time. */
class VirtualTimeTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final long MILLI = 1_000_000L;
  private static final long ANSWER = 50 * MILLI;

  @Test
  void throughputFollowsTheLawOfTheClosedLoop() {
    PhaseResult result = bidding(100, StubPages::of).run(300, 7_200);

    double mean = result.withImages().meanMillis() / 1e3;
    assertThat(result.outcomes().total()).isGreaterThan(100_000);
    assertThat(mean).isCloseTo(0.050, within(0.0005));
    assertThat(result.throughput() / (100 / (mean + 7))).isCloseTo(1, within(0.02));
  }

  @Test
  void aServerFrozenForTwoSecondsShowsInTheHighestPercentiles() {
    VirtualTime time = new VirtualTime();
    long freeze = 200 * VirtualTime.SECOND;
    long thaw = freeze + 2 * VirtualTime.SECOND;
    StubSite site =
        new StubSite(
            time, now -> now >= freeze && now < thaw ? thaw + ANSWER : now + ANSWER, StubPages::of);
    Workload workload = VirtualRun.workload(MatrixSet.RUBIS_EE, AUCTION.mix("bidding"), 1);

    PhaseResult result = new VirtualRun(time, site, workload, ClientRange.of(1000)).run(60, 300);

    assertThat(result.response().millisAt(99.9) / 1e3).isBetween(1.5, 2.1);
    assertThat(result.response().millisAt(50) / 1e3).isLessThan(0.06);
  }

  @Test
  void allStatus500AreFailedOutcomes() {
    PhaseResult result = bidding(20, (path, form) -> new StubSite.Answer(500, "")).run(0, 300);

    assertThat(result.outcomes().count(Outcome.FAILED_STATUS))
        .isEqualTo(result.outcomes().total())
        .isPositive();
    assertThat(result.response().count()).isZero();
  }

  @Test
  void allPagesWithTheWordOfFailureAreFailedOutcomes() {
    PhaseResult result =
        bidding(20, (path, form) -> new StubSite.Answer(200, "<h1>ERROR: no</h1>")).run(0, 300);

    assertThat(result.outcomes().count(Outcome.FAILED_MARKER))
        .isEqualTo(result.outcomes().total())
        .isPositive();
  }

  @Test
  void refusalsAndRejectionsAreNotFailures() {
    PhaseResult refused = bidding(20, (path, form) -> new StubSite.Answer(503, "")).run(0, 300);
    PhaseResult rejected = bidding(20, (path, form) -> StubPages.marked("rejected")).run(0, 300);

    assertThat(refused.outcomes().count(Outcome.REFUSED))
        .isEqualTo(refused.outcomes().total())
        .isPositive();
    assertThat(rejected.outcomes().count(Outcome.REJECTED))
        .isEqualTo(rejected.outcomes().total())
        .isPositive();
    assertThat(refused.outcomes().failures() + rejected.outcomes().failures()).isZero();
  }

  /** Or an overload would change what the site has to do. Sessions are shorter in steps, though. */
  @Test
  void refusalsDoNotChangeTheMixOfWhatIsAnswered() {
    PhaseResult calm = bidding(50, StubPages::of).run(300, 14_400);
    AtomicInteger dynamic = new AtomicInteger();
    PhaseResult busy =
        bidding(
                50,
                (path, form) ->
                    !path.endsWith(".html") && dynamic.incrementAndGet() % 2 == 0
                        ? new StubSite.Answer(503, "")
                        : StubPages.of(path, form))
            .run(300, 14_400);

    assertThat(busy.outcomes().count(Outcome.REFUSED)).isGreaterThan(20_000);
    assertThat(
            List.of(
                AUCTION.interaction("SearchItemsByCategory"),
                AUCTION.interaction("ViewItem"),
                AUCTION.interaction("StoreBid"),
                AUCTION.interaction("AboutMe")))
        .allSatisfy(
            page ->
                assertThat(answeredShare(busy, page) / answeredShare(calm, page))
                    .isCloseTo(1, within(0.05)));
  }

  private static double answeredShare(PhaseResult result, Interaction page) {
    return (double) result.interactions().get(page).outcomes().count(Outcome.OK)
        / result.outcomes().count(Outcome.OK);
  }

  @Test
  void aServerThatDiesLosesNoMeasurement() {
    VirtualTime time = new VirtualTime();
    long death = 150 * VirtualTime.SECOND;
    StubSite site =
        new StubSite(
            time,
            now -> now + ANSWER,
            (path, form) ->
                time.nanoTime() < death ? StubPages.of(path, form) : new StubSite.Answer(-1, ""));
    Workload workload = VirtualRun.workload(MatrixSet.RUBIS_EE, AUCTION.mix("bidding"), 1);
    VirtualRun run = new VirtualRun(time, site, workload, ClientRange.of(50));

    PhaseResult result = run.run(0, 300);

    assertThat(result.outcomes().count(Outcome.OK)).isPositive();
    assertThat(result.outcomes().count(Outcome.FAILED_CONNECTION)).isPositive();
    assertThat(site.requests - result.outcomes().total())
        .as("in flight at the end")
        .isBetween(0L, 50L);
  }

  @ParameterizedTest
  @EnumSource(names = {"RUBIS_EE", "LEGACY"})
  void theSameSeedMakesTheSameRequests(MatrixSet matrices) {
    List<List<String>> once = requests(matrices, 7, ClientRange.of(4));

    assertThat(requests(matrices, 7, ClientRange.of(4))).isEqualTo(once);
    assertThat(requests(matrices, 8, ClientRange.of(4))).isNotEqualTo(once);
    assertThat(once.get(0)).isNotEqualTo(once.get(1));
  }

  @Test
  void clientsMakeTheSameRequestsInWhicheverProcessTheyRun() {
    List<List<String>> together = requests(MatrixSet.RUBIS_EE, 7, ClientRange.of(4));

    assertThat(requests(MatrixSet.RUBIS_EE, 7, ClientRange.parse("3..4")))
        .isEqualTo(together.subList(2, 4));
  }

  @Test
  void aRealBiddingRunHasFifteenPercentWrites() {
    PhaseResult result = bidding(100, StubPages::of).run(300, 7_200);

    assertThat(100 * result.writeShare()).isCloseTo(15, within(1.0));
    assertThat(result.writes().count(Outcome.OK)).isPositive();
  }

  @Test
  void aShortRunHasTheMixAndTheThroughputOfALongOne() {
    VirtualTime time = new VirtualTime();
    StubSite site = new StubSite(time, now -> now + ANSWER, StubPages::of);
    Workload workload = VirtualRun.workload(MatrixSet.RUBIS_EE, AUCTION.mix("bidding"), 1);
    Start start = Start.of(Phases.SHORT.warmUpSeconds(), workload.pace());

    PhaseResult result =
        new VirtualRun(time, site, workload, ClientRange.of(5_000), start).run(10, 30);

    assertThat(100 * result.writeShare()).isCloseTo(15, within(1.0));
    assertThat(result.throughput() / (5_000 / 7.05)).isCloseTo(1, within(0.03));
  }

  @Test
  void nobodyHurriesInTheWarmUpOfThePaper() {
    assertThat(Start.of(Phases.OOPSLA02.warmUpSeconds(), Pace.PAPER)).isEqualTo(Start.CALM);
  }

  @Test
  void sessionsLastAQuarterOfAnHourInTheMean() {
    Sessions sessions = bidding(300, StubPages::of).run(3_600, 14_400).sessions();

    assertThat(sessions.ended()).isGreaterThan(4_000);
    assertThat(sessions.secondsOfEnded() / sessions.ended()).isCloseTo(905, within(45.0));
  }

  @Test
  void sessionsOfTheOriginalEndByATransition() {
    VirtualTime time = new VirtualTime();
    StubSite site = new StubSite(time, now -> now + ANSWER, StubPages::of);
    Workload workload = VirtualRun.workload(MatrixSet.LEGACY, AUCTION.mix("bidding"), 3);

    PhaseResult result =
        new VirtualRun(time, site, workload, ClientRange.of(200)).run(3_600, 7_200);

    Sessions sessions = result.sessions();
    assertThat((double) sessions.interactionsOfEnded() / sessions.ended())
        .isCloseTo(51, within(5.0));
    assertThat((double) result.traffic().legacyCount() / result.outcomes().total())
        .as("the original's inflated count")
        .isCloseTo(1.15, within(0.03));
  }

  private static VirtualRun bidding(
      int clients, BiFunction<String, String, StubSite.Answer> pages) {
    VirtualTime time = new VirtualTime();
    StubSite site = new StubSite(time, now -> now + ANSWER, pages);
    Workload workload = VirtualRun.workload(MatrixSet.RUBIS_EE, AUCTION.mix("bidding"), 1);
    return new VirtualRun(time, site, workload, ClientRange.of(clients));
  }

  private static List<List<String>> requests(MatrixSet matrices, long seed, ClientRange range) {
    VirtualTime time = new VirtualTime();
    StubSite site = new StubSite(time, now -> now + ANSWER, StubPages::of);
    Workload workload = VirtualRun.workload(matrices, AUCTION.mix("bidding"), seed);
    new VirtualRun(time, site, workload, range).run(0, 3_600);
    return site.requestsByLine;
  }
}
