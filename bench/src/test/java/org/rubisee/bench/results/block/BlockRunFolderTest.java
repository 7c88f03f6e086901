package org.rubisee.bench.results.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.RunState;

class BlockRunFolderTest {

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 3, 1);
  private final List<Block> blocks = SampleRuns.blocks(plan, Map.of("a", 1.0, "b", 2.0), 0.1, 3);

  @TempDir private Path results;

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    BlockRunFolder folder = written();
    BlockRunFolder again = BlockRunFolder.open(folder.path());
    assertThat(again.run()).isEqualTo(SampleRuns.run(plan));
    assertThat(again.invocations()).containsExactly(SampleRuns.invocation(plan, 1));
    assertThat(again.blocks()).isEqualTo(blocks);
  }

  @Test
  void onlyARunWithACurveSaysSo() throws IOException {
    assertThat(written().path().resolve("run.json")).content().doesNotContain("curve");
    BlockPlan curve = SampleRuns.curve(List.of("a", "b"), List.of(20, 40));
    BlockRun run = SampleRuns.run(curve);
    BlockRunFolder folder = BlockRunFolder.create(results.resolve("curves"), run);
    Block block = SampleRuns.curveBlock(1, 1, 1, "a", 40, 170);
    folder.add(block);
    assertThat(folder.path().resolve("run.json")).content().contains("\"curve\"");
    assertThat(BlockRunFolder.open(folder.path()).run()).isEqualTo(run);
    assertThat(folder.blocks()).containsExactly(block);
  }

  @Test
  void whatOlderVersionsWroteIsOfOneGroup() throws IOException {
    BlockRunFolder folder = written();
    for (String name : List.of("run.json", "invocation-1.json", "blocks.jsonl")) {
      Path file = folder.path().resolve(name);
      Files.writeString(
          file, Files.readString(file).replaceAll("\\s*\"(together|group)\"\\s*:\\s*\\d+,", ""));
      assertThat(file).content().doesNotContain("together").doesNotContain("group");
    }
    assertThat(folder.run().plan()).isEqualTo(plan);
    assertThat(folder.invocations()).containsExactly(SampleRuns.invocation(plan, 1));
    assertThat(folder.blocks()).isEqualTo(blocks);
  }

  @Test
  void eachGroupHasAnInvocationOfItsOwn() throws IOException {
    BlockRunFolder folder = written();
    Invocation third = SampleRuns.invocation(plan, 2, 1);
    Invocation second = SampleRuns.invocation(plan, 1, 2);
    folder.write(third);
    folder.write(second);
    assertThat(folder.path().resolve("invocation-1-group-2.json")).exists();
    assertThat(folder.invocations()).containsExactly(SampleRuns.invocation(plan, 1), second, third);
  }

  @Test
  void aLineThatWasNotWrittenWholeIsLeftOut() throws IOException {
    BlockRunFolder folder = written();
    Files.writeString(
        folder.path().resolve("blocks.jsonl"), "{\"number\":13,", StandardOpenOption.APPEND);
    assertThat(folder.blocks()).isEqualTo(blocks);
  }

  @Test
  void theEndOfTheRunWritesATableOfItsBlocks() throws IOException {
    BlockRunFolder folder = written();
    assertThat(folder.finish(RunState.PARTIAL).state()).isEqualTo(RunState.PARTIAL);
    List<String> lines = Files.readAllLines(folder.path().resolve("blocks.csv"));
    assertThat(lines).hasSize(1 + blocks.size());
    assertThat(lines.get(0).split(",")).hasSameSizeAs(lines.get(1).split(","));
  }

  @Test
  void aRoundTakesTheTimeFromItsFirstBlockToItsLast() throws IOException {
    // Twelve blocks begin 5 s apart; the last one takes 4 s.
    assertThat(written().secondsPerRound()).isEqualTo((11 * 5 + 4) / 3.0);
  }

  @Test
  void aFolderOfTrialsIsNoneOfBlocks() throws IOException {
    Path other = Files.createDirectory(results.resolve("trials"));
    Files.writeString(other.resolve("run.json"), "{\"schemaVersion\":4}");
    assertThat(BlockRunFolder.is(other)).isFalse();
    assertThatThrownBy(() -> BlockRunFolder.open(other)).hasMessageContaining("no folder of a run");
  }

  private BlockRunFolder written() throws IOException {
    BlockRunFolder folder = BlockRunFolder.create(results, SampleRuns.run(plan));
    folder.write(SampleRuns.invocation(plan, 1));
    for (Block block : blocks) {
      folder.add(block);
    }
    return folder;
  }
}
