package org.rubisee.measurement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;

class UnansweredTest {

  private static final Application AUCTION = Applications.named("auction");

  @Test
  void requestsWithoutAnAnswerAreInfiniteInPercentiles() {
    LatencyHistogram all = result(90, 10).responseOfAll();
    assertThat(all.millisAt(50)).isCloseTo(50, within(1.0));
    assertThat(all.millisAt(90)).isCloseTo(90, within(1.0));
    assertThat(all.millisAt(95)).isInfinite();
    assertThat(all.maxMillis()).isCloseTo(90, within(1.0));
  }

  @Test
  void aSiteThatAnswersNothingHasInfiniteResponseTimes() {
    assertThat(result(0, 5).responseOfAll().millisAt(1)).isInfinite();
    assertThat(result(0, 0).responseOfAll().millisAt(50)).isZero();
  }

  @Test
  void aPhaseCountsThoseOfAllInteractions() {
    PhaseResult phase =
        PhaseResult.nothing(Phase.MEASURE)
            .with(
                Map.of(
                    AUCTION.interaction("Home"),
                    result(90, 0),
                    AUCTION.interaction("ViewItem"),
                    result(0, 10)),
                LatencyHistogram.empty());
    assertThat(phase.response().unanswered()).isEqualTo(10);
    assertThat(phase.response().millisAt(95)).isInfinite();
    assertThat(LatencyHistogram.merged(List.of(phase.response(), phase.response())).unanswered())
        .isEqualTo(20);
  }

  /** Answers after 1, 2, 3 ... ms, and requests that were refused or timed out. */
  private static InteractionResult result(long answered, long unanswered) {
    Histogram micros = new Histogram(LatencyHistogram.DIGITS);
    for (long i = 1; i <= answered; i++) {
      micros.recordValue(1000 * i);
    }
    LatencyHistogram response = LatencyHistogram.ofMicros(micros);
    return new InteractionResult(
        new Outcomes(
            Map.of(
                Outcome.OK,
                answered,
                Outcome.REFUSED,
                unanswered / 2,
                Outcome.FAILED_TIMEOUT,
                unanswered - unanswered / 2)),
        response,
        response,
        response);
  }
}
