package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.ClockOffset;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.LiveStub;
import org.rubisee.bench.topology.LoadProcesses;
import org.rubisee.bench.topology.LocalClients;
import org.rubisee.bench.topology.agent.AgentServer;
import org.rubisee.bench.topology.agent.Secret;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Progress;

/** Real emulators of two agents on the loopback interface, against a live stub of a site. */
@Timeout(180)
class LoadMachinesTest {

  private static final String SECRET = "0123456789abcdef";

  @TempDir private Path folder;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final Terminal terminal =
      new Terminal(new PrintStream(said, true, StandardCharsets.UTF_8), false);
  private final List<WatchedHost> hosts = new ArrayList<>();
  private final List<AgentServer> agents = new ArrayList<>();
  private LiveStub stub;

  @BeforeEach
  void start() throws IOException {
    stub = LiveStub.start();
    for (String machine : List.of("one", "two")) {
      startAgent(
          Optional.of(new HostEmulators(hosts(List.of()), folder.resolve("machine-" + machine))));
    }
  }

  @AfterEach
  void stop() {
    agents.forEach(AgentServer::close);
    hosts.forEach(WatchedHost::close);
    stub.close();
  }

  /** As in {@code LoadProcessesTest}, the number of requests does not depend on times. */
  @Tag("long")
  @Test
  void twoMachinesWithThreeProcessesHaveTheCountsOfOneProcess() throws Exception {
    EmulatorOptions options = stub.options("steps:0=20,2=0", 8);
    EmulatorProcess.Order alone = order("alone", options);
    try (EmulatorProcess one =
        EmulatorProcess.start(new LocalClients(List.of()), alone, progress -> {})) {
      one.await();
    }
    long receivedByOne = stub.received().getAndSet(0);
    BlockingQueue<Progress> progress = new LinkedBlockingQueue<>();
    TierSample sample;
    try (LoadMachines machines = open(1, 2);
        LoadProcesses emulators =
            LoadProcesses.start(machines, order("shared", options), 3, progress::add)) {
      sample = emulators.tier().sample(7).orElseThrow();
      emulators.await();
    }

    Measurement one = MeasurementFolder.read(folder.resolve("alone"));
    Measurement three = MeasurementFolder.read(folder.resolve("shared"));
    assertThat(LiveStub.counts(three)).isEqualTo(LiveStub.counts(one)).hasSizeGreaterThan(10);
    assertThat(stub.received().get()).isEqualTo(receivedByOne).isGreaterThan(1_000);
    assertThat(LiveStub.arrivals(three)).isEqualTo(LiveStub.arrivals(one)).isPositive();
    assertThat(three.header().processes()).isEqualTo(3);
    assertThat(three.header().clients()).isEqualTo(203);
    assertThat(three.header().partial()).isFalse();
    assertThat(progress).isNotEmpty();
    assertThat(sample.atSeconds()).isEqualTo(7);
    assertThat(sample.residentBytes()).isPositive();
    assertThat(said.toString(StandardCharsets.UTF_8)).contains("Clocks of the load machines: one ");
    assertThat(Files.readAllLines(folder.resolve(LoadMachines.CLOCKS_FILE)))
        .hasSize(3)
        .last()
        .asString()
        .matches("two,-?\\d+\\.\\d{3},\\d+\\.\\d{3}");
    assertThat(folder.resolve("shared/process-3-gc.log")).exists();
    assertThat(folder.resolve("machine-one")).doesNotExist();
    assertThat(folder.resolve("machine-two")).doesNotExist();
  }

  @Test
  void aKilledEmulatorMakesTheResultPartialAndItsMachineIsNamed() throws Exception {
    BlockingQueue<Progress> progress = new LinkedBlockingQueue<>();
    try (LoadMachines machines = open(1, 1);
        LoadProcesses emulators =
            LoadProcesses.start(
                machines, order("killed", stub.options("constant:20", 600)), 2, progress::add)) {
      LiveStub.awaitTwo(progress);
      emulator("machine-two").destroyForcibly();

      assertThatThrownBy(emulators::await)
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("Load process 2 of 2 ended early, so the others were stopped.")
          .hasMessageContaining("on load machine two (the agent at 127.0.0.1:")
          .hasMessageContaining("exit code 137");
    }

    Measurement left = MeasurementFolder.read(folder.resolve("killed"));
    assertThat(left.header().partial()).isTrue();
    assertThat(LiveStub.arrivals(left)).isPositive();
  }

  @Tag("long")
  @Test
  void aMachineThatDoesNotAnswerAnyMoreMakesTheResultPartial() throws Exception {
    BlockingQueue<Progress> progress = new LinkedBlockingQueue<>();
    try (LoadMachines machines = open(1, 1);
        LoadProcesses emulators =
            LoadProcesses.start(
                machines, order("lost", stub.options("constant:20", 600)), 2, progress::add)) {
      LiveStub.awaitTwo(progress);
      agents.get(0).close();

      assertThatThrownBy(emulators::await)
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("Load process 1 of 2 ended early, so the others were stopped.")
          .hasMessageContaining("Load machine one (the agent at 127.0.0.1:")
          .hasMessageContaining("does not answer any more");
    }

    Measurement left = MeasurementFolder.read(folder.resolve("lost"));
    assertThat(left.header().partial()).isTrue();
    assertThat(left.header().processes()).isEqualTo(1);
  }

  @Test
  void anEmulatorThatCannotBeStartedIsToldWithItsMachine() throws Exception {
    try (LoadMachines machines = open(1, 1)) {
      EmulatorOptions elsewhere = stub.options("constant:20", 600);
      agents.get(1).close();

      assertThatThrownBy(
              () -> LoadProcesses.start(machines, order("none", elsewhere), 2, progress -> {}))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("Load machine two");
    }
  }

