package org.rubisee.bench.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
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

/** The example of a controller at a real endpoint; the load of its servers is made up. */
class ThresholdControllerTest {

  private static final Path EXAMPLE = Path.of("..", "examples", "threshold_controller.py");
  private static final int PATIENCE_SECONDS = 60;

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
        }
      };

  @Test
  void scalesOutUnderLoadAndInAfterIt() throws IOException, InterruptedException {
    assumeTrue(hasPython(), "python3 is not installed");
    ControlServer server = ControlServer.start(0, folder.resolve("token"));
    try {
      ControlledTrial trial =
          new ControlledTrial(folder, folder.resolve("client"), Optional.of(nodes), 0);
      busy(trial, 0.9);
      server.follow(Optional.of(trial));
      Process controller = controller(server);
      try {
        assertThat(next()).as("the first number of nodes").isEqualTo(1);
        assertThat(next()).as("0.9 CPUs on one node").isEqualTo(2);
        busy(trial, 0.1);
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

  private Integer next() throws InterruptedException {
    return used.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
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
