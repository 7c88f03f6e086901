package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.gate.Gate;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.Traffic;
import org.rubisee.measurement.TransitionCounts;
import org.rubisee.measurement.WarmUpEnd;

class CellGatesTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final Cell BIDDING = new Cell("bidding", LoadKind.SATURATED);
  private static final Map<Interaction, Double> LONG_RUN =
      Map.of(
          AUCTION.interaction("Home"),
          0.25,
          AUCTION.interaction("ViewItem"),
          0.6,
          AUCTION.interaction("StoreBid"),
          0.15);

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 20, 0);

  @Test
  void roundsThatDifferByChancePassTogether() {
    List<Measurement> rounds = new ArrayList<>(Collections.nCopies(10, seen(160, 600, 240)));
    rounds.addAll(Collections.nCopies(10, seen(340, 600, 60)));
    assertThat(level(Gate.MIX, rounds)).isEqualTo(Level.PASS);
    assertThat(level(Gate.MIX, rounds.subList(10, 20))).isEqualTo(Level.FAIL);
  }

  @Test
  void stepsAreJudgedOverAllRounds() {
    // Of one round nobody can say that steps to Home are too frequent; of twenty everybody can.
    Measurement round =
        withSteps(
            new TransitionCounts("Home", Map.of("A", 0.5, "B", 0.5), Map.of("A", 14L, "B", 6L)));
    assertThat(level(Gate.MIX, List.of(round))).isNotEqualTo(Level.FAIL);
    assertThat(level(Gate.MIX, Collections.nCopies(20, round))).isEqualTo(Level.FAIL);
  }

  @Test
  void missingLinksAreCounted() {
    assertThat(level(Gate.MIX, Collections.nCopies(20, withRedrawn(80)))).isEqualTo(Level.WARN);
  }

  @Test
  void failuresAndRefusalsAreJudged() {
    Measurement failing = with(Map.of(Outcome.OK, 990L, Outcome.FAILED_TIMEOUT, 10L));
    assertThat(level(Gate.FAILURES, List.of(failing))).isEqualTo(Level.FAIL);
    Measurement refusing = with(Map.of(Outcome.OK, 980L, Outcome.REFUSED, 20L));
    assertThat(level(Gate.REFUSALS, List.of(refusing))).isEqualTo(Level.FAIL);
    assertThat(level(Gate.REFUSALS, List.of(seen(250, 600, 150)))).isEqualTo(Level.PASS);
  }

  @Test
  void aFailedGateIsNamedWithSiteAndCell() {
    List<Block> blocks = SampleRuns.blocks(plan, Map.of("a", 1.0, "b", 2.0), 0, 1);
    Map<Integer, Measurement> clients = new HashMap<>();
    for (Block block : blocks) {
      clients.put(
          block.number(),
          block.site().equals("b") && block.cell().equals(BIDDING)
              ? seen(340, 600, 60)
              : seen(250, 600, 150));
    }
    BlockModel model =
        new BlockModel(
            SampleRuns.run(plan), List.of(SampleRuns.invocation(plan, 1)), blocks, clients);
    assertThat(model.failedGates()).containsExactly("b, bidding mix, saturated");
  }

  private static Level level(Gate gate, List<Measurement> clients) {
    return BlockGates.ofCell(List.of(SampleRuns.block(1, 1, 1, "a", BIDDING)), clients)
        .verdicts()
        .stream()
        .filter(verdict -> verdict.gate() == gate)
        .findFirst()
        .orElseThrow()
        .level();
  }

  private static Measurement seen(long home, long view, long bid) {
    return measurement(
        Map.of(
            AUCTION.interaction("Home"), Outcomes.of(Outcome.OK, home),
            AUCTION.interaction("ViewItem"), Outcomes.of(Outcome.OK, view),
            AUCTION.interaction("StoreBid"), Outcomes.of(Outcome.OK, bid)),
        0,
        List.of());
  }

  private static Measurement with(Map<Outcome, Long> outcomes) {
    return measurement(Map.of(AUCTION.interaction("Home"), new Outcomes(outcomes)), 0, List.of());
  }

  private static Measurement withSteps(TransitionCounts steps) {
    return measurement(mix(), 0, List.of(steps));
  }

  private static Measurement withRedrawn(long redrawn) {
    return measurement(mix(), redrawn, List.of());
  }

  private static Map<Interaction, Outcomes> mix() {
    return Map.of(
        AUCTION.interaction("Home"), Outcomes.of(Outcome.OK, 250),
        AUCTION.interaction("ViewItem"), Outcomes.of(Outcome.OK, 600),
        AUCTION.interaction("StoreBid"), Outcomes.of(Outcome.OK, 150));
  }

  private static Measurement measurement(
      Map<Interaction, Outcomes> outcomes, long redrawn, List<TransitionCounts> steps) {
    Map<Interaction, InteractionResult> results = new HashMap<>();
    outcomes.forEach((interaction, ended) -> results.put(interaction, InteractionResult.of(ended)));
    return new Measurement(
        new Measurement.Header(false, Map.of(), 1, 64, 0, "17", WarmUpEnd.FIXED, LONG_RUN),
        Map.of(
            Phase.MEASURE,
            new PhaseResult(
                Phase.MEASURE,
                4,
                results,
                Sessions.none(),
                Traffic.none(),
                0.1,
                redrawn == 0 ? Map.of() : Map.of("StoreBid", redrawn),
                steps,
                LatencyHistogram.empty())),
        List.of());
  }
}
