package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.topology.LiveStub;
import org.rubisee.bench.topology.agent.EmulatorHost;
import org.rubisee.bench.topology.agent.EmulatorOrder;
import org.rubisee.bench.topology.agent.EmulatorState;

@Timeout(120)
class HostEmulatorsTest {

  @TempDir private Path folder;
  private final AtomicLong nanos = new AtomicLong();
  private LiveStub stub;
  private HostEmulators emulators;

  @BeforeEach
  void start() throws IOException {
    stub = LiveStub.start();
    emulators = emulators(stub.address(), "");
  }

  private HostEmulators emulators(String web, String balancer) {
    Hosts hosts =
        new Hosts(
            new Hosts.Server(web, null),
            null,
            new Hosts.Database("jdbc:mysql://127.0.0.1:3306/rubis", "u", "p", null, null, null),
            List.of(),
            null,
            null,
            balancer);
    return new HostEmulators(hosts, folder.resolve("client"), nanos::get);
  }

  @AfterEach
  void stop() {
    emulators.close();
    stub.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "url|http://127.0.0.1:1/site|this agent sends load to",
        "url|https://127.0.0.1/site|this agent sends load to",
        "matrix-file|/etc/passwd|names no file of the load machine",
        "matrix-file=/etc/passwd|--images=none|no option of an emulator",
        "schedule=csv:/etc/passwd|--images=none|no option of an emulator",
        "schedule|csv:/etc/passwd|names no file of the load machine",
        "output|/tmp|output",
        "log-requests|true|true",
        "XX:OnError|id|no option of an emulator",
        "mix|bid|There is no mix",
      })
  void startsNothingButLoadOnItsOwnWebTier(String option, String value, String message) {
    Map<String, String> options = new HashMap<>(options());
    options.put(option, value);
    EmulatorOrder order = new EmulatorOrder("1f", "process-1", options);

    assertThatThrownBy(() -> emulators.start(order))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
    assertThatThrownBy(() -> emulators.state(order.id())).hasMessageContaining("no emulator");
  }

  @Test
  void sendsLoadToTheBalancerInFrontOfItsWebTierToo() throws Exception {
    EmulatorOrder order = new EmulatorOrder("1f", "process-1", options());
    try (HostEmulators behind = emulators("127.0.0.1:1", "127.0.0.1:2")) {
      assertThatThrownBy(() -> behind.start(order))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("this agent sends load to 127.0.0.1:1 or 127.0.0.1:2 only");
    }
    try (HostEmulators behind = emulators("127.0.0.1:1", stub.address())) {
      behind.start(order);
      assertThat(behind.state(order.id()).running()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"../x, process-1", "1f, ../process-1", "1f, ''", "1F, process-1"})
  void takesNoFoldersForNames(String load, String name) {
    assertThatThrownBy(() -> emulators.start(new EmulatorOrder(load, name, options())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("names no load and no emulator");
  }

  @Test
  void sendsOneLoadAtATimeAndEndsOneWhoseBenchIsGone() throws Exception {
    EmulatorOrder first = new EmulatorOrder("aa", "process-1", options());
    emulators.start(first);
    EmulatorOrder second = new EmulatorOrder("bb", "process-1", options());
    assertThatThrownBy(() -> emulators.start(second))
        .hasMessageContaining("still sends the load of another run");
    assertThatThrownBy(() -> emulators.start(first)).hasMessageContaining("started before");
    assertThatThrownBy(() -> emulators.file(first.id(), "emulator.json", 0))
        .as("while it runs")
        .hasMessageContaining("left no file");
    assertThat(emulators.read().samples()).hasSize(1);
    while (emulators.state(first.id()).lines() == 0) {
      Thread.sleep(100);
    }

    nanos.addAndGet(TimeUnit.SECONDS.toNanos(EmulatorHost.SECONDS_WITHOUT_QUESTION));
    emulators.endAbandoned();
    assertThat(emulators.state(first.id()).running()).isTrue();
    nanos.addAndGet(TimeUnit.SECONDS.toNanos(EmulatorHost.SECONDS_WITHOUT_QUESTION) + 1);
    emulators.endAbandoned();
    EmulatorState ended = ended(first.id());

    assertThat(ended.exitCode()).isNotZero();
    assertThat(ended.files())
        .extracting(EmulatorState.ResultFile::name)
        .contains("emulator.json", "histograms.hlog", "seconds.csv", "seconds.hlog", "log");
    assertThat(new String(emulators.file(first.id(), "seconds.csv", 0), StandardCharsets.UTF_8))
        .startsWith("epoch_second");
    assertThat(emulators.file(first.id(), "seconds.csv", 1L << 40)).isEmpty();
    assertThatThrownBy(() -> emulators.file(first.id(), "../../x", 0))
        .hasMessageContaining("left no file");

    emulators.start(second);
    assertThatThrownBy(() -> emulators.state(first.id())).hasMessageContaining("no emulator");
    assertThat(folder.resolve("client/aa-process-1")).doesNotExist();
    emulators.stop(second.id());
    ended(second.id());
    emulators.discard(second.id());
    assertThat(folder.resolve("client")).doesNotExist();
  }

  private EmulatorState ended(String id) throws InterruptedException {
    EmulatorState state = emulators.state(id);
    while (state.running()) {
      Thread.sleep(100);
      state = emulators.state(id);
    }
    return state;
  }

  private Map<String, String> options() {
    return stub.options("constant:20", 600).asMap();
  }
}
