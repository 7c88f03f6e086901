package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.fuzzing.FuzzTest;
import org.rubisee.measurement.UnreadableResultException;

/**
 * The folder of a run. The first byte of an input says which file of a good folder the rest
 * replaces. A trial that is still running is read from its tables.
 */
class RunFolderFuzzTest extends FuzzTest {

  private static final List<String> NAMES =
      List.of(
          "trial.json",
          "tiers.csv",
          "database.csv",
          "links.csv",
          "sampler.csv",
          "breakdown.csv",
          "statements.csv",
          NodeChange.FILE);
  private static final Map<String, String> OF_OTHER_TRIALS =
      Map.of(
          NodeChange.FILE,
          "at_seconds,event,nodes\n0.000,in-use,2\n9.500,asked,1\n",
          "breakdown.csv",
          "tier,category,samples\nweb,tcp-ip,17\napp,remoting,4\n",
          "statements.csv",
          "calls,cpu_seconds,elapsed_seconds,rows_examined,rows_sent,statement\n"
              + "12,0.5,0.75,120,24,\"SELECT `a`, `b` FROM `c` WHERE `d` = ?\"\n");

  private final TrialsFolder run;
  private final List<Path> files = new ArrayList<>();
  private final Map<Path, byte[]> good = new HashMap<>();

  RunFolderFuzzTest() throws IOException {
    super("run-folder");
    run = SampleFolder.of(scratch(), 1, 1);
    files.add(run.path().resolve(RunFolder.FILE));
    Path trial = run.trialPath(run.trials().get(0).point());
    NAMES.forEach(name -> files.add(trial.resolve(name)));
    for (Path file : files) {
      String example = OF_OTHER_TRIALS.get(file.getFileName().toString());
      good.put(
          file,
          example == null ? Files.readAllBytes(file) : example.getBytes(StandardCharsets.UTF_8));
    }
    Path begun = trial.resolve("trial.json");
    good.put(begun, shortened(good.get(begun)));
    for (Path file : files) {
      good.compute(file, (name, content) -> firstLines(content));
      Files.write(file, good.get(file));
    }
    try (Stream<Path> measured = Files.list(trial.resolve("client"))) {
      for (Path file : measured.toList()) {
        Files.delete(file);
      }
    }
  }

  /** A trial that is still running, with one element in each list. */
  private static byte[] shortened(byte[] trial) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    ObjectNode tree = (ObjectNode) mapper.readTree(trial);
    tree.put("state", RunState.RUNNING.name());
    for (JsonNode value : tree) {
      if (value instanceof ArrayNode list) {
        while (list.size() > 1) {
          list.remove(1);
        }
      }
    }
    return mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(tree);
  }

  /** A short example is mutated where it matters. */
  private static byte[] firstLines(byte[] content) {
    String text = new String(content, StandardCharsets.UTF_8);
    return text.startsWith("{")
        ? content
        : text.lines()
            .limit(4)
            .map(line -> line + "\n")
            .collect(Collectors.joining())
            .getBytes(StandardCharsets.UTF_8);
  }

  @Override
  protected List<byte[]> examples() {
    List<byte[]> examples = new ArrayList<>();
    for (int file = 0; file < files.size(); file++) {
      String content = new String(good.get(files.get(file)), StandardCharsets.ISO_8859_1);
      examples.add(((char) ('0' + file) + content).getBytes(StandardCharsets.ISO_8859_1));
    }
    return examples;
  }

  @Override
  protected List<String> words() {
    return jsonWords(
        "\n",
        ";",
        "=",
        "\"schemaVersion\" : 4",
        "\"schemaVersion\" : 2",
        "\"state\" : \"RUNNING\"",
        "\"state\" : \"COMPLETE\"",
        "web",
        "db",
        "web-app",
        "web-web",
        "web-nodes",
        "rate,",
        "pool,",
        "tcp-ip",
        "\"plan\" : null",
        "\"point\" : null",
        "\"audit\"",
        "-",
        "2026-01-01T00:00:00Z",
        "0.001",
        "NaN",
        "cpu=1;",
        "\"tiers\" : [ null ]",
        "NaN=NaN");
  }

  @Override
  protected void parse(byte[] input) throws IOException {
    Path file = files.get(input.length == 0 ? 0 : Math.floorMod(input[0] - '0', files.size()));
    byte[] content = new byte[Math.max(0, input.length - 1)];
    System.arraycopy(input, input.length - content.length, content, 0, content.length);
    try {
      Files.write(file, content);
      TrialsFolder opened = TrialsFolder.open(run.path());
      assertThat(opened.run().plan()).isNotNull();
      for (Trial trial : opened.trials()) {
        assertThat(trial.point()).isNotNull();
        assertThat(trial.tiers()).doesNotContainNull();
        assertThat(trial.nodeChanges()).allMatch(change -> Double.isFinite(change.atSeconds()));
      }
    } finally {
      Files.write(file, good.get(file));
    }
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown.getClass() == IOException.class || thrown instanceof UnreadableResultException;
  }
}
