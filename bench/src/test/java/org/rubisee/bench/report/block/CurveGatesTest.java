package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.estimate.Judgements.Judgement;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.gate.Gate;
import org.rubisee.bench.results.gate.GateVerdict;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.load.Pace;

/** 400 clients who think for 7 s: at 500 ms the law gives 1,600 interactions in 30 s. */
class CurveGatesTest {

  private static final int CLIENTS = 400;

  private final CurvePlan plan = CurvePlan.of(List.of(CLIENTS), Pace.PAPER);

  @Test
  void throughputThatTheLawGivesPasses() {
    assertThat(verdict(Gate.LAW, blocks(1_600, 500)).level()).isEqualTo(Level.PASS);
  }

  @Test
  void throughputFarFromTheLawFails() {
    // A queue that still grows: answers take 5 s, but clients ask as if they took half a second.
    GateVerdict verdict = verdict(Gate.LAW, blocks(1_600, 5_000));
    assertThat(verdict.level()).isEqualTo(Level.FAIL);
    assertThat(verdict.measured()).startsWith("+60.0 %");
    assertThat(verdict.advice()).contains("--protocol paper");
  }

  @Test
  void theLawIsJudgedOverAllBlocks() {
    // 10 % above the law is 4.3 standard errors of one block, and twice that of four.
    Measurement block = SampleCurves.measured(CLIENTS, 1_760, 500, 500);
    assertThat(verdict(Gate.LAW, List.of(block)).measured()).contains("(4.");
    assertThat(verdict(Gate.LAW, Collections.nCopies(4, block)).measured()).contains("(8.");
  }

  @Test
  void blocksOfEqualHalvesAreSteady() {
    assertThat(verdict(Gate.STEADY, blocks(1_600, 500)).level()).isEqualTo(Level.PASS);
  }

  @Test
  void aSingleBlockCannotTell() {
    GateVerdict verdict = verdict(Gate.STEADY, blocks(1_600, 500).subList(0, 1));
    assertThat(verdict.level()).isEqualTo(Level.WARN);
    assertThat(verdict.measured()).contains("cannot be told");
    assertThat(verdict.advice()).startsWith("CANNOT TELL");
  }

  @Test
  void aQueueThatStillGrowsIsNotSteady() {
    List<Measurement> growing =
        IntStream.range(0, 4)
            .mapToObj(block -> SampleCurves.measured(CLIENTS, 1_600, 400, 600 + 10 * block))
            .toList();
    GateVerdict verdict = verdict(Gate.STEADY, growing);
    assertThat(verdict.level()).isEqualTo(Level.WARN);
    assertThat(verdict.measured()).contains("throughput +0 %").contains("median response +5");
    assertThat(verdict.advice()).startsWith("NOT STEADY");
  }

  @Test
  void theGatesOfEveryCellAreAmongThem() {
    assertThat(judged(blocks(1_600, 500)).verdicts())
        .extracting(GateVerdict::gate)
        .containsExactly(
            Gate.FAILURES, Gate.REFUSALS, Gate.MIX, Gate.CLIENT_LAG, Gate.LAW, Gate.STEADY);
    assertThat(judged(blocks(1_600, 500)).load()).isEqualTo("bidding mix, 400 clients");
  }

  private static List<Measurement> blocks(long interactions, double millis) {
    return Collections.nCopies(4, SampleCurves.measured(CLIENTS, interactions, millis, millis));
  }

  private GateVerdict verdict(Gate gate, List<Measurement> clients) {
    return judged(clients).verdicts().stream()
        .filter(verdict -> verdict.gate() == gate)
        .findFirst()
        .orElseThrow();
  }

  private Judgement judged(List<Measurement> clients) {
    return BlockGates.ofPoint(
        plan, List.of(SampleRuns.curveBlock(1, 1, 1, "a", CLIENTS, 1_600)), clients);
  }
}
