package org.rubisee.bench.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The example that computes elasticity, against values computed by hand. Ten seconds of arrivals
 * for nodes that sustain 10 per second each:
 *
 * <pre>
 * second    101 102 103 104 105 106 107 108 109 110
 * needed      1   1   2   4   4   4   2   1   1   1
 * in use      1   1   1   1   2   4   4   4   1   1
 * missing             1/2 3/4 2/4                      sum 1.75 in 3 seconds
 * too many                            2/2 3/1          sum 4 in 2 seconds
 * </pre>
 */
class ElasticityExampleTest {

  private static final Path EXAMPLE = Path.of("..", "examples", "elasticity.py");
  private static final int[] ARRIVALS = {10, 5, 11, 40, 35, 31, 20, 1, 0, 9};

  @TempDir private Path trial;

  @BeforeEach
  void writeTrial() throws IOException, InterruptedException {
    assumeTrue(hasPython(), "python3 is not installed");
    Files.writeString(trial.resolve("trial.json"), "{\"startedAt\": \"1970-01-01T00:01:30.250Z\"}");
    Files.writeString(
        trial.resolve("control.csv"),
        "at_seconds,actuator,value\n0.000,web-nodes,4\n1.000,web-nodes,1\n14.700,web-nodes,2\n"
            + "15.600,web-nodes,4\n18.500,web-nodes,1\n");
    for (int process = 1; process <= 2; process++) {
      List<String> lines =
          new ArrayList<>(List.of("epoch_second,phase,offered,not_offered", "100,warm-up,500,0"));
      for (int i = 0; i < ARRIVALS.length; i++) {
        int own = process == 1 ? ARRIVALS[i] / 2 : ARRIVALS[i] - ARRIVALS[i] / 2;
        int lost = Math.min(own, 1);
        lines.add((101 + i) + ",measure," + (own - lost) + "," + lost);
      }
      Path folder = Files.createDirectories(trial.resolve("client/process-" + process));
      Files.write(folder.resolve("seconds.csv"), lines);
    }
  }

  @Test
  void computesAccuracyAndTimeShare() throws IOException, InterruptedException {
    String table = run("--capacity", "10", "--window", "1");

    assertThat(row(table, "with controller")).containsExactly("17.5", "40.0", "30.0", "20.0", "20");
  }

  /** One node: missing 1/2 + 3 · 3/4 + 1/2. Four: superfluous 5 · 3 + 2 · 1. */
  @Test
  void comparesStaticSites() throws IOException, InterruptedException {
    String table = run("--capacity", "10", "--window", "1");

    assertThat(row(table, "static, 1 nodes")).containsExactly("32.5", "0.0", "50.0", "0.0", "10");
    assertThat(row(table, "static, 4 nodes")).containsExactly("0.0", "170.0", "0.0", "70.0", "40");
    assertThat(table.lines()).hasSize(6);
  }

  /** One line for seconds 106 and 107 with 31 + 20 arrivals: both then need three nodes. */
  @Test
  void spreadsALineOverTheSecondsThatItCovers() throws IOException, InterruptedException {
    Path seconds = trial.resolve("client/process-1/seconds.csv");
    Files.delete(trial.resolve("client/process-2/seconds.csv"));
    List<String> lines = new ArrayList<>(List.of("epoch_second,phase,offered,not_offered"));
    for (int i = 0; i < ARRIVALS.length; i++) {
      if (i != 5) {
        lines.add((101 + i) + ",measure," + (i == 6 ? 31 + 20 : ARRIVALS[i]) + ",0");
      }
    }
    Files.write(seconds, lines);

    String table = run("--capacity", "10", "--window", "1");

    // missing 1/2 + 2 · 3/4 + 2 · 2/3
    assertThat(row(table, "static, 1 nodes")).containsExactly("33.3", "0.0", "50.0", "0.0", "10");
  }

  @Test
  void saysWhatIsMissing() throws IOException, InterruptedException {
    assertThat(run("--capacity", "0")).contains("--capacity and --window must be greater than 0");
    Files.delete(trial.resolve("control.csv"));
    assertThat(run("--capacity", "10")).contains("name a trial of a run with --control");
  }

  /** The numbers of a row, without its name. */
  private static List<String> row(String table, String name) {
    String row = table.lines().filter(line -> line.startsWith(name)).findFirst().orElseThrow();
    return List.of(row.substring(name.length()).replace("%", " ").strip().split("\\s+"));
  }

  private String run(String... options) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of("python3", EXAMPLE.toString(), trial.toString()));
    command.addAll(List.of(options));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text;
  }

  private static boolean hasPython() throws IOException, InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
