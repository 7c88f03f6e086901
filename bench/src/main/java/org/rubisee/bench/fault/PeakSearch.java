package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.experiment.schedule.LoadSearch;
import org.rubisee.bench.experiment.schedule.Measured;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.measurement.Phases;

/**
 * Looks for the clients of a site's peak: on one start of its servers, warmed by clients that do
 * not think, in short steps chosen by {@link LoadSearch}. What the warm-up got says where the
 * search begins: at a quarter of the clients that would get as much with their think time.
 */
public final class PeakSearch {

  /** How long a search takes, about. */
  public static final double SECONDS = 240;

  /** The steps that were tried, in the folder of the site. */
  static final String FILE = "peak.json";

  private static final int WARMING_CLIENTS = 16;
  private static final double FIRST_SHARE = 0.25;
  private static final int MOST_CLIENTS = 10_000;
  private static final double STEP_WARM_UP_SECONDS = 8;
  private static final double STEP_SECONDS = 10;
  private static final long MILLIS_PER_SECOND = 1000;

  private final FaultPlan plan;
  private final FaultLoad load;
  private final DatabaseTier database;
  private final Terminal terminal;

  /**
   * A search.
   *
   * @param plan what the clients do, and how long the warm-up lasts
   * @param load the same of an emulator
   */
  public PeakSearch(FaultPlan plan, FaultLoad load, DatabaseTier database, Terminal terminal) {
    this.plan = plan;
    this.load = load;
    this.database = database;
    this.terminal = terminal;
  }

  /**
   * Searches.
   *
   * @param folder for what is measured
   * @throws CommandFailedException if the site refuses even the least load
   */
  public Peak search(SiteConfiguration configuration, Path folder)
      throws IOException, InterruptedException, SQLException {
    Files.createDirectories(folder);
    SiteStart start = SiteStart.of(load.recipe(), database.restore(load.recipe().plan()));
    List<Peak.Step> steps = new ArrayList<>();
    try (FaultSite site = new FaultSite(database, configuration, start, plan.needsLinks())) {
      int first = firstClients(warmUp(site, folder.resolve("warm-up")));
      Optional<LoadSearch.Probe> next = next(steps, first);
      while (next.isPresent()) {
        steps.add(step(site, next.get().clients(), folder));
        next = next(steps, first);
      }
    }
    Peak peak =
        Peak.of(configuration.name(), steps)
            .orElseThrow(
                () ->
                    new CommandFailedException(
                        "%s refused requests at each load that was tried: set --clients"
                            .formatted(configuration.name())));
    new ResultsJson().write(folder.resolve(FILE), peak);
    terminal.say("%s: peak with %d clients".formatted(configuration.name(), peak.clients()));
    return peak;
  }

  private int firstClients(double pagesPerSecond) {
    double clients = pagesPerSecond * plan.workload().pace().thinkSeconds();
    return (int) Math.max(1, FIRST_SHARE * Math.min(clients, MOST_CLIENTS));
  }

  private Optional<LoadSearch.Probe> next(List<Peak.Step> steps, int first) {
    double think = plan.workload().pace().thinkSeconds();
    return new LoadSearch(
            steps.stream().map(PeakSearch::measured).toList(),
            new LoadSearch.Limits(first, MOST_CLIENTS, think))
        .next();
  }

  private static Measured measured(Peak.Step step) {
    return new Measured(
        new TrialPoint(0, "", "", step.clients(), 1, false),
        step.countedRate(),
        step.meanMillis() / MILLIS_PER_SECOND);
  }

  /** Dynamic pages per second at the end of it. */
  private double warmUp(FaultSite site, Path folder) throws IOException, InterruptedException {
    Phases phases = new Phases("warm-up", 0, plan.phases().warmUpSeconds(), 0);
    Path own = client(folder);
    run(site, load.thinking(0).order(site, own, range(WARMING_CLIENTS), phases));
    RequestSeries dynamic = RequestSeries.in(own).dynamic();
    long end = dynamic.lastMillis();
    double seconds = Math.min(STEP_SECONDS, phases.measureSeconds() / 2);
    return dynamic.goodRate(end - (long) (seconds * MILLIS_PER_SECOND), end);
  }

  private Peak.Step step(FaultSite site, int clients, Path folder)
      throws IOException, InterruptedException {
    Phases phases = new Phases("step", STEP_WARM_UP_SECONDS, STEP_SECONDS, 0);
    Path own = client(folder.resolve(Integer.toString(clients)));
    run(site, load.order(site, own, range(clients), phases));
    RequestSeries dynamic = RequestSeries.in(own).dynamic();
    long end = dynamic.lastMillis();
    long begin = end - (long) (STEP_SECONDS * MILLIS_PER_SECOND);
    RequestSeries measured = dynamic.between(begin, end);
    Peak.Step step =
        new Peak.Step(
            clients,
            measured.goodRate(begin, end),
            measured.refusedShare(),
            measured.meanMillisOfGood());
    terminal.say(
        String.format(
            Locale.ROOT,
            "  %5d clients: %.1f pages/s, %.1f %% refused, %.0f ms",
            clients,
            step.pagesPerSecond(),
            100 * step.refusedShare(),
            step.meanMillis()));
    return step;
  }

  private void run(FaultSite site, EmulatorProcess.Order order)
      throws IOException, InterruptedException {
    try (EmulatorProcess clients =
        EmulatorProcess.start(
            site.clients(load.recipe().pinning()),
            order,
            progress ->
                terminal.progress("peak  %.1f/s".formatted(progress.interactionsPerSecond())))) {
      clients.await();
    }
  }

  private static ClientRange range(int clients) {
    return ClientRange.of(clients);
  }

  /** Each emulator has its log beside its folder. */
  private static Path client(Path folder) throws IOException {
    return FaultLoad.clientFolder(Files.createDirectories(folder));
  }
}
