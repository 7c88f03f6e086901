package org.rubisee.bench.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.block.BlockUnits;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.block.GroupStart;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.FurtherUnits;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.StubRun;
import org.rubisee.bench.run.Units;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementWriter;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.Traffic;
import org.rubisee.servers.ServerFailedException;

/** A duel of two builds whose blocks are made up. */
class DuelTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final int REGRESSION = 4;

  private final BlockPlan plan =
      SampleRuns.grouped(SampleRuns.plan(List.of("base", "new"), 15, 0), 0, 3);

  @TempDir private Path results;

  private final List<Integer> started = new ArrayList<>();
  private int killedIn;
  private int failing;
  private double slowdown = 1;
  private double find;
  private Path folder;

  /** Stands for a bench that is killed. */
  private static final class Killed extends Error {
    private static final long serialVersionUID = 1;
  }

  @BeforeEach
  void begin() throws IOException {
    folder = Files.createDirectory(results.resolve("1"));
    BlocksFolder.begin(
        folder, Run.starting(BlocksFolder.KIND, "1", SampleRuns.BEGIN, plan, StubRun.ENVIRONMENT));
  }

  @Test
  void equalBuildsPass() throws Exception {
    assertThat(resumed()).isZero();
    assertThat(started).containsExactly(1, 2, 3);
    assertThat(BlocksFolder.open(folder).run().state()).isEqualTo(RunState.COMPLETE);
  }

  @Test
  void aSlowerBuildIsARegression() throws Exception {
    slowdown = 1.1;
    assertThat(resumed()).isEqualTo(REGRESSION);
  }

  @Test
  void theEffortThatWasAskedForIsNoVerdict() throws Exception {
    slowdown = 1.1;
    find = 5;
    assertThat(resumed()).isZero();
  }

  @Test
  void aKilledDuelIsJudgedByAllItsInvocationsAndRepeatsNoneThatEnded() throws Exception {
    slowdown = 1.1;
    killedIn = 2;
    assertThatThrownBy(this::resumed).isInstanceOf(Killed.class);
    killedIn = 0;

    assertThat(resumed()).isEqualTo(REGRESSION);

    assertThat(started).containsExactly(1, 2, 2, 3);
    assertThat(BlocksFolder.open(folder).blocks())
        .hasSize(3 * 15 * 2 * 2)
        .extracting(Block::number)
        .doesNotHaveDuplicates();
    assertThat(folder.resolve("unfinished")).isDirectoryContaining("glob:**/blocks.jsonl");
  }

  @Test
  void aDuelWhoseServersFailIsNotJudged() {
    failing = 2;
    assertThatThrownBy(this::resumed).hasMessageContaining("no server");
    assertThat(started).containsExactly(1, 2);
    failing = 0;
  }

  private int resumed() throws IOException, InterruptedException {
    return new StubRun(new Checkout(results, results.resolve("work")), this::units).resumed(folder);
  }

  private Units<?> units(RunContext context) {
    Duel duel =
        new Duel(
            new DuelPlan(
                plan,
                List.of(
                    new DuelPlan.Side("a", "main", Map.of()),
                    new DuelPlan.Side("b", "HEAD", Map.of())),
                5,
                find),
            new Blocks(plan, List.of(), List.of()),
            null);
    try {
      BlocksFolder blocks = BlocksFolder.open(folder);
      return new FurtherUnits<>(
          new Made(duel.measured().units(context), blocks),
          conclusion -> duel.judged(blocks, conclusion));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Block> made(int invocation, int last) {
    Random random = new Random(invocation);
    List<Block> blocks = new ArrayList<>();
    for (int round = 1; round <= plan.rounds(); round++) {
      for (String mix : plan.mixes()) {
        for (Configuration site : plan.sites()) {
          double millis = site.name().equals(plan.baseline()) ? 1 : slowdown;
          blocks.add(
              SampleRuns.block(
                  last + blocks.size() + 1,
                  invocation,
                  round,
                  site.name(),
                  new Cell(mix, LoadKind.SATURATED),
                  millis * Math.exp(0.01 * random.nextGaussian())));
        }
      }
    }
    return blocks;
  }

  private static void answered(Path clients) throws IOException {
    try (MeasurementWriter writer = new MeasurementWriter(clients)) {
      writer.checkpoint(
          Measurement.nothing().header(),
          List.of(
              new PhaseResult(
                  Phase.MEASURE,
                  4,
                  Map.of(
                      AUCTION.interaction("Home"),
                      InteractionResult.of(Outcomes.of(Outcome.OK, 1_000))),
                  Sessions.none(),
                  Traffic.none(),
                  0.1,
                  Map.of(),
                  List.of(),
                  LatencyHistogram.empty())));
    }
  }

  /** Starts of servers that are not started: their blocks are written. */
  private final class Made implements Units<GroupStart> {

    private final BlockUnits units;
    private final BlocksFolder blocks;

    Made(BlockUnits units, BlocksFolder blocks) {
      this.units = units;
      this.blocks = blocks;
    }

    @Override
    public void takeOver() throws IOException {
      units.takeOver();
    }

    @Override
    public Optional<GroupStart> next() throws IOException {
      return units.next();
    }

    @Override
    public void run(GroupStart start) throws IOException {
      started.add(start.invocation());
      Invocation invocation = SampleRuns.invocation(plan, start.invocation());
      blocks.write(Invocation.starting(start.invocation(), 1, SampleRuns.BEGIN));
      if (failing == start.invocation()) {
        throw new ServerFailedException("no server");
      }
      int last = blocks.blocks().stream().mapToInt(Block::number).max().orElse(0);
      for (Block block : made(start.invocation(), last)) {
        blocks.add(block);
        answered(blocks.clientsOf(block));
        if (killedIn == start.invocation()) {
          throw new Killed();
        }
      }
      blocks.write(invocation.in(RunState.COMPLETE));
    }

    @Override
    public Conclusion conclude(RunState state) throws IOException {
      return units.conclude(state);
    }
  }
}
