package org.rubisee.bench.block;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.results.block.Warmth;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.topology.HeldEmulator;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.emulator.block.StationOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.site.Target;
import org.rubisee.schema.Scale;
import org.rubisee.settings.Text;

/**
 * Runs an invocation of a group of sites: starts them, warms them up, restores their data, searches
 * for the points of a curve, measures rounds.
 */
final class InvocationRunner {

  private static final int IDLE_SECONDS = 5;
  private static final int SECONDS_TO_STOP = 20;

  /** Fewer give no interval that says anything. */
  private static final int LEAST_ROUNDS = 3;

  private static final long SEEDS_APART = 1_000;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double PERCENT = 100;

  private final Blocks.Group group;
  private final List<Subject> subjects;
  private final BlocksFolder folder;
  private final Topology.Opener opener;
  private final Terminal terminal;
  private final Clock clock;

  /** What is measured; a search adds the points that it found. */
  private BlockPlan plan;

  InvocationRunner(
      Blocks.Group group,
      BlocksFolder folder,
      Topology.Opener opener,
      Terminal terminal,
      Clock clock) {
    this.group = group;
    plan = group.plan();
    subjects = group.subjects();
    this.folder = folder;
    this.opener = opener;
    this.terminal = terminal;
    this.clock = clock;
  }

  /**
   * Runs it.
   *
   * @param number from 1
   * @throws InterruptedException on Ctrl-C; the blocks that have ended are kept
   */
  void run(int number) throws IOException, InterruptedException {
    Invocation invocation = Invocation.starting(number, group.number(), clock.instant());
    folder.write(invocation);
    long begin = System.nanoTime();
    try (Sites sites =
            Sites.start(
                subjects, new SiteOpening(opener, invocation.startedAt(), terminal.quiet()));
        HeldEmulator emulator =
            HeldEmulator.start(
                recipe().pinning().commandPrefix(Tier.CLIENT.label()),
                stations(sites.all(), number),
                new HeldEmulator.Folders(
                    folder.clientsPath(),
                    folder.path().resolve("emulator-" + invocation.name()),
                    recipe().checkout().work()))) {
      terminal.say(label(number) + allSites() + " are up");
      Invocation started = invocation.with(sites.footprints());
      folder.write(started);
      try {
        measure(started, begin, sites, emulator);
      } finally {
        keepLogs(sites.all(), invocation);
      }
    }
  }

  private void measure(Invocation invocation, long begin, Sites sites, HeldEmulator emulator)
      throws IOException, InterruptedException {
    int number = invocation.number();
    String label = label(number);
    BlockRunner runner = new BlockRunner(group, folder, emulator, sites.all(), clock);
    Customers customers = new Customers(plan, emulator);
    RestoredData data = new RestoredData(sites, customers, runner, terminal);
    long items = recipe().plan().scale().items();
    if (plan.needsSearch()) {
      // The stations have as many as a search may need.
      customers.renew();
    }
    WarmUp.FreshSite freshSite = site -> data.restore(label, site);
    Map<String, Warmth> warmth = new WarmUp(plan, number, items, runner, freshSite, terminal).run();
    sites
        .all()
        .forEach(site -> warmth.computeIfPresent(site.name(), (n, w) -> w.with(site.compiled())));
    tell(number, warmth);
    long restoring = System.nanoTime();
    data.restore(label);
    double restoreSeconds = (System.nanoTime() - restoring) / NANOS_PER_SECOND;
    RestoredData.Settling settled = data.warm(number, label, plan);
    Invocation warm =
        invocation
            .warmedUp(warmth, plan.sizes().pacedRate(settled.slowestRate()))
            .withIdle(idle(sites.all()))
            .with(sites.footprintsAt(Footprint.Moment.REST))
            .of(rounds(begin, settled.secondsPerBlock(), restoreSeconds));
    folder.write(warm);
    FreshData fresh =
        () -> {
          data.restore(label);
          data.warm(number, label, plan);
        };
    if (plan.needsSearch()) {
      search(number, label, runner, customers, data, settled);
      customers.are(plan);
      fresh.make();
    }
    DataGrowth growth = new DataGrowth(plan, items);
    if (plan.hasCurve()) {
      new CurveRounds(plan, runner::run, growth, terminal).run(number, label, fresh);
    } else {
      rounds(warm, runner, growth, fresh);
      new CapacityRounds(plan, runner, terminal).run(number, fresh);
      if (number == 1) {
        new AloneCheck(plan, runner, sites, terminal).run(number, fresh);
      }
    }
    Map<String, Footprint> loaded = sites.footprintsAt(Footprint.Moment.LOADED);
    folder.write(warm.with(loaded).in(RunState.COMPLETE));
  }

  /** Restores the data and warms them. */
  interface FreshData {
    void make() throws IOException, InterruptedException;
  }

  /** Searches for the points of the curve, and keeps them with the plan of the run. */
  private void search(
      int number,
      String label,
      BlockRunner runner,
      Customers customers,
      RestoredData data,
      RestoredData.Settling settled)
      throws IOException, InterruptedException {
    CurveSearch.FreshSite fresh =
        (site, mix, clients) -> {
          customers.are(site, mix, clients);
          data.restore(label, site);
          data.warm(number, label, plan, site, mix);
        };
    CurvePlan found =
        new CurveSearch(plan, runner::run, fresh, recipe().plan().scale().items(), terminal)
            .run(number, label, (site, mix) -> settled.rates().get(BlockRunner.station(site, mix)));
    plan = plan.along(found);
    Run<BlockPlan> run = folder.run();
    folder.write(run.of(run.plan().along(found)));
  }

