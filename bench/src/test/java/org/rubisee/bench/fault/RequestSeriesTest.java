package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.fault.site.TestBed;
import org.rubisee.measurement.Outcome;

/** Ten requests per second from second 100 on; some seconds have none that got a page. */
class RequestSeriesTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final int PER_SECOND = 10;
  private static final double MILLIS = 20;

  @Test
  void recoveryBeginsWithTheFirstOfThreeGoodSeconds() {
    RequestSeries series = series(100, 130, 110, 115);

    assertThat(series.secondsToRecovery(112_000, PER_SECOND, Recovery.OF_FAULT)).hasValue(3);
  }

  @Test
  void aSiteThatStaysBadHasNotRecovered() {
    assertThat(series(100, 130, 110, 130).secondsToRecovery(112_000, PER_SECOND, Recovery.OF_FAULT))
        .isEmpty();
  }

  @Test
  void aSiteThatAnswersLittleHasNotRecovered() {
    assertThat(
            series(100, 130, 110, 112)
                .secondsToRecovery(112_000, 3 * PER_SECOND, Recovery.OF_FAULT))
        .isEmpty();
  }

  @Test
  void secondsWithoutAPageAreNoRecoveryWhateverTheControl() {
    RequestSeries nothing =
        new RequestSeries(
            List.of(
                new RequestSeries.Request(110_000, AUCTION.interaction("Home"), Outcome.OK, 1),
                new RequestSeries.Request(120_000, AUCTION.interaction("Home"), Outcome.OK, 1)));

    assertThat(nothing.secondsToRecovery(111_000, 0, Recovery.OF_FAULT)).hasValue(7);
  }

  @Test
  void errorsAreAnEffect() {
    RequestSeries.Span fault = series(100, 130, 110, 115).span(110_000, 115_000, Effect.ERRORS);
    RequestSeries.Span control = series(100, 130, 0, 0).span(110_000, 115_000, Effect.ERRORS);

    assertThat(fault.badShare()).isGreaterThan(0.9);
    assertThat(Effect.ERRORS.isSeen(fault, control)).isTrue();
  }

  @Test
  void aFaultThatDoesNothingHasNoEffect() {
    RequestSeries.Span same = series(100, 130, 0, 0).span(110_000, 115_000, Effect.ERRORS);

    for (FaultKind kind : FaultKind.values()) {
      if (kind.isOfNode()) {
        continue; // customers need not notice one server among several
      }
      assertThat(kind.effect(AUCTION).isSeen(same, same)).as(kind.label()).isFalse();
    }
  }

  @Test
  void aRequestBelongsToAllSecondsInWhichItWasUnderWay() {
    RequestSeries series =
        new RequestSeries(
            List.of(
                new RequestSeries.Request(
                    120_000, AUCTION.interaction("ViewItem"), Outcome.OK, 9000)));

    assertThat(series.span(112_000, 113_000, Effect.ERRORS).longestMillis()).isEqualTo(9000);
    assertThat(series.span(100_000, 110_000, Effect.ERRORS).count()).isZero();
  }

  @Test
  void someEffectsLookAtOneInteractionOnly() {
    Effect effect = Effect.ERRORS.on(List.of(AUCTION.interaction("StoreBid")));

    assertThat(series(100, 130, 110, 115).span(110_000, 115_000, effect).count()).isZero();
  }

  @Test
  void aReleaseIsSeenByItsOwnPagesWhateverElseSlowsAllPages() {
    Effect effect = FaultKind.BAD_RELEASE.effect(AUCTION);

    assertThat(effect.isSeen(pages(20, 4), pages(10, 4))).isTrue();
    assertThat(effect.isSeen(pages(20, 8), pages(10, 4))).as("all pages are slow").isFalse();
    assertThat(effect.isSeen(pages(20, 4), pages(30, 12))).as("a slow control").isTrue();
  }

  /** Pages that the release makes slow, and others, with so many milliseconds each. */
  private static RequestSeries.Span pages(double concerned, double others) {
    return new RequestSeries(
            List.of(
                new RequestSeries.Request(
                    100_000, AUCTION.interaction("PutBid"), Outcome.OK, concerned),
                new RequestSeries.Request(
                    100_000, AUCTION.interaction("ViewItem"), Outcome.OK, others),
                new RequestSeries.Request(100_000, AUCTION.interaction("Home"), Outcome.OK, 1)))
        .span(100_000, 101_000, FaultKind.BAD_RELEASE.effect(AUCTION));
  }

  @Test
  void secondsWithoutRequestsAreThere() {
    RequestSeries series =
        new RequestSeries(
            List.of(
                new RequestSeries.Request(100_000, AUCTION.interaction("Home"), Outcome.OK, 1),
                new RequestSeries.Request(102_000, AUCTION.interaction("Home"), Outcome.OK, 1)));

    assertThat(series.seconds()).extracting(RequestSeries.Second::good).containsExactly(1, 0, 1);
    assertThat(series.goodRate(100_000, 102_000)).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void theRequestsOfATrialAreInTheOrderInWhichTheyEnded(@TempDir Path trial) throws IOException {
    log(
        TestBed.clientFolder(trial),
        "100000,Home,ok,1.000",
        "102000,ViewItem,ok,1.000",
        "101000,ViewItem,refused,1.000");

    RequestSeries series = RequestSeries.ofTrial(trial);

    assertThat(series.seconds()).extracting(RequestSeries.Second::good).containsExactly(1, 0, 1);
    assertThat(series.dynamic().refusedShare()).isCloseTo(0.5, within(1e-9));
    assertThat(series.lastMillis()).isEqualTo(102_000);
  }

  @Test
  void aLineThatWasCutOffIsLeftOut(@TempDir Path folder) throws IOException {
    for (String cut :
        List.of("1020", "102000,ViewItem,o", "102000,ViewItem,ok,12", "102000,ViewItem,ok,12.3")) {
      log(folder, "101000,ViewItem,ok,12.345", cut);

      assertThat(RequestSeries.in(folder).lastMillis()).as(cut).isEqualTo(101_000);
    }
  }

  private static void log(Path folder, String... lines) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(
        folder.resolve("requests.csv"),
        "epoch_ms,interaction,outcome,response_ms\n" + String.join("\n", lines) + "\n");
  }

  /** Requests of the seconds from one to another; those of a time in between get no page. */
  private static RequestSeries series(int from, int to, int badFrom, int badTo) {
    List<RequestSeries.Request> requests = new ArrayList<>();
    for (int second = from; second < to; second++) {
      for (int i = 0; i < PER_SECOND; i++) {
        boolean isGood = second < badFrom || second >= badTo;
        requests.add(
            new RequestSeries.Request(
                1000L * second + 100L * i,
                AUCTION.interaction("ViewItem"),
                isGood ? Outcome.OK : Outcome.FAILED_STATUS,
                MILLIS));
      }
    }
    return new RequestSeries(requests);
  }
}
