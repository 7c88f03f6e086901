package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * {@code deploy/examples/layer-4-balancer} in network namespaces, where this machine permits them.
 */
class LayerFourBalancerTest {

  private static final Path SCRIPT =
      Path.of(System.getProperty("rubis.home"), "bench/src/test/scripts/layer-4-namespaces");

  @Test
  @Timeout(value = 120, unit = TimeUnit.SECONDS)
  void passesConnectionsOnInTurnAndLeavesADeadServerOut() throws Exception {
    assumeTrue(
        exitCode("unshare", "-rnm", "sh", "-c", "mount -t tmpfs none /run && nft list ruleset") == 0
            && exitCode("python3", "--version") == 0,
        "network namespaces, nft or python3 are missing");

    Process process =
        new ProcessBuilder("unshare", "-rnm", SCRIPT.toString()).redirectErrorStream(true).start();
    List<String> said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList();

    assertThat(said).contains("in turn", "dead server out", "in turn again", "nothing left");
    assertThat(process.waitFor()).isZero();
  }

  private static int exitCode(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException e) {
      return -1;
    }
  }
}
