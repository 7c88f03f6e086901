package org.rubisee.bench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialChange;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.Pace;

class ResponseLimitsTest {

  private static final Application BOOKSTORE = Applications.named("bookstore");
  private static final ResponseLimits LIMITS = new ResponseLimits(BOOKSTORE, true);

  /** Histograms have three digits: 3 s is one of 3,000 and something milliseconds. */
  @ParameterizedTest
  @CsvSource({
    "Home, 2.99, 3.01",
    "ShoppingCart, 2.99, 3.01",
    "BuyConfirm, 4.99, 5.01",
    "BestSellers, 4.99, 5.01",
    "NewProducts, 4.99, 5.01",
    "SearchResults, 9.98, 10.02",
    "AdminConfirm, 19.9, 20.1"
  })
  void decideAtTheLimitOfEachInteraction(String label, double within, double beyond) {
    assertThat(judged(Map.of(label, answered(100, within))).level()).isEqualTo(Level.PASS);
    GateVerdict verdict = judged(Map.of(label, answered(100, beyond)));
    assertThat(verdict.level()).isEqualTo(Level.WARN);
    assertThat(verdict.measured()).startsWith(label + " ");
    assertThat(verdict.limit()).isEqualTo("3 s to 20 s");
  }

  @Test
  void letOneInTenBeSlower() {
    assertThat(judged(Map.of("Home", mixed(90, 10, 0))).level()).isEqualTo(Level.PASS);
    assertThat(judged(Map.of("Home", mixed(89, 11, 0))).level()).isEqualTo(Level.WARN);
  }

  @Test
  void countRequestsWithoutAPageAsSlow() {
    assertThat(judged(Map.of("Home", mixed(90, 0, 10))).level()).isEqualTo(Level.PASS);
    assertThat(judged(Map.of("Home", mixed(89, 0, 11))).level()).isEqualTo(Level.WARN);
  }

  @Test
  void nameAllThatAreTooSlow() {
    GateVerdict verdict =
        judged(
            Map.of(
                "Home",
                answered(100, 4),
                "BuyConfirm",
                answered(100, 4),
                "BestSellers",
                answered(100, 8)));
    assertThat(verdict.measured()).contains("Home", "BestSellers").doesNotContain("BuyConfirm");
  }

  @Test
  void needTenRequests() {
    assertThat(judged(Map.of("Home", answered(10, 1))).level()).isEqualTo(Level.PASS);
    assertThat(judged(Map.of("Home", answered(9, 1))).level()).isEqualTo(Level.WARN);
    assertThat(judged(Map.of("Home", answered(100, 1), "BuyConfirm", answered(9, 60))).measured())
        .isEqualTo("1 of 14 interactions judged, none beyond its limit");
  }

  @Test
  void areThoseOfSeveralPhasesTogether() {
    PhaseResult quick = phase(Map.of("Home", answered(95, 1)));
    PhaseResult slow = phase(Map.of("Home", answered(10, 9)));
    assertThat(LIMITS.verdicts(List.of(quick, slow)).get(0).level()).isEqualTo(Level.PASS);
    assertThat(LIMITS.verdicts(List.of(slow)).get(0).level()).isEqualTo(Level.WARN);
  }

  @Test
  void areJudgedIfCustomersThinkAndTheApplicationHasSome() {
    List<PhaseResult> slow = List.of(phase(Map.of("Home", answered(100, 60))));
    assertThat(new ResponseLimits(BOOKSTORE, false).verdicts(slow))
        .extracting(GateVerdict::level)
        .containsExactly(Level.NOT_JUDGED);
    assertThat(new ResponseLimits(Applications.named(Applications.FIRST), true).verdicts(slow))
        .isEmpty();
  }

  @Test
  void areAmongTheGatesOfATrial() {
    Run<RunPlan> run = SampleRun.run(SampleRun.quickstart());
    LoadSpec thinking = run.plan().load().at("bookstore");
    LoadSpec hasty = thinking.with(new Pace(0, 0, 840, 60));
    Trial good = SampleTrial.of(run, new TrialPoint(1, "servlets-only", "browsing", 100, 1));
    Trial slow =
        new TrialChange(good)
            .interactions(Map.of(BOOKSTORE.interaction("Home"), answered(100, 4)))
            .trial();

    assertThat(last(thinking, run, slow).level()).isEqualTo(Level.WARN);
    assertThat(last(hasty, run, slow).level()).isEqualTo(Level.NOT_JUDGED);
  }

  private static GateVerdict last(LoadSpec load, Run<RunPlan> run, Trial trial) {
    List<GateVerdict> verdicts =
        Gates.of(SampleRun.run(SampleRun.under(load, run.plan()))).judge(trial).verdicts();
    GateVerdict last = verdicts.get(verdicts.size() - 1);
    assertThat(last.gate()).isEqualTo(Gate.RESPONSE_LIMITS);
    return last;
  }

  private static GateVerdict judged(Map<String, InteractionResult> results) {
    return LIMITS.verdicts(List.of(phase(results))).get(0);
  }

  private static PhaseResult phase(Map<String, InteractionResult> results) {
    Map<Interaction, InteractionResult> named = new HashMap<>();
    results.forEach((label, result) -> named.put(BOOKSTORE.interaction(label), result));
    return PhaseResult.nothing(Phase.MEASURE).with(named, LatencyHistogram.empty());
  }

  private static InteractionResult answered(int requests, double seconds) {
    return result(Collections.nCopies(requests, seconds), 0);
  }

  private static InteractionResult mixed(int quick, int slow, int refused) {
    List<Double> seconds = new ArrayList<>(Collections.nCopies(quick, 1.0));
    seconds.addAll(Collections.nCopies(slow, 9.0));
    return result(seconds, refused);
  }

  private static InteractionResult result(List<Double> seconds, int refused) {
    Histogram micros = new Histogram(LatencyHistogram.DIGITS);
    seconds.forEach(each -> micros.recordValue((long) (each * 1e6)));
    return new InteractionResult(
        outcomes(seconds.size(), refused), null, null, LatencyHistogram.ofMicros(micros));
  }

  private static Outcomes outcomes(int answered, int refused) {
    return new Outcomes(Map.of(Outcome.OK, (long) answered, Outcome.REFUSED, (long) refused));
  }
}