  /** How many rounds are measured: fixed here, before the first. */
  private int rounds(long begin, double secondsPerBlock, double restoreSeconds) {
    if (plan.budgetSeconds() == 0) {
      return plan.rounds();
    }
    double paced =
        plan.pacedRounds()
            * plan.sites().size()
            * plan.mixes().size()
            * (plan.sizes().settlingSeconds() + plan.sizes().pacedSeconds());
    double left =
        plan.budgetSeconds()
            - (System.nanoTime() - begin) / NANOS_PER_SECOND
            - paced
            - SECONDS_TO_STOP;
    int settling = plan.sites().size() * plan.mixes().size();
    double perRestore = restoreSeconds + settling * secondsPerBlock;
    double perRound =
        secondsPerBlock * new BlockOrder(plan).blocks()
            + perRestore / new DataGrowth(plan, recipe().plan().scale().items()).roundsPerRestore();
    return (int) Math.max(LEAST_ROUNDS, Math.min(plan.rounds(), Math.floor(left / perRound)));
  }

  private void rounds(Invocation invocation, BlockRunner runner, DataGrowth growth, FreshData fresh)
      throws IOException, InterruptedException {
    BlockOrder order = new BlockOrder(plan);
    int rounds = Math.max(invocation.rounds(), plan.pacedRounds());
    for (int round = 1; round <= rounds; round++) {
      List<BlockOrder.Place> places = order.round(invocation.number(), round);
      if (growth.isTooMuchWith(places, invocation.pacedRate())) {
        fresh.make();
        growth.restored();
      }
      growth.add(places, invocation.pacedRate());
      for (int i = 0; i < places.size(); i++) {
        BlockOrder.Place place = places.get(i);
        Block block =
            runner.run(
                new BlockRunner.Request(
                    invocation.number(),
                    round,
                    Stage.MEASURED,
                    place,
                    invocation.pacedRate(),
                    plan.sizes().busy(),
                    1));
        terminal.progress(
            Text.of(
                "%sround %d of %d, block %d of %d  %s, %s: %.2f ms CPU per interaction",
                label(invocation.number()),
                round,
                rounds,
                i + 1,
                places.size(),
                place.site(),
                place.cell().inWords(),
                block.cpuMillisPerInteraction()));
      }
    }
  }

  /** What the tiers take while nobody asks for a page. */
  private Map<String, Map<Tier, Double>> idle(List<SiteUnderTest> sites)
      throws IOException, InterruptedException {
    Map<String, Map<Tier, TierCpu>> before = new LinkedHashMap<>();
    long begin = System.nanoTime();
    for (SiteUnderTest site : sites) {
      before.put(site.name(), site.reading());
    }
    Thread.sleep(IDLE_SECONDS * 1000L);
    Map<String, Map<Tier, Double>> idle = new TreeMap<>();
    for (SiteUnderTest site : sites) {
      double seconds = (System.nanoTime() - begin) / NANOS_PER_SECOND;
      Map<Tier, Double> rates = new TreeMap<>();
      TierCpu.between(before.get(site.name()), site.reading())
          .forEach((tier, taken) -> rates.put(tier, taken.seconds() / seconds));
      idle.put(site.name(), rates);
    }
    return idle;
  }

  private List<StationOptions> stations(List<SiteUnderTest> sites, int invocation) {
    Scale scale = recipe().plan().scale();
    List<StationOptions> stations = new ArrayList<>();
    for (SiteUnderTest site : sites) {
      for (String mix : plan.mixes()) {
        stations.add(
            new StationOptions(
                BlockRunner.station(site.name(), mix),
                Target.of(site.url(), scale.users()).withItems(scale.items()),
                workload(mix, invocation),
                plan.mostCustomers(site.name(), mix)));
      }
    }
    return stations;
  }

  /** The same customers on every site, others in each invocation. */
  private Workload workload(String mix, int invocation) {
    return Workload.of(plan.curve().load(), mix, plan.seed() * SEEDS_APART + invocation);
  }

  /** Data and placement are the same for all sites. */
  private SiteRecipe recipe() {
    return subjects.get(0).recipe();
  }

  private void tell(int number, Map<String, Warmth> warmth) {
    warmth.forEach(
        (site, one) ->
            terminal.say(
                Text.of(
                    "%s%s: %s after %,d interactions; JIT compilation takes %.0f %% of its CPU time",
                    label(number),
                    site,
                    one.state().inWords(),
                    one.interactions(),
                    PERCENT * one.compilerShare())));
  }

  private void keepLogs(List<SiteUnderTest> sites, Invocation invocation) throws IOException {
    for (SiteUnderTest site : sites) {
      site.keepLogs(
          Files.createDirectories(
              folder.path().resolve("logs").resolve(invocation.name() + "-" + site.name())));
    }
  }

  private String label(int number) {
    List<String> words = new ArrayList<>();
    if (plan.invocations() > 1) {
      words.add(Text.of("invocation %d of %d", number, plan.invocations()));
    }
    if (group.count() > 1) {
      words.add(Text.of("group %d of %d", group.number(), group.count()));
    }
    String label = String.join(", ", words);
    return label.isEmpty()
        ? ""
        : label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1) + ": ";
  }

  private String allSites() {
    return group.count() == 1
        ? "all sites"
        : plan.sites().stream().map(Configuration::name).collect(Collectors.joining(", "));
  }
}
