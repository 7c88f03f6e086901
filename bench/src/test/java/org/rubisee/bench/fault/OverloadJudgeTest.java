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
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.measurement.Outcome;
import org.rubisee.model.Interaction;

/**
 * A control with 100 pages per second, and a trial whose crowd is there from second 40 to 140. The
 * warm-up of both ends at second 10, and both end at second 200.
 */
class OverloadJudgeTest {

  private static final int PEAK = 100;
  private static final int BEGIN = 40;
  private static final int ARRIVED = 80;
  private static final int CROWD_ENDS = 140;
  private static final int END = 200;
  private static final double MILLIS = 40;

  private final List<RequestSeries.Request> requests = new ArrayList<>();

  @Test
  void aSiteThatRefusesTheCrowdAndServesTheRestPasses() {
    seconds(0, BEGIN, PEAK, Outcome.OK, MILLIS);
    seconds(BEGIN, CROWD_ENDS, 95, Outcome.OK, 800);
    seconds(BEGIN, CROWD_ENDS, 285, Outcome.REFUSED, 2);
    seconds(CROWD_ENDS, END, PEAK, Outcome.OK, MILLIS);

    Map<String, Verdict> verdicts = verdicts(0);

    assertThat(verdicts.values()).allMatch(Verdict::isWell);
    assertThat(verdicts.get("crowd-goodput-share").value()).isCloseTo(0.95, within(1e-9));
    assertThat(verdicts.get("arrival-goodput-share").value()).isCloseTo(0.95, within(1e-9));
    assertThat(verdicts.get("crowd-p95-seconds").value()).isCloseTo(0.8, within(1e-9));
    assertThat(verdicts.get("crowd-refused-share").value()).isCloseTo(0.75, within(1e-9));
    assertThat(verdicts.get("other-phases-refused-share").value()).isZero();
  }

  @Test
  void aSiteThatLosesMoreThanATenthOfItsThroughputFails() {
    seconds(BEGIN, CROWD_ENDS, 89, Outcome.OK, MILLIS);

    assertThat(verdicts(0).get("crowd-goodput-share").isWell()).isFalse();
  }

  @Test
  void theSecondsOfTheArrivalHaveAFigureOfTheirOwn() {
    seconds(BEGIN, ARRIVED, 40, Outcome.OK, MILLIS);
    seconds(ARRIVED, CROWD_ENDS, 90, Outcome.OK, MILLIS);

    Map<String, Verdict> verdicts = verdicts(0);

    assertThat(verdicts.get("arrival-goodput-share").value()).isCloseTo(0.4, within(1e-9));
    assertThat(verdicts.get("crowd-goodput-share").isWell()).isTrue();
  }

  @Test
  void theSecondsBeforeTheCrowdShowHowFarTheServersDiffer() {
    seconds(0, BEGIN, 80, Outcome.OK, MILLIS);
    seconds(BEGIN, CROWD_ENDS, 90, Outcome.OK, MILLIS);

    Map<String, Verdict> verdicts = verdicts(0);

    assertThat(verdicts.get("before-crowd-goodput-share").value()).isCloseTo(0.8, within(1e-9));
    assertThat(verdicts.get("crowd-goodput-share").value()).isCloseTo(0.9, within(1e-9));
    assertThat(verdicts.get("crowd-own-goodput-share").value()).isCloseTo(1.125, within(1e-9));
    assertThat(verdicts.values()).allMatch(Verdict::isWell);
  }

  @Test
  void theHighestThroughputOfTheSearchIsShownBesideTheControl() {
    Map<String, Verdict> verdicts =
        verdicts(0, Peak.of("site", List.of(new Peak.Step(125, 125, 0, 10))));

    assertThat(verdicts.get("control-peak-share").value()).isCloseTo(0.8, within(0.001));
  }

