package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.bench.fault.peak.Peak;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.measurement.Outcome;

/**
 * Three crowds of 70 s, the first of which comes in second 60; each leaves the site 70 s. Without
 * them there are 100 pages per second. The warm-up and the practice end in second 10.
 */
class OverloadJudgeTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final int WARM = 10;
  private static final int FIRST = 60;
  private static final int STAY = 70;
  private static final int ARRIVED = 40;
  private static final int TURN = 140;
  private static final int CROWDS = 3;
  private static final int END = FIRST + CROWDS * TURN;
  private static final int PEAK = 100;
  private static final double MILLIS = 40;

  private final List<RequestSeries.Request> requests = new ArrayList<>();

  @Test
  void aSiteThatRefusesTheCrowdAndServesTheRestPasses() {
    quiet(PEAK);
    crowds(95, 285);

    Map<String, JudgedMetric> verdicts = verdicts();

    assertThat(verdicts.values()).allMatch(JudgedMetric::isWell);
    assertThat(verdicts.get("crowd-goodput-share").value()).isCloseTo(0.95, within(1e-9));
    assertThat(verdicts.get("arrival-goodput-share").value()).isCloseTo(0.95, within(1e-9));
    assertThat(verdicts.get("crowd-p95-seconds").value()).isCloseTo(0.8, within(1e-9));
    assertThat(verdicts.get("crowd-refused-share").value()).isCloseTo(0.75, within(1e-9));
    assertThat(verdicts.get("crowd-recovery-seconds").value()).isZero();
    assertThat(verdicts.get("other-phases-refused-share").value()).isZero();
    assertThat(verdicts.get("quiet-goodput").value()).isCloseTo(100, within(1e-9));
    assertThat(verdicts.get("quiet-range").value()).isCloseTo(1, within(1e-9));
  }

  @Test
  void aSiteThatLosesMoreThanATenthOfItsThroughputFails() {
    quiet(PEAK);
    crowds(89, 100);

    assertThat(verdicts().get("crowd-goodput-share").isWell()).isFalse();
  }

  @Test
  void eachCrowdIsComparedWithTheSecondsBeforeAndAfterIt() {
    int[] quiet = {100, 121, 100, 121};
    int[] crowded = {110, 99, 121};
    for (int i = 0; i <= CROWDS; i++) {
      seconds(i == 0 ? 0 : start(i) - TURN + STAY, i == CROWDS ? END : start(i), quiet[i]);
    }
    for (int i = 0; i < CROWDS; i++) {
      seconds(start(i), start(i) + STAY, crowded[i]);
    }

    Map<String, JudgedMetric> verdicts = verdicts();

    assertThat(verdicts.get("crowd-1-goodput-share").value()).isCloseTo(1, within(1e-9));
    assertThat(verdicts.get("crowd-2-goodput-share").value()).isCloseTo(0.9, within(1e-9));
    assertThat(verdicts.get("crowd-3-goodput-share").value()).isCloseTo(1.1, within(1e-9));
    assertThat(verdicts.get("crowd-goodput-share").value())
        .isCloseTo(Math.cbrt(0.99), within(1e-9));
    assertThat(verdicts.get("quiet-range").value()).isCloseTo(100 / 121.0, within(1e-9));
  }

  /** Student's t of 2 degrees is 4.303; the deviation of ln 0.9, 0 and ln 1.1 is 0.1007. */
  @Test
  void theIntervalIsThatOfTheSharesOfTheCrowds() {
    quiet(PEAK);
    int[] crowded = {90, 100, 110};
    for (int i = 0; i < CROWDS; i++) {
      seconds(start(i), start(i) + STAY, crowded[i]);
    }

    double ratio = Math.cbrt(0.99);
    assertThat(verdicts().get("crowd-goodput-share-low").value())
        .isCloseTo(ratio / Math.exp(4.303 * 0.1007 / Math.sqrt(3)), within(0.001));
    assertThat(verdicts().get("crowd-goodput-share-high").value())
        .isCloseTo(ratio * Math.exp(4.303 * 0.1007 / Math.sqrt(3)), within(0.002));
  }

  @Test
  void theSecondsOfTheArrivalHaveAFigureOfTheirOwn() {
    quiet(PEAK);
    for (int i = 0; i < CROWDS; i++) {
      seconds(start(i), start(i) + ARRIVED, 40);
      seconds(start(i) + ARRIVED, start(i) + STAY, 90);
    }

    assertThat(verdicts().get("arrival-goodput-share").value()).isCloseTo(0.4, within(1e-9));
    assertThat(verdicts().get("crowd-goodput-share").isWell()).isTrue();
  }

  @Test
  void aSiteThatAnswersNobodyHasNoShareAndFails() {
    quiet(PEAK);

    JudgedMetric share = verdicts().get("crowd-goodput-share");

    assertThat(share.value()).isZero();
    assertThat(share.isWell()).isFalse();
    assertThat(verdicts().get("crowd-goodput-share-high").value()).isInfinite();
  }

  @Test
  void aCrowdThatIsHardlyRefusedIsNoOverload() {
    quiet(PEAK);
    crowds(174, 4);

    assertThat(verdicts().get("crowd-goodput-share").isWell()).isTrue();
    assertThat(verdicts().get("crowd-refused-share").inWords()).contains("no overload");
  }

  @Test
  void whatTheSearchSustainedIsShownBesideIt() {
    quiet(PEAK);
    Peak.Step step = new Peak.Step(125, 125, 0, 10);

    Map<String, JudgedMetric> verdicts =
        verdicts(Optional.of(Peak.of("site", List.of(step), step)));
    assertThat(verdicts.get("quiet-peak-share").value()).isCloseTo(0.8, within(0.001));
    assertThat(verdicts.get("crowd-size").value()).isCloseTo(3.75, within(0.01));
    assertThat(verdicts()).doesNotContainKey("quiet-peak-share");
  }

  @Test
  void staticPagesAreNoThroughput() {
    quiet(PEAK);
    crowds(50, 0);
    for (int second = FIRST; second < FIRST + STAY; second++) {
      add(second, PEAK, AUCTION.interaction("Home"), Outcome.OK, 1);
    }

    assertThat(verdicts().get("crowd-goodput-share").value()).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void theMixOfTheAnswersIsShownBesideTheirRate() {
    quiet(PEAK);
    for (int i = 0; i < CROWDS; i++) {
      for (int second = start(i) + ARRIVED; second < start(i) + STAY; second++) {
        add(second, 75, AUCTION.interaction("ViewItem"), Outcome.OK, MILLIS);
        add(second, 25, AUCTION.interaction("AboutMe"), Outcome.OK, MILLIS);
        add(second, 50, AUCTION.interaction("AboutMe"), Outcome.REFUSED, 1);
      }
    }

    JudgedMetric distance = verdicts().get("crowd-page-distance");

    assertThat(distance.value()).isCloseTo(0.25, within(1e-9));
    assertThat(distance.isWell()).isTrue();
  }

  @Test
  void aSiteThatLetsEverybodyWaitFails() {
    quiet(PEAK);
    crowds(94, 100);
    each(6, Outcome.OK, 2500);

    assertThat(verdicts().get("crowd-p95-seconds").isWell()).isFalse();
  }

  @Test
  void aFailureIsAnInfiniteWait() {
    quiet(PEAK);
    crowds(94, 100);
    each(6, Outcome.FAILED_TIMEOUT, 100);

    assertThat(verdicts().get("crowd-p95-seconds").value()).isInfinite();
  }

  /** All crowds together have 5/6 of the pages then: three of the ten seconds that are well. */
  @Test
  void theSecondsAfterAllCrowdsAreLaidOverEachOther() {
    quiet(PEAK);
    crowds(95, 100);
    drop(start(1) + STAY, 20);

    assertThat(verdicts().get("crowd-recovery-seconds").value()).isCloseTo(17, within(1e-9));
    assertThat(verdicts().get("crowd-recovery-seconds").isWell()).isTrue();
    assertThat(verdicts().get("crowd-alone-recovery-seconds").value()).isCloseTo(14, within(1e-9));
  }

  @Test
  void aSiteThatIsALittleSlowerAfterOneOfTheCrowdsPasses() {
    seconds(0, start(1), 100);
    seconds(start(1), END, 88);
    crowds(0, 100);

    Map<String, JudgedMetric> verdicts = verdicts();

    assertThat(verdicts.get("crowd-recovery-seconds").isWell()).isTrue();
    assertThat(verdicts.get("crowd-alone-recovery-seconds").isWell()).isTrue();
  }

  @Test
  void aSiteThatIsALittleSlowerAfterEachCrowdFails() {
    for (int i = 0; i < CROWDS; i++) {
      seconds(i == 0 ? 0 : start(i) - TURN + STAY, start(i), (int) (PEAK * Math.pow(0.93, i)));
    }
    seconds(END - TURN + STAY, END, (int) (PEAK * Math.pow(0.93, CROWDS)));

    assertThat(verdicts().get("crowd-recovery-seconds").isWell()).isFalse();
  }

  @Test
  void aSiteThatIsNotBackAfterOneOfTheCrowdsFails() {
    quiet(PEAK);
    crowds(95, 100);
    drop(start(0) + STAY, TURN - STAY);

    JudgedMetric recovery = verdicts().get("crowd-alone-recovery-seconds");

    assertThat(recovery.value()).isNegative();
    assertThat(recovery.isWell()).isFalse();
  }

  @Test
  void refusalsBeforeTheFirstCrowdFail() {
    quiet(PEAK);
    crowds(95, 100);
    seconds(WARM, FIRST, 2, Outcome.REFUSED, 1);

    assertThat(verdicts().get("other-phases-refused-share").isWell()).isFalse();
  }

  @Test
  void refusalsAfterARecoveryFail() {
    quiet(PEAK);
    crowds(95, 100);
    seconds(start(0) + STAY + 30, start(1), 5, Outcome.REFUSED, 1);

    assertThat(verdicts().get("other-phases-refused-share").isWell()).isFalse();
  }

  @Test
  void refusalsUntilTheRecoveryBelongToTheCrowd() {
    quiet(PEAK);
    crowds(95, 100);
    seconds(start(0) + STAY, start(0) + STAY + 5, 100, Outcome.REFUSED, 1);

    assertThat(verdicts().get("other-phases-refused-share").isWell()).isTrue();
    assertThat(verdicts().get("crowd-recovery-seconds").value()).isCloseTo(5, within(1e-9));
  }

  @Test
  void failuresWithoutACrowdFail() {
    quiet(PEAK);
    crowds(95, 100);
    seconds(WARM, WARM + 10, 1, Outcome.FAILED_STATUS, 5);

    assertThat(verdicts().get("other-phases-failed-share").isWell()).isFalse();
  }

  private Map<String, JudgedMetric> verdicts() {
    return verdicts(Optional.empty());
  }

  private Map<String, JudgedMetric> verdicts(Optional<Peak> peak) {
    return OverloadJudge.judge(seen(), series(), peak).stream()
        .collect(Collectors.toMap(JudgedMetric::metric, Function.identity()));
  }

  private static int start(int crowd) {
    return FIRST + crowd * TURN;
  }

  private static FaultTrial.Seen seen() {
    return new FaultTrial.Seen(
        0,
        1000L * WARM,
        IntStream.range(0, CROWDS)
            .mapToObj(i -> new Fault.Occurrence(1000L * start(i), 1000L * (start(i) + STAY)))
            .toList(),
        "",
        new WriteCheck.Finding(1, 1, 1, 0, 0, true, List.of()),
        new AuditOutcome(true, List.of(), List.of()));
  }

  private RequestSeries series() {
    requests.sort(Comparator.comparingLong(RequestSeries.Request::endEpochMillis));
    return new RequestSeries(requests).dynamic();
  }

  /** So many pages a second whenever there is no crowd. */
  private void quiet(int perSecond) {
    seconds(0, FIRST, perSecond);
    for (int i = 0; i < CROWDS; i++) {
      seconds(start(i) + STAY, start(i) + TURN, perSecond);
    }
  }

  /** What each crowd gets a second. */
  private void crowds(int good, int refused) {
    each(good, Outcome.OK, 800);
    each(refused, Outcome.REFUSED, 2);
  }

  private void each(int perSecond, Outcome outcome, double millis) {
    for (int i = 0; i < CROWDS; i++) {
      seconds(start(i), start(i) + STAY, perSecond, outcome, millis);
    }
  }

  /** For some seconds, half of the pages are missing. */
  private void drop(int from, int seconds) {
    requests.removeIf(
        one ->
            one.endEpochMillis() >= 1000L * from
                && one.endEpochMillis() < 1000L * (from + seconds)
                && one.endEpochMillis() % 1000 >= 500);
  }

  private void seconds(int from, int to, int perSecond) {
    seconds(from, to, perSecond, Outcome.OK, MILLIS);
  }

  private void seconds(int from, int to, int perSecond, Outcome outcome, double millis) {
    for (int second = from; second < to; second++) {
      add(second, perSecond, AUCTION.interaction("ViewItem"), outcome, millis);
    }
  }

  private void add(int second, int count, Interaction page, Outcome outcome, double millis) {
    for (int i = 0; i < count; i++) {
      requests.add(
          new RequestSeries.Request(1000L * second + 1000L * i / count, page, outcome, millis));
    }
  }
}
