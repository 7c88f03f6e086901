package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;

/** A run in blocks that is killed between any two changes of its files keeps its invocations. */
class CrashedBlockRunTest {

  private static final String PLAN = "plan.json";
  private static final int MOST_CHANGES = 1_000;
  private static final List<Integer> INVOCATIONS = List.of(1, 2);

  @TempDir private Path folder;

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 2, 0);
  private final Run<BlockPlan> run = SampleRuns.run(plan);

  @Test
  void isCompletedWhereverItWasKilled() throws IOException {
    int changes = 0;
    boolean crashed = true;
    while (crashed && changes < MOST_CHANGES) {
      Path results = Files.createDirectory(folder.resolve("after-" + changes));
      List<Integer> finished = new ArrayList<>();
      crashed = isKilled(results, changes, finished);
      Optional<Path> begun = CrashingFiles.runIn(results);
      if (begun.isPresent()) {
        complete(begun.get(), finished, changes);
      } else {
        assertThat(finished).as("nothing was measured after %d changes", changes).isEmpty();
      }
      changes++;
    }
    assertThat(changes).as("moments at which it was killed").isBetween(30, MOST_CHANGES - 1);
  }

  @Test
  void isCompletedAlthoughItsCompletionWasKilled() throws IOException {
    Path results = Files.createDirectory(folder.resolve("begun"));
    BlocksFolder begun = begun(results);
    measure(begun, 1);
    begin(begun, 2);
    int changes = 0;
    boolean crashed = true;
    while (crashed && changes < MOST_CHANGES) {
      Path copy = copied(begun.path(), folder.resolve("copy-" + changes));
      crashed = isKilledWhileSettingAside(copy, changes);
      complete(copy, List.of(1), changes);
      changes++;
    }
    assertThat(changes).as("moments at which it was killed").isBetween(5, MOST_CHANGES - 1);
  }

  private boolean isKilled(Path results, int changes, List<Integer> finished) throws IOException {
    try {
      BlocksFolder begun = begun(CrashingFiles.at(results, changes));
      for (int number : INVOCATIONS) {
        measure(begun, number);
        finished.add(number);
      }
      begun.finish(RunState.COMPLETE);
      return false;
    } catch (CrashingFiles.Crash e) {
      return true;
    }
  }

  private BlocksFolder begun(Path results) throws IOException {
    return BlocksFolder.open(
        NewRunFolder.create(
            results,
            run.startedAt(),
            (id, beginning) -> {
              BlocksFolder.begin(beginning, run);
              Files.writeString(beginning.resolve(PLAN), PLAN);
            }));
  }

  private static boolean isKilledWhileSettingAside(Path copy, int changes) throws IOException {
    try {
      BlocksFolder.open(CrashingFiles.at(copy, changes)).setAsideUnfinished();
      return false;
    } catch (CrashingFiles.Crash e) {
      return true;
    }
  }

  /** What {@code rubis resume} does. */
  private void complete(Path path, List<Integer> finished, int changes) throws IOException {
    assertThat(path.resolve(PLAN)).as("after %d changes", changes).hasContent(PLAN);
    BlocksFolder again = BlocksFolder.open(path);
    again.setAsideUnfinished();
    List<Integer> kept = again.invocations().stream().map(Invocation::number).toList();
    assertThat(kept).as("after %d changes", changes).containsAll(finished);
    assertThat(again.blocks())
        .as("after %d changes", changes)
        .hasSize(kept.size() * blocksOfAnInvocation())
        .allSatisfy(block -> assertThat(kept).contains(block.invocation()));
    for (int number : INVOCATIONS) {
      if (!kept.contains(number)) {
        measure(again, number);
      }
    }
    again.finish(RunState.COMPLETE);
    assertThat(again.run().state()).isEqualTo(RunState.COMPLETE);
    assertThat(again.invocations())
        .as("after %d changes", changes)
        .allSatisfy(done -> assertThat(done.state()).isEqualTo(RunState.COMPLETE))
        .extracting(Invocation::number)
        .isEqualTo(INVOCATIONS);
    assertThat(again.blocks())
        .hasSize(2 * blocksOfAnInvocation())
        .extracting(Block::number)
        .doesNotHaveDuplicates();
    assertThat(again.blocks())
        .allSatisfy(block -> assertThat(again.clientsOf(block).resolve("seen")).hasContent("yes"));
  }

  private int blocksOfAnInvocation() {
    return plan.rounds() * plan.sites().size();
  }

  private void measure(BlocksFolder folder, int invocation) throws IOException {
    begin(folder, invocation);
    folder.write(SampleRuns.invocation(plan, invocation).in(RunState.COMPLETE));
  }

  private void begin(BlocksFolder folder, int invocation) throws IOException {
    folder.write(Invocation.starting(invocation, 1, SampleRuns.BEGIN));
    for (int round = 1; round <= plan.rounds(); round++) {
      for (Configuration site : plan.sites()) {
        int last = folder.blocks().stream().mapToInt(Block::number).max().orElse(0);
        Block block =
            SampleRuns.block(
                last + 1, invocation, round, site.name(), new Cell("bidding", LoadKind.SATURATED));
        Files.createDirectory(folder.clientsOf(block));
        Files.writeString(folder.clientsOf(block).resolve("seen"), "yes");
        folder.add(block);
      }
    }
  }

  private static Path copied(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
    return to;
  }
}
