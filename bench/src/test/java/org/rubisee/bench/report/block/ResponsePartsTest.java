package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.report.HtmlCheck;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.Traffic;
import org.rubisee.measurement.WarmUpEnd;

class ResponsePartsTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final Cell BIDDING = new Cell("bidding", LoadKind.SATURATED);

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b", "c"), 6, 0);

  @Test
  void requestsWithoutAnAnswerCountOnce() {
    ResponseTimes times = model(50).times("a", BIDDING);
    assertThat(times.total()).isEqualTo(6 * 1_000);
    assertThat(times.millisAt(94.9).orElseThrow()).isFinite();
    assertThat(times.millisAt(95.1)).hasValue(Double.POSITIVE_INFINITY);
  }

  @Test
  void aCurveEndsWhereTooFewRequestsAreSlower() {
    List<LinePlot.Point> points = ResponseParts.points(uniform(1_000, 0));
    assertThat(points.get(0).y()).isCloseTo(68.1, within(0.1));
    assertThat(points.get(points.size() - 1).y()).isCloseTo(1, within(1e-9));
    assertThat(points).hasSize(12);
  }

  @Test
  void aPointIsTheShareThatTookLonger() {
    // Times of 1 to 1000 ms, all as frequent: 10 % took longer than 900 ms.
    assertThat(ResponseParts.points(uniform(1_000, 0)).get(5))
        .satisfies(point -> assertThat(point.y()).isCloseTo(10, within(1e-9)))
        .satisfies(point -> assertThat(point.x()).isCloseTo(900, within(1.0)));
  }

  @Test
  void aCurveEndsAboveTheShareWithoutAnAnswer() {
    List<LinePlot.Point> points = ResponseParts.points(uniform(1_000, 50));
    assertThat(points.get(points.size() - 1).y()).isGreaterThan(100 * 50 / 1_050.0);
    assertThat(points).isNotEmpty().allSatisfy(point -> assertThat(point.x()).isFinite());
  }

  @Test
  void nothingIsDrawnOfASiteWithoutRequests() {
    assertThat(ResponseParts.points(new ResponseTimes(LatencyHistogram.empty(), 0))).isEmpty();
  }

  @Test
  void thePageHasTheCurvesAndIsValid() throws Exception {
    Report.Rendered page = new BlockReport(model(0)).report().rendered();
    assertThat(HtmlCheck.complaints(page.html())).isEmpty();
    Figure figure =
        page.figures().stream()
            .filter(one -> one.id().equals("ccdf-bidding-saturated"))
            .findFirst()
            .orElseThrow();
    assertThat(figure.csv()).contains("\"A\"").contains("\"B\"").contains("\"C\"");
  }

  private static ResponseTimes uniform(int answered, int unanswered) {
    Histogram micros = new Histogram(3);
    for (int i = 1; i <= answered; i++) {
      micros.recordValue(1_000L * i);
    }
    return new ResponseTimes(LatencyHistogram.ofMicros(micros), answered + unanswered);
  }

  private BlockModel model(int unansweredPerBlock) {
    Random random = new Random(3);
    List<Block> blocks =
        SampleRuns.blocks(plan, Map.of("a", 1.0, "b", 2.0, "c", 6.0), 0.05, random.nextLong());
    Map<Integer, Measurement> clients = new HashMap<>();
    for (Block block : blocks) {
      double median = block.medianMillis() * (1 + block.site().charAt(0) - 'a');
      clients.put(block.number(), measurement(random, median, unansweredPerBlock));
    }
    return new BlockModel(
        SampleRuns.run(plan), List.of(SampleRuns.invocation(plan, 1)), blocks, clients);
  }

  private static Measurement measurement(Random random, double median, int unanswered) {
    int answered = 1_000 - unanswered;
    Histogram micros = new Histogram(3);
    for (int i = 0; i < answered; i++) {
      micros.recordValue(Math.round(1_000 * median * Math.exp(0.8 * random.nextGaussian())));
    }
    Outcomes outcomes =
        new Outcomes(
            Map.of(Outcome.OK, (long) answered, Outcome.FAILED_TIMEOUT, (long) unanswered));
    return new Measurement(
        new Measurement.Header(
            false,
            Map.of(),
            1,
            64,
            0,
            "17",
            WarmUpEnd.FIXED,
            Map.of(AUCTION.interaction("Home"), 1.0)),
        Map.of(
            Phase.MEASURE,
            new PhaseResult(
                Phase.MEASURE,
                4,
                Map.of(
                    AUCTION.interaction("Home"),
                    new InteractionResult(outcomes, LatencyHistogram.ofMicros(micros), null, null)),
                Sessions.none(),
                Traffic.none(),
                0.1,
                Map.of(),
                List.of(),
                LatencyHistogram.empty())),
        List.of());
  }
}
