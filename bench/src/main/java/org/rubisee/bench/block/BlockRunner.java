package org.rubisee.bench.block;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockSizes;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.results.block.Surroundings;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.sampling.ProcessCpu;
import org.rubisee.bench.topology.HeldEmulator;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.block.BlockCommand;
import org.rubisee.measurement.block.BlockEvent;
import org.rubisee.settings.Text;

/**
 * Runs blocks. A block has two stretches: the first does not count. Between them, and after the
 * second, nothing is in flight: there all processors' clocks are read. A block of clients who think
 * is one stretch, because a pause would empty the queue of a saturated site: there the clocks are
 * read while requests are in flight.
 */
final class BlockRunner {

  /** Other sites that take more than this share of the used processor time are marked. */
  static final double FOREIGN_SHARE = 0.03;

  /** More stolen time than this share of busy and stolen time is marked. */
  static final double STOLEN_SHARE = 0.03;

  private static final double NANOS_PER_SECOND = 1e9;

  private final BlockPlan plan;
  private final int group;
  private final BlocksFolder folder;
  private final HeldEmulator emulator;
  private final ProcessCpu clients;
  private final List<SiteUnderTest> sites;
  private final Clock clock;
  private int last;

  BlockRunner(
      Blocks.Group group,
      BlocksFolder folder,
      HeldEmulator emulator,
      List<SiteUnderTest> sites,
      Clock clock)
      throws IOException {
    plan = group.plan();
    this.group = group.number();
    this.folder = folder;
    this.emulator = emulator;
    this.sites = List.copyOf(sites);
    this.clock = clock;
    clients = ProcessCpu.ofJvm(emulator.pid());
    last = folder.blocks().stream().mapToInt(Block::number).max().orElse(0);
  }

  /**
   * A block's place in the run.
   *
   * @param invocation from 1
   * @param round from 1; 0 in the warm-up
   * @param stage what it is for
   * @param place site and cell
   * @param pacedRate interactions per second, if the cell is paced
   * @param busy requests in flight, if the cell is saturated; clients, if they think
   * @param times how often the block has the interactions of a measured one, if it is saturated
   */
  record Request(
      int invocation,
      int round,
      Stage stage,
      BlockOrder.Place place,
      double pacedRate,
      int busy,
      int times) {

    /** A block with so many requests in flight, of the size that all measured ones have. */
    static Request saturated(
        int invocation, int round, Stage stage, String site, String mix, int busy) {
      BlockOrder.Place place = new BlockOrder.Place(site, new Cell(mix, LoadKind.SATURATED));
      return new Request(invocation, round, stage, place, 0, busy, 1);
    }

    /** A block of so many clients who think. */
    static Request thinking(
        int invocation, int round, Stage stage, String site, String mix, int clients) {
      BlockOrder.Place place = new BlockOrder.Place(site, new Cell(mix, LoadKind.THINKING));
      return new Request(invocation, round, stage, place, 0, clients, 1);
    }
  }

  /** The name of a site's customers of a mix. */
  static String station(String site, String mix) {
    return site + "/" + mix;
  }

  /** Runs a block and keeps it. */
  Block run(Request request) throws IOException, InterruptedException {
    SiteUnderTest site =
        sites.stream()
            .filter(one -> one.name().equals(request.place().site()))
            .findFirst()
            .orElseThrow();
    int number = ++last;
    String name = BlocksFolder.nameOf(number);
    Instant startedAt = clock.instant();
    long dirtyPages = site.dirtyPages();
    double megahertz = MachineState.megahertz();
    double spinMillis = MachineState.spinMillis();
    Window window =
        request.place().cell().load() == LoadKind.THINKING
            ? thinking(request, site, name)
            : drained(request, site, name);
    State before = window.before();
    State after = window.after();
    BlockEvent.Done stretch = window.stretch();

    PhaseResult measured = MeasurementFolder.read(folder.clientsPath().resolve(name)).measured();
    MachineState.Processors used = after.processors().minus(before.processors());
    double foreign = after.foreignSeconds() - before.foreignSeconds();
    Block block =
        new Block(
            number,
            request.invocation(),
            group,
            request.round(),
            request.stage(),
            site.name(),
            request.place().cell(),
            startedAt,
            seconds(stretch),
            stretch.interactions(),
            measured.outcomes(),
            measured.writes().total(),
            measured.response().millisAt(50),
            TierCpu.between(before.tiers(), after.tiers()),
            new Surroundings(
                foreign,
                used.stolenSeconds(),
                used.busySeconds(),
                dirtyPages,
                spinMillis,
                megahertz),
            marks(stretch, measured, foreign, used),
            request.place().cell().load() == LoadKind.PACED ? 0 : request.busy(),
            window.allocatedBytes(),
            window.settlingThroughput());
    folder.add(block);
    return block;
  }

