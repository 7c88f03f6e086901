package org.rubisee.bench.results.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.fuzzing.FuzzTest;
import org.rubisee.measurement.UnreadableResultException;

/**
 * The folder of a run in blocks. The first byte of an input says which file of a good folder the
 * rest replaces.
 */
class BlockRunFolderFuzzTest extends FuzzTest {

  private static final List<String> NAMES =
      List.of(RunFolder.FILE, "invocation-1.json", "invocation-2-group-2.json", "blocks.jsonl");

  private final Path run;
  private final Map<String, byte[]> good = new HashMap<>();

  BlockRunFolderFuzzTest() throws IOException {
    super("block-run-folder");
    BlockPlan plan =
        SampleRuns.grouped(SampleRuns.curve(List.of("a", "b", "c"), List.of(20, 40)), 2, 2);
    BlocksFolder folder = SampleRuns.begun(scratch(), SampleRuns.run(plan));
    run = folder.path();
    folder.write(SampleRuns.invocation(plan, 1));
    folder.write(SampleRuns.invocation(plan, 2, 2));
    folder.add(SampleRuns.block(1, 1, 1, "a", new Cell("browsing", LoadKind.SATURATED)));
    folder.add(SampleRuns.curveBlock(2, 2, 1, "b", 40, 170));
    for (String name : NAMES) {
      good.put(name, Files.readAllBytes(run.resolve(name)));
    }
  }

  @Override
  protected List<byte[]> examples() {
    List<byte[]> examples = new ArrayList<>();
    for (int file = 0; file < NAMES.size(); file++) {
      String content = new String(good.get(NAMES.get(file)), StandardCharsets.ISO_8859_1);
      examples.add(((char) ('0' + file) + content).getBytes(StandardCharsets.ISO_8859_1));
    }
    return examples;
  }

  @Override
  protected List<String> words() {
    return jsonWords(
        "\n",
        "\"schemaVersion\" : 4",
        "\"schemaVersion\" : 2",
        "\"kind\" : \"blocks\"",
        "\"state\" : \"COMPLETE\"",
        "\"plan\" : null",
        "\"sites\" : [ null ]",
        "\"searched\" : [ ]",
        "\"cell\":null",
        "\"cpu\":{\"WEB\":null}",
        "\"outcomes\":null",
        "\"marks\":[null]",
        "\"stage\":\"MEASURED\"",
        "\"load\":\"SATURATED\"",
        "WEB",
        "CLIENT",
        "2026-01-01T00:00:00Z",
        "+999999999-12-31T00:00:00Z",
        "1e999",
        "0.001");
  }

  @Override
  protected void parse(byte[] input) throws IOException {
    String name = NAMES.get(input.length == 0 ? 0 : Math.floorMod(input[0] - '0', NAMES.size()));
    byte[] content = new byte[Math.max(0, input.length - 1)];
    System.arraycopy(input, input.length - content.length, content, 0, content.length);
    try {
      Files.write(run.resolve(name), content);
      BlocksFolder opened = BlocksFolder.open(run);
      assertThat(opened.run().plan().groups()).isNotEmpty();
      assertThat(opened.invocations()).allMatch(start -> start.warmth() != null);
      List<Block> blocks = opened.blocks();
      assertThat(BlockTable.csv(blocks).lines()).hasSizeGreaterThan(blocks.size());
      assertThat(opened.secondsPerRound()).isNotNaN();
    } finally {
      Files.write(run.resolve(name), good.get(name));
    }
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown.getClass() == IOException.class || thrown instanceof UnreadableResultException;
  }
}
