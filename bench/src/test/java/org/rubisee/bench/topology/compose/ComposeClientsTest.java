package org.rubisee.bench.topology.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.ClientTier;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.LiveStub;
import org.rubisee.bench.topology.LoadProcesses;
import org.rubisee.bench.topology.LocalClients;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Progress;
import org.rubisee.servers.Pinning;

/**
 * Emulators in containers that share a load, against a live stub of a site. A shell in Docker's
 * place runs real emulators: a container is a folder with the number of its process.
 */
@Timeout(180)
class ComposeClientsTest {

  private static final String DOCKER =
      """
      case "$1" in
        compose)
          while [ "$1" != --name ]; do shift; done
          container=$ENGINE/$2
          while [ "$1" != emulate ]; do shift; done
          shift
          mkdir -p "$container"
          left=$#
          while [ "$left" -gt 0 ]; do
            word=$1
            shift
            [ "$word" != /results/trial ] || word=$container/trial
            set -- "$@" "$word"
            left=$((left - 1))
          done
          echo $$ >"$container/pid"
          exec "$JAVA" "-Xlog:gc:file=$container/gc.log" org.rubisee.emulator.cli.EmulatorCommand "$@"
          ;;
        stop)
          pid=$(cat "$ENGINE/$4/pid")
          kill "$pid"
          while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
          ;;
        cp) cp -r "$ENGINE/${2%%:*}/${2#*:/results/}" "$3" ;;
        rm) rm -r "$ENGINE/$4" ;;
        *) exit 2 ;;
      esac
      """;

  @TempDir private Path folder;
  private LiveStub stub;

  @BeforeEach
  void startStub() throws IOException {
    stub = LiveStub.start();
  }

  @AfterEach
  void stopStub() {
    stub.close();
  }

  /** As in {@code LoadProcessesTest}, the number of requests does not depend on times. */
  @Tag("long")
  @Test
  void twoContainersHaveTheCountsOfOneProcess() throws Exception {
    EmulatorOptions options = stub.options("steps:0=20,1=0", 5);
    try (EmulatorProcess one =
            EmulatorProcess.start(
                new LocalClients(List.of()), order("alone", options), progress -> {});
        LoadProcesses containers = start(order("shared", options), progress -> {})) {
      one.await();
      containers.await();
    }

    Measurement one = MeasurementFolder.read(folder.resolve("alone"));
    Measurement two = MeasurementFolder.read(folder.resolve("shared"));
    assertThat(LiveStub.counts(two)).isEqualTo(LiveStub.counts(one)).isNotEmpty();
    assertThat(LiveStub.arrivals(two)).isEqualTo(LiveStub.arrivals(one)).isPositive();
    assertThat(two.header().processes()).isEqualTo(2);
    assertThat(two.header().partial()).isFalse();
    assertThat(folder.resolve("shared/process-2-gc.log")).isNotEmptyFile();
    assertThat(folder.resolve("engine")).as("containers that are left").isEmptyDirectory();
  }

  @Test
  void aKilledContainerMakesTheResultPartialAndStopsTheOther() throws Exception {
    BlockingQueue<Progress> progress = new LinkedBlockingQueue<>();
    try (LoadProcesses containers =
        start(order("killed", stub.options("constant:20", 600)), progress::add)) {
      LiveStub.awaitTwo(progress);
      Path pid = folder.resolve("engine/test-emulator-process-2/pid");
      ProcessHandle.of(Long.parseLong(Files.readString(pid).strip()))
          .orElseThrow()
          .destroyForcibly();

      assertThatThrownBy(containers::await)
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("Load process 2 of 2 ended early, so the others were stopped.");
    }

    Measurement left = MeasurementFolder.read(folder.resolve("killed"));
    assertThat(left.header().partial()).isTrue();
    assertThat(LiveStub.arrivals(left)).isPositive();
    assertThat(folder.resolve("engine")).as("containers that are left").isEmptyDirectory();
  }

  private LoadProcesses start(EmulatorProcess.Order order, Consumer<Progress> listener)
      throws IOException {
    return LoadProcesses.start(new Site().emulators(Pinning.ANYWHERE), order, 2, listener);
  }

  private EmulatorProcess.Order order(String name, EmulatorOptions options) {
    return new EmulatorProcess.Order(options, folder.resolve(name), folder.resolve("work"));
  }

  /** Has clients in containers, and nothing else. */
  private final class Site implements RunningSite {

    @Override
    public ClientTier clients(Pinning pinning) {
      return new ComposeClients(
          new Compose(
              List.of("sh", "-c", DOCKER, "docker"),
              folder,
              "test",
              Map.of(
                  "ENGINE",
                  folder.resolve("engine").toString(),
                  "JAVA",
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "CLASSPATH",
                  System.getProperty("java.class.path"))));
    }

    @Override
    public URI baseUri() {
      return URI.create("http://" + stub.address() + "/site/");
    }

    @Override
    public List<TierReader> readers() {
      return List.of();
    }

    @Override
    public Map<Tier, Long> pids() {
      return Map.of();
    }

    @Override
    public boolean isAlive() {
      return true;
    }

    @Override
    public String logPlace() {
      return "nowhere";
    }

    @Override
    public void keepLogs(Path trialFolder) {
      // It has none.
    }

    @Override
    public void close() {
      // Nothing was started.
    }
  }
}
