package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.results.ClockOffset;
import org.rubisee.bench.results.LoadMachine;
import org.rubisee.bench.results.Machine;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;

/** A plan that is resumed or repeated may have been made for other load machines. */
class PlannedProcessesTest {

  private static final String NEXT = "the database is restored next";

  @Test
  void refusesLoadMachinesThatStartAnotherNumberOfEmulators() {
    Stub topology = new Stub(2, 1);
    assertThatThrownBy(() -> runs().start(trials(2), (recipe, terminal) -> topology))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("planned for 2 load processes")
        .hasMessageContaining("'clients' in the hosts file names 3");
    assertThat(topology.isClosed).isTrue();
  }

  @Test
  void takesThoseThatFitAndTheMachineOfTheBench() {
    assertThatThrownBy(() -> runs().start(trials(3), (recipe, terminal) -> new Stub(2, 1)))
        .hasMessage(NEXT);
    assertThatThrownBy(() -> runs().start(trials(3), (recipe, terminal) -> new Stub()))
        .hasMessage(NEXT);
  }

  @Test
  void refusesScheduleThatNoAgentTakes() {
    String steps =
        IntStream.range(0, 20_000)
            .mapToObj(second -> second + "=20.123456")
            .collect(Collectors.joining(",", "steps:", ""));
    assertThatThrownBy(() -> runs().start(scheduled(steps), (recipe, terminal) -> new Stub(2, 1)))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("fewer steps (about 15,000 fit)");
    assertThatThrownBy(() -> runs().start(scheduled(steps), (recipe, terminal) -> new Stub()))
        .as("no agent reads it")
        .hasMessage(NEXT);
  }

  private static Trials scheduled(String steps) {
    return trials(
        load().with(new LoadSpec.ArrivalSpec(ArrivalMode.OPEN, steps, List.of())).sharedBy(3));
  }

  private static LoadSpec load() {
    return new LoadSpec("auction", Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.CACHED);
  }

  private static Trials trials(int processes) {
    return trials(load().sharedBy(processes));
  }

  private static Trials trials(LoadSpec load) {
    TrialsPlan plan = TrialsPlan.of(List.of(), load, new Agenda(List.of(), List.of(), 1, 1), false);
    SiteRecipe recipe =
        new SiteRecipe(
            Checkout.current(),
            ApplicationData.standard().plan(Sizes.TINY),
            Map.of(),
            Pinning.ANYWHERE,
            List.of());
    return new Trials(plan, new RunRequest(recipe, List.of(), "rubis run"));
  }

  private static Runs runs() {
    return new Runs(
        Checkout.current(),
        new Terminal(
            new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8), false),
        Clock.systemUTC());
  }

  /** Has machines, and nothing else. */
  private static final class Stub implements Topology {

    private final List<LoadMachine> machines;
    private boolean isClosed;

    Stub(int... processes) {
      Machine machine = new Machine("Debian", "6.1", "CPU", 4, 8L << 30);
      machines =
          IntStream.of(processes)
              .mapToObj(
                  count -> new LoadMachine("load", count, machine, "17", new ClockOffset(0, 0.1)))
              .toList();
    }

    @Override
    public List<LoadMachine> loadMachines() {
      return machines;
    }

    @Override
    public DatabaseTier database() {
      throw new IllegalStateException(NEXT);
    }

    @Override
    public String label() {
      return "stub";
    }

    @Override
    public RunningSite start(SiteConfiguration configuration, SiteStart start) {
      throw new AssertionError("This test starts no site");
    }

    @Override
    public boolean restartsServers() {
      return true;
    }

    @Override
    public List<String> remarks() {
      return List.of();
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }
}
