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
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.TrialsFolder;

class BlockRunFolderTest {

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 3, 1);
  private final List<Block> blocks = SampleRuns.blocks(plan, Map.of("a", 1.0, "b", 2.0), 0.1, 3);

  @TempDir private Path results;

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    BlocksFolder folder = written();
    BlocksFolder again = BlocksFolder.open(folder.path());
    assertThat(again.run()).isEqualTo(SampleRuns.run(plan));
    assertThat(again.invocations()).containsExactly(SampleRuns.invocation(plan, 1));
    assertThat(again.blocks()).isEqualTo(blocks);
  }

  @Test
  void aRunWithACurveIsReadAsItWasWritten() throws IOException {
    BlockPlan curve = SampleRuns.curve(List.of("a", "b"), List.of(20, 40));
    Run<BlockPlan> run = SampleRuns.run(curve);
    BlocksFolder folder = SampleRuns.begun(results.resolve("curves"), run);
    Block block = SampleRuns.curveBlock(1, 1, 1, "a", 40, 170);
    folder.add(block);
    assertThat(BlocksFolder.open(folder.path()).run()).isEqualTo(run);
    assertThat(folder.blocks()).containsExactly(block);
  }

  @Test
  void eachGroupHasAnInvocationOfItsOwn() throws IOException {
    BlocksFolder folder = written();
    Invocation third = SampleRuns.invocation(plan, 2, 1);
    Invocation second = SampleRuns.invocation(plan, 1, 2);
    folder.write(third);
    folder.write(second);
    assertThat(folder.path().resolve("invocation-1-group-2.json")).exists();
    assertThat(folder.invocations()).containsExactly(SampleRuns.invocation(plan, 1), second, third);
  }

  @Test
  void aLineThatWasNotWrittenWholeIsLeftOut() throws IOException {
    BlocksFolder folder = written();
    Files.writeString(
        folder.path().resolve("blocks.jsonl"), "{\"number\":13,", StandardOpenOption.APPEND);
    assertThat(folder.blocks()).isEqualTo(blocks);
  }

  @Test
  void theEndOfTheRunWritesATableOfItsBlocks() throws IOException {
    BlocksFolder folder = written();
    folder.finish(RunState.PARTIAL);
    assertThat(folder.run().state()).isEqualTo(RunState.PARTIAL);
    List<String> lines = Files.readAllLines(folder.path().resolve("blocks.csv"));
    assertThat(lines).hasSize(1 + blocks.size());
    assertThat(lines.get(0).split(",")).hasSameSizeAs(lines.get(1).split(","));
  }

  @Test
  void theEndOfTheRunWritesATableOfTheStartsOfServers() throws IOException {
    BlocksFolder folder = written();
    folder.finish(RunState.COMPLETE);
    assertThat(Files.readAllLines(folder.path().resolve("servers.csv")))
        .containsExactly(
            "configuration,unit,start_seconds,resident_started_bytes,resident_rest_bytes"
                + ",resident_loaded_bytes,download_bytes,program_bytes",
            "a,1,6.000,314572800,629145600,681574400,178257920,209715200",
            "b,1,6.000,314572800,629145600,681574400,178257920,209715200");
  }

  @Test
  void anInvocationOfAnEarlierProgramHasNoFootprints() throws IOException {
    BlocksFolder folder = written();
    Path file = folder.path().resolve("invocation-1.json");
    String text = Files.readString(file);
    int begin = text.indexOf(",\n  \"footprints\"");
    Files.writeString(file, text.substring(0, begin) + "\n}");
    assertThat(folder.invocations()).containsExactly(SampleRuns.invocation(plan, 1).with(Map.of()));
  }

  @Test
  void aRoundTakesTheTimeFromItsFirstBlockToItsLast() throws IOException {
    // Twelve blocks begin 5 s apart; the last one takes 4 s.
    assertThat(written().secondsPerRound()).isEqualTo((11 * 5 + 4) / 3.0);
  }

  @Test
  void aFolderOfTrialsIsNoneOfBlocks() throws IOException {
    Path other = Files.createDirectory(results.resolve("trials"));
    Files.writeString(other.resolve("run.json"), "{\"schemaVersion\":4,\"kind\":\"trials\"}");
    assertThat(new RunFolder(other).kind()).isEqualTo(TrialsFolder.KIND);
    assertThatThrownBy(() -> BlocksFolder.open(other))
        .hasMessageContaining("is a run of kind 'trials', not of blocks");
  }

  private BlocksFolder written() throws IOException {
    BlocksFolder folder = SampleRuns.begun(results, SampleRuns.run(plan));
    folder.write(SampleRuns.invocation(plan, 1));
    for (Block block : blocks) {
      folder.add(block);
    }
    return folder;
  }
}
