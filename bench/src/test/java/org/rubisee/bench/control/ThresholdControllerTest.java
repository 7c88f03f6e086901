package org.rubisee.bench.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.MeasurementWriter;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.SecondSample;

/** The example of a controller at a real endpoint; the load of its servers is made up. */
class ThresholdControllerTest {

  private static final Path EXAMPLE =
      Path.of("..", "deploy", "examples", "threshold_controller.py");
  private static final int PATIENCE_SECONDS = 60;
  private static final String RULES =
      """
      import sys
      from types import SimpleNamespace
      sys.dont_write_bytecode = True
      sys.path.insert(0, sys.argv[1])
      from threshold_controller import Rules
      rules = Rules(SimpleNamespace(high=0.6, low=0.4, p95=0.5, up=2, down=10))
      wanted = [rules.nodes({"rubis_second": float(second), 'rubis_cpu_cores{tier="web"}': 0.9}, 1, 2)
                for second in sys.argv[2].split(",")]
      print(",".join(map(str, wanted)))
      """;

  @TempDir private Path folder;

  private final BlockingQueue<Integer> used = new LinkedBlockingQueue<>();
  private final WebNodes nodes =
      new WebNodes() {
        @Override
        public int started() {
          return 2;
        }

        @Override
        public void use(int count) {
          used.add(count);
          if (isStatic) {
            throw new IllegalStateException("Nodes are static");
          }
        }
      };
  private boolean isStatic;

  @Test
  void scalesOutUnderLoadAndInAfterIt() throws IOException, InterruptedException {
    assumeTrue(hasPython(), "python3 is not installed");
    ControlServer server = ControlServer.start(0, folder.resolve("token"));
    try (MeasurementWriter clients = new MeasurementWriter(folder.resolve("client"))) {
      ControlledTrial trial = trial();
      busy(trial, 0.9);
      second(clients, 100);
      server.follow(Optional.of(trial));
      Process controller = controller(server);
      try {
        assertThat(next()).as("the first number of nodes").isEqualTo(1);
        assertThat(next()).as("0.9 CPUs on one node").isEqualTo(2);
        busy(trial, 0.1);
        second(clients, 101);
        assertThat(next()).as("0.1 CPUs on two nodes").isEqualTo(1);
        server.close();
        assertThat(controller.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(controller.exitValue()).isZero();
      } finally {
        controller.destroyForcibly();
      }
      assertThat(used).isEmpty();
    } finally {
      server.close();
    }
  }

  @Test
  void saysOnceThatATrialHasStaticNodes() throws IOException, InterruptedException {
    assumeTrue(hasPython(), "python3 is not installed");
    isStatic = true;
    ControlServer server = ControlServer.start(0, folder.resolve("token"));
    try (MeasurementWriter clients = new MeasurementWriter(folder.resolve("client"))) {
      ControlledTrial trial = trial();
      server.follow(Optional.of(trial));
      Process controller = controller(server);
      try {
        assertThat(next()).as("the first number of nodes").isEqualTo(1);
        for (int second = 0; used.isEmpty(); second++) {
          assertThat(second).as("seconds of 0.1 CPUs").isLessThan(PATIENCE_SECONDS);
          busy(trial, 0.1);
          second(clients, 100 + second);
          Thread.sleep(1000);
        }
        server.close();
        assertThat(controller.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
      } finally {
        controller.destroyForcibly();
      }
      assertThat(Files.readString(folder.resolve("controller.log")))
          .containsOnlyOnce("409: Nodes are static");
    } finally {
      server.close();
    }
  }

  /** With --up 2: a reading of 0.9 CPUs on one of two nodes, at each of these seconds. */
  @Test
  void judgesEachSecondOnce() throws IOException, InterruptedException {
    assumeTrue(hasPython(), "python3 is not installed");

    assertThat(judged("100,100,100,100")).isEqualTo("1,1,1,1");
    assertThat(judged("100,100,101")).isEqualTo("1,1,2");
    assertThat(judged("100,102")).isEqualTo("1,2");
  }

  /** The number of nodes that the rules want after each reading. */
  private static String judged(String seconds) throws IOException, InterruptedException {
    Process python =
        new ProcessBuilder("python3", "-c", RULES, EXAMPLE.getParent().toString(), seconds)
            .redirectErrorStream(true)
            .start();
    String answer =
        new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(python.waitFor()).as(answer).isZero();
    return answer;
  }

  private ControlledTrial trial() {
    return new ControlledTrial(
        folder,
        folder.resolve("client"),
        new ControlledSite(Optional.of(nodes), Optional.empty(), 0));
  }

  private Integer next() throws InterruptedException {
    return used.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  /** A second of the clients, in which nothing happened. */
  private static void second(MeasurementWriter clients, long end) throws IOException {
    clients.append(
        new SecondSample.Counts(end, Phase.MEASURE, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        LatencyHistogram.empty());
  }

  /** Two readings between which the web tier used so many CPUs. */
  private static void busy(ControlledTrial trial, double cores) {
    trial.read(new TierSample(Tier.WEB, 1, 0, 0, 0, Map.of()));
    trial.read(new TierSample(Tier.WEB, 2, cores, 0, 0, Map.of()));
  }

  private Process controller(ControlServer server) throws IOException {
    return new ProcessBuilder(
            List.of(
                "python3",
                EXAMPLE.toString(),
                "--url",
                server.url(),
                "--token-file",
                server.tokenFile().toString(),
                "--up",
                "1",
                "--down",
                "1"))
        .redirectErrorStream(true)
        .redirectOutput(Files.createFile(folder.resolve("controller.log")).toFile())
        .start();
  }

  private static boolean hasPython() throws IOException, InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
