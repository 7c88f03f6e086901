package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.ClockOffset;
import org.rubisee.bench.results.LoadMachine;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.EndingTier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.TierTogether;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.EmulatorStarter;
import org.rubisee.bench.topology.agent.ClockProbe;
import org.rubisee.bench.topology.agent.EmulatorOrder;
import org.rubisee.bench.topology.agent.Secret;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.measurement.Progress;
import org.rubisee.settings.Text;

/**
 * The machines that send the load, in the order of the hosts file: the first has the first shares.
 * Used for one trial at a time.
 */
final class LoadMachines implements EmulatorStarter, AutoCloseable {

  /** In a trial's folder: the clocks of the load machines before its load began. */
  static final String CLOCKS_FILE = "clocks.csv";

  /** Time for the start of Java and for the catalogue of the site, before the load begins. */
  private static final long MILLIS_TO_START = 8_000;

  private static final long MILLIS_TO_START_EACH = 2_000;
  private static final int LOAD_BYTES = 8;

  /** A machine that does not answer for so long counts as failed. */
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  private final List<LoadAgent> agents;
  private final Map<LoadAgent, ClockOffset> firstClocks;
  private final Terminal terminal;
  private final Duration patience;
  private final ClockProbe probe = new ClockProbe();
  private final SecureRandom random = new SecureRandom();
  private String load = "";
  private Map<LoadAgent, ClockOffset> clocks;
  private List<AgentReader> readers = List.of();

  private LoadMachines(List<LoadAgent> agents, Terminal terminal, Duration patience) {
    this.agents = List.copyOf(agents);
    this.terminal = terminal;
    this.patience = patience;
    firstClocks = measured();
    clocks = firstClocks;
  }

  /**
   * Asks all agents once, and measures their clocks.
   *
   * @return empty if the hosts file names none
   * @throws CommandFailedException if one does not answer, may not start emulators, or has a clock
   *     that is not known well enough
   */
  static Optional<LoadMachines> open(Hosts hosts, Terminal terminal) {
    return open(hosts, terminal, PATIENCE);
  }

  /**
   * The same.
   *
   * @param patience a machine that does not answer for so long counts as failed; it must be shorter
   *     than the time after which an agent ends an emulator without questions
   */
  static Optional<LoadMachines> open(Hosts hosts, Terminal terminal, Duration patience) {
    if (hosts.clients().isEmpty()) {
      return Optional.empty();
    }
    List<LoadAgent> agents = new ArrayList<>();
    try {
      Secret secret = Secret.of(hosts.secrets().agents());
      hosts.clients().forEach(host -> agents.add(LoadAgent.of(host, secret)));
      return Optional.of(new LoadMachines(agents, terminal, patience));
    } catch (RuntimeException e) {
      agents.forEach(agent -> agent.client().close());
      throw e;
    }
  }

  /** The machines as they were when they were asked first. */
  List<LoadMachine> toResult() {
    return agents.stream().map(agent -> agent.toResult(firstClocks.get(agent))).toList();
  }

  /** The machines and their clocks, in words. */
  String inWords() {
    return firstClocks.entrySet().stream()
        .map(
            known ->
                Text.of(
                    "%s (%d %s, clock %s)",
                    known.getKey().host().address(),
                    known.getKey().host().processes(),
                    known.getKey().host().processes() == 1 ? "process" : "processes",
                    known.getValue().inWords()))
        .collect(Collectors.joining(", "));
  }

  /** Their agents, in the order of the hosts file. */
  List<LoadAgent> agents() {
    return agents;
  }

  @Override
  public long prepare(Path folder, int count) throws IOException {
    int processes = agents.stream().mapToInt(agent -> agent.host().processes()).sum();
    if (count != processes) {
      throw new CommandFailedException(
          Text.of(
                  "The hosts file names %d emulators in 'clients', and the load has %d parts: change",
                  processes, count)
              + " 'processes' there");
    }
    clocks = measured();
    terminal.progress("Clocks of the load machines: " + clocksInWords());
    writeClocks(folder.resolveSibling(CLOCKS_FILE));
    byte[] name = new byte[LOAD_BYTES];
    random.nextBytes(name);
    load = HexFormat.of().formatHex(name);
    readers =
        agents.stream()
            .map(
                agent ->
                    new AgentReader(
                        Place.first(Tier.CLIENT), agent.client().server(Tier.CLIENT.label())))
            .toList();
    int most = agents.stream().mapToInt(agent -> agent.host().processes()).max().orElse(1);
    return MILLIS_TO_START + most * MILLIS_TO_START_EACH;
  }

  @Override
  public EmulatorStarter.Started start(
      int number, EmulatorProcess.Order order, Consumer<Progress> listener) {
    LoadAgent agent = agentOf(number);
    EmulatorOptions options =
        order.options().onClockAheadBy(Math.round(clocks.get(agent).offsetMillis()));
    return RemoteEmulator.start(
        agent,
        new EmulatorOrder(load, "process-" + number, options.asMap()),
        order.folder(),
        listener,
        patience);
  }

  @Override
  public TierReader tier(List<EmulatorStarter.Started> started) {
    return new TierTogether(
        Tier.CLIENT, readers.stream().<TierReader>map(EndingTier::new).toList(), false);
  }

  /** Reads what the machines send to the web tier; each time after {@link #tier} was read. */
  LinkSource links() {
    return new LoadLinks(readers);
  }

  /** Ends the connections to the agents. */
  @Override
  public void close() {
    agents.forEach(agent -> agent.client().close());
  }

  private LoadAgent agentOf(int number) {
    int last = 0;
    for (LoadAgent agent : agents) {
      last += agent.host().processes();
      if (number <= last) {
        return agent;
      }
    }
    throw new IllegalArgumentException("There is no emulator " + number);
  }

  private Map<LoadAgent, ClockOffset> measured() {
    Map<LoadAgent, ClockOffset> offsets = new LinkedHashMap<>();
    agents.forEach(agent -> offsets.put(agent, agent.clock(probe)));
    return offsets;
  }

  private String clocksInWords() {
    return clocks.entrySet().stream()
        .map(known -> known.getKey().host().address() + " " + known.getValue().inWords())
        .collect(Collectors.joining(", "));
  }

  private void writeClocks(Path file) throws IOException {
    List<String> lines = new ArrayList<>(List.of("machine,offset_millis,uncertainty_millis"));
    clocks.forEach(
        (agent, clock) ->
            lines.add(
                Text.of(
                    "%s,%.3f,%.3f",
                    agent.host().address(), clock.offsetMillis(), clock.uncertaintyMillis())));
    Files.write(file, lines);
  }
}