  private static double seconds(BlockEvent.Done stretch) {
    return (stretch.endedNanos() - stretch.beganNanos()) / NANOS_PER_SECOND;
  }

  private static double throughput(BlockEvent.Done stretch) {
    return seconds(stretch) > 0 ? stretch.completed() / seconds(stretch) : 0;
  }

  /**
   * What counts of a block.
   *
   * @param before all clocks at its begin
   * @param after all clocks at its end
   * @param stretch what the emulator says of it
   * @param allocatedBytes by tier; empty where it was not read
   * @param settlingThroughput of the part before it, which does not count; 0 where it has no end
   */
  private record Window(
      State before,
      State after,
      BlockEvent.Done stretch,
      Map<Tier, Long> allocatedBytes,
      double settlingThroughput) {}

  /** Between two instants at which nothing is in flight. */
  private Window drained(Request request, SiteUnderTest site, String name)
      throws IOException, InterruptedException {
    BlockEvent.Done settling = stretch(request, name + "-settling", true);
    delete(folder.clientsPath().resolve(name + "-settling"));
    Allocations.Readings allocatedBefore = site.allocated();
    State before = State.read(site, sites, clients);
    BlockEvent.Done stretch = stretch(request, name, false);
    State after = State.read(site, sites, clients);
    return new Window(
        before,
        after,
        stretch,
        Allocations.between(allocatedBefore, site.allocated()),
        throughput(settling));
  }

  /** Between two instants of a closed loop. Reading allocated bytes would take CPU time in it. */
  private Window thinking(Request request, SiteUnderTest site, String name)
      throws IOException, InterruptedException {
    List<State> states = new ArrayList<>();
    BlockEvent.Done stretch =
        emulator.think(
            new BlockCommand.Think(
                station(request.place().site(), request.place().cell().mix()),
                name,
                request.busy(),
                plan.curve().load().phases().warmUpSeconds(),
                plan.curve().load().phases().measureSeconds(),
                0),
            () -> states.add(State.read(site, sites, clients)));
    return new Window(states.get(0), states.get(1), stretch, Map.of(), 0);
  }

  private BlockEvent.Done stretch(Request request, String name, boolean settling)
      throws IOException, InterruptedException {
    BlockSizes sizes = plan.sizes();
    String station = station(request.place().site(), request.place().cell().mix());
    if (request.place().cell().load() == LoadKind.SATURATED) {
      return emulator.saturate(
          station,
          name,
          request.busy(),
          settling ? sizes.settling() : request.times() * sizes.interactions());
    }
    return emulator.pace(
        station,
        name,
        request.pacedRate(),
        settling ? sizes.settlingSeconds() : sizes.pacedSeconds(),
        scheduleSeed(request, settling));
  }

  /** The same for all sites of a round. */
  private long scheduleSeed(Request request, boolean settling) {
    return Objects.hash(
        plan.seed(), request.invocation(), request.round(), request.place().cell().mix(), settling);
  }

  private static List<String> marks(
      BlockEvent.Done stretch,
      PhaseResult measured,
      double foreignSeconds,
      MachineState.Processors used) {
    List<String> marks = new ArrayList<>();
    if (foreignSeconds > FOREIGN_SHARE * used.busySeconds()) {
      marks.add(
          Text.of(
              "Other sites took %.1f %% of the used processor time.",
              100 * foreignSeconds / used.busySeconds()));
    }
    double wanted = used.busySeconds() + used.stolenSeconds();
    if (used.stolenSeconds() > STOLEN_SHARE * wanted) {
      marks.add(
          Text.of(
              "%.1f %% of the processor time was stolen.", 100 * used.stolenSeconds() / wanted));
    }
    if (stretch.notIssued() > 0) {
      marks.add(stretch.notIssued() + " interactions were not issued within the time limit.");
    }
    long unanswered = measured.outcomes().total() - measured.outcomes().answered();
    if (unanswered > 0) {
      marks.add(unanswered + " interactions were refused, failed or timed out.");
    }
    return marks;
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }

  /** All clocks at an instant. */
  private record State(
      Map<Tier, TierCpu> tiers, double foreignSeconds, MachineState.Processors processors) {

    static State read(SiteUnderTest site, List<SiteUnderTest> all, ProcessCpu clients)
        throws IOException {
      Map<Tier, TierCpu> tiers = new EnumMap<>(Tier.class);
      tiers.putAll(site.reading());
      tiers.put(Tier.CLIENT, clients.reading());
      double foreign = 0;
      for (SiteUnderTest other : SiteUnderTest.others(all, site)) {
        foreign += other.cpuSeconds();
      }
      return new State(tiers, foreign, MachineState.processors());
    }
  }
}