  @Test
  void saysWhatTheMachinesAre() {
    try (LoadMachines machines = open(1, 2)) {
      assertThat(machines.toResult()).hasSize(2);
      assertThat(machines.toResult().get(1).address()).isEqualTo("two");
      assertThat(machines.toResult().get(1).processes()).isEqualTo(2);
      assertThat(machines.toResult().get(0).machine().cores()).isPositive();
      assertThat(machines.inWords())
          .matches("one \\(1 process, clock .*\\), two \\(2 processes, .*");
      assertThat(machines.agents()).hasSize(2);
    }
  }

  @Test
  void refusesALoadOfAnotherNumberOfParts() {
    try (LoadMachines machines = open(1, 2)) {
      assertThatThrownBy(() -> machines.prepare(folder.resolve("x"), 4))
          .hasMessageContaining("names 3 emulators in 'clients', and the load has 4 parts");
    }
  }

  /** The emulator begins by its own clock, which is not set here: it is stopped before. */
  @Test
  void tellsAnEmulatorHowFarTheClockOfItsMachineIsAhead() throws Exception {
    startAgent(
        Optional.of(new HostEmulators(hosts(List.of()), folder.resolve("machine-ahead"))),
        () -> ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now().plusSeconds(60)));
    List<LoadHost> clients = List.of(loadHost("one", 0, 1), loadHost("ahead", 2, 1));
    try (LoadMachines machines =
        LoadMachines.open(hosts(clients), terminal, Duration.ofSeconds(2)).orElseThrow()) {
      LoadProcesses emulators =
          LoadProcesses.start(
              machines, order("shifted", stub.options("constant:20", 600)), 2, one -> {});
      try {
        assertThat(machines.toResult().get(1).clock().offsetMillis())
            .isCloseTo(60_000, within(20.0));
        String ahead = commandLine(emulator("machine-ahead"));
        String other = commandLine(emulator("machine-one"));
        assertThat(ahead).containsPattern("--clock-offset\0(59|60)\\d{3}\0");
        assertThat(other).doesNotContainPattern("--clock-offset\0-?\\d{3}");
        assertThat(beginAt(ahead)).isEqualTo(beginAt(other));
        assertThat(Files.readString(folder.resolve(LoadMachines.CLOCKS_FILE)))
            .containsPattern("ahead,(59|60)\\d{3}\\.\\d{3},");
      } finally {
        emulators.close();
      }
    }
  }

  /** Milliseconds since 1970, by the clock of the bench. */
  private static String beginAt(String commandLine) {
    List<String> words = List.of(commandLine.split("\0"));
    return words.get(words.indexOf("--begin-at") + 1);
  }

  @Test
  void needsThePermissionOfTheMachine() throws IOException {
    startAgent(Optional.empty());
    assertThatThrownBy(() -> LoadMachines.open(hosts(List.of(loadHost("three", 2, 1))), terminal))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("start it there with '--tier client'");
  }

  @Test
  void refusesAClockThatIsNotKnownWellEnough() {
    ClockOffset good = new ClockOffset(90_000, 20);
    assertThat(LoadAgent.certain("two", good)).isEqualTo(good);
    assertThatThrownBy(() -> LoadAgent.certain("two", new ClockOffset(-3, 20.4)))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("The clock of load machine two is known as -3.0 ± 20.4 ms")
        .hasMessageContaining("at most ± 20 ms is allowed")
        .hasMessageContaining("round trip under 40 ms");
  }

  private LoadMachines open(int... processes) {
    List<LoadHost> clients =
        IntStream.range(0, processes.length)
            .mapToObj(i -> loadHost(List.of("one", "two").get(i), i, processes[i]))
            .toList();
    return LoadMachines.open(hosts(clients), terminal, Duration.ofSeconds(2)).orElseThrow();
  }

  private LoadHost loadHost(String address, int agent, int processes) {
    return new LoadHost(address, "127.0.0.1:" + agents.get(agent).port(), processes);
  }

  private Hosts hosts(List<LoadHost> clients) {
    return new Hosts(
        new Hosts.Server(stub.address(), null),
        null,
        new Hosts.Database("jdbc:mysql://127.0.0.1:3306/rubis", "u", "p", null, null, null),
        clients,
        new Hosts.Secrets(SECRET, null, null),
        null,
        null);
  }

  private void startAgent(Optional<HostEmulators> emulators) throws IOException {
    startAgent(emulators, () -> ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now()));
  }

  private void startAgent(Optional<HostEmulators> emulators, LongSupplier clockMicros)
      throws IOException {
    WatchedHost host = new WatchedHost(List.of(), Optional.empty(), emulators, terminal);
    hosts.add(host);
    agents.add(
        AgentServer.start(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            Secret.of(SECRET),
            host,
            clockMicros));
  }

  private EmulatorProcess.Order order(String name, EmulatorOptions options) {
    return new EmulatorProcess.Order(options, folder.resolve(name), folder.resolve("work"));
  }

  /** The emulator of a machine, found by its folder. */
  private ProcessHandle emulator(String machine) {
    String place = folder.resolve(machine).toString();
    return ProcessHandle.current()
        .children()
        .filter(child -> commandLine(child).contains(place))
        .findFirst()
        .orElseThrow();
  }

  private static String commandLine(ProcessHandle process) {
    try {
      return Files.readString(Path.of("/proc", Long.toString(process.pid()), "cmdline"));
    } catch (IOException e) {
      return "";
    }
  }
}