  @Test
  void staticPagesAreNoThroughput() {
    seconds(BEGIN, CROWD_ENDS, 50, Outcome.OK, MILLIS);
    for (int second = BEGIN; second < CROWD_ENDS; second++) {
      add(second, PEAK, Interaction.HOME, Outcome.OK, 1);
    }

    assertThat(verdicts(0).get("crowd-goodput-share").value()).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void theMixOfTheAnswersIsShownBesideTheirRate() {
    seconds(BEGIN, ARRIVED, PEAK, Outcome.OK, MILLIS);
    for (int second = ARRIVED; second < CROWD_ENDS; second++) {
      add(second, 75, Interaction.VIEW_ITEM, Outcome.OK, MILLIS);
      add(second, 25, Interaction.ABOUT_ME, Outcome.OK, MILLIS);
      add(second, 50, Interaction.ABOUT_ME, Outcome.REFUSED, 1);
    }

    Verdict distance = verdicts(0).get("crowd-page-distance");

    assertThat(distance.value()).isCloseTo(0.25, within(1e-9));
    assertThat(distance.isWell()).isTrue();
  }

  @Test
  void aSiteThatLetsEverybodyWaitFails() {
    seconds(BEGIN, CROWD_ENDS, 94, Outcome.OK, MILLIS);
    seconds(BEGIN, CROWD_ENDS, 6, Outcome.OK, 2500);

    assertThat(verdicts(0).get("crowd-p95-seconds").isWell()).isFalse();
  }

  @Test
  void aFailureIsAnInfiniteWait() {
    seconds(BEGIN, CROWD_ENDS, 94, Outcome.OK, MILLIS);
    seconds(BEGIN, CROWD_ENDS, 6, Outcome.FAILED_TIMEOUT, 100);

    assertThat(verdicts(0).get("crowd-p95-seconds").value()).isInfinite();
  }

  @Test
  void aSiteThatIsNotBackInAMinuteFails() {
    assertThat(verdicts(60).get("crowd-recovery-seconds").isWell()).isTrue();
    assertThat(verdicts(61).get("crowd-recovery-seconds").isWell()).isFalse();
    assertThat(verdicts(-1).get("crowd-recovery-seconds").isWell()).isFalse();
  }

  @Test
  void refusalsBeforeTheCrowdFail() {
    seconds(15, BEGIN, PEAK, Outcome.OK, MILLIS);
    seconds(15, BEGIN, 2, Outcome.REFUSED, 1);

    assertThat(verdicts(0).get("other-phases-refused-share").isWell()).isFalse();
  }

  @Test
  void refusalsAfterTheRecoveryFail() {
    seconds(CROWD_ENDS, END, PEAK, Outcome.OK, MILLIS);
    seconds(160, END, 10, Outcome.REFUSED, 1);

    assertThat(verdicts(5).get("other-phases-refused-share").isWell()).isFalse();
  }

  @Test
  void refusalsUntilTheRecoveryBelongToTheCrowd() {
    seconds(CROWD_ENDS, END, PEAK, Outcome.OK, MILLIS);
    seconds(CROWD_ENDS, CROWD_ENDS + 5, 100, Outcome.REFUSED, 1);

    assertThat(verdicts(5).get("other-phases-refused-share").isWell()).isTrue();
  }

  @Test
  void withoutAControlNothingIsShown() {
    seconds(BEGIN, CROWD_ENDS, PEAK, Outcome.OK, MILLIS);
    Control none = new Control("001-control", 0, 0, new RequestSeries(List.of()), Optional.empty());

    assertThat(OverloadJudge.judge(seen(), series(), none, 0))
        .filteredOn(verdict -> verdict.metric().equals("crowd-goodput-share"))
        .noneMatch(Verdict::isWell)
        .hasSize(1);
  }

  private Map<String, Verdict> verdicts(double recoverySeconds) {
    return verdicts(recoverySeconds, Optional.empty());
  }

  private Map<String, Verdict> verdicts(double recoverySeconds, Optional<Peak> peak) {
    return OverloadJudge.judge(seen(), series(), control(peak), recoverySeconds).stream()
        .collect(Collectors.toMap(Verdict::metric, Function.identity()));
  }

  /** The clients of the control started at second 1000, those of the trial at second 0. */
  private static Control control(Optional<Peak> peak) {
    OverloadJudgeTest control = new OverloadJudgeTest();
    control.seconds(1000, 1000 + END, PEAK, Outcome.OK, MILLIS);
    return new Control("001-control", 1_000_000, 1_010_000, control.series(), peak);
  }

  private static FaultTrial.Seen seen() {
    return new FaultTrial.Seen(
        0,
        10_000,
        1000L * BEGIN,
        1000L * CROWD_ENDS,
        "",
        new WriteCheck.Finding(1, 1, 1, 0, 0, true, List.of()),
        new AuditOutcome(true, List.of(), List.of()));
  }

  private RequestSeries series() {
    requests.sort(Comparator.comparingLong(RequestSeries.Request::endEpochMillis));
    return new RequestSeries(requests).dynamic();
  }

  private void seconds(int from, int to, int perSecond, Outcome outcome, double millis) {
    for (int second = from; second < to; second++) {
      add(second, perSecond, Interaction.VIEW_ITEM, outcome, millis);
    }
  }

  private void add(int second, int count, Interaction page, Outcome outcome, double millis) {
    for (int i = 0; i < count; i++) {
      requests.add(
          new RequestSeries.Request(1000L * second + 1000L * i / count, page, outcome, millis));
    }
  }
}
