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
import org.rubisee.bench.fault.site.FaultLoad;
import org.rubisee.bench.fault.site.FaultSite;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteStart;

/**
 * Looks for the clients of a site's peak: on one start of its servers and of the emulator, warmed
 * by clients that do not think, in short steps chosen by {@link LoadSearch}. What the warm-up got
 * says where the search begins: at a quarter of the clients that would get as much with their think
 * time. One step is a little above the knee: a plateau begins near it, and the clients of the peak
 * are the fewest of the plateau. The step below the peak is repeated: other programs of the machine
 * may have slowed it, and the peak would have too many clients.
 */
public final class PeakSearch {

  /** How long a search takes, about. */
  public static final double SECONDS = 240;

  /** The steps that were tried, in the folder of the site. */
  static final String FILE = "peak.json";

  private static final double FIRST_SHARE = 0.25;
  private static final double APART = 0.05;
  private static final int MOST_CLIENTS = 10_000;
  private static final double STEP_SECONDS = 10;
  private static final double MILLIS_PER_SECOND = 1000;

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
    List<Peak.Step> tried = new ArrayList<>();
    try (FaultSite site = new FaultSite(database, configuration, start, plan.needsLinks());
        PeakSteps steps =
            PeakSteps.of(
                load.recipe().pinning().commandPrefix(Tier.CLIENT.label()),
                load.station(site, configuration.name(), MOST_CLIENTS),
                folder)) {
      terminal.progress("%s: warm-up".formatted(configuration.name()));
      int first = firstClients(steps.warmUp(plan.phases().warmUpSeconds()));
      Optional<LoadSearch.Probe> next = next(tried, first);
      while (next.isPresent()) {
        terminal.progress("%s: %s".formatted(configuration.name(), next.get().reason()));
        tried.add(say(steps.step(next.get().clients(), STEP_SECONDS)));
        next = next(tried, first);
      }
    }
    Peak peak =
        Peak.of(configuration.name(), tried)
            .orElseThrow(
                () ->
                    new CommandFailedException(
                        "%s refused requests at each load that was tried: set --clients"
                            .formatted(configuration.name())));
    new ResultsJson().write(folder.resolve(FILE), peak);
    terminal.say("%s: peak with %d clients".formatted(configuration.name(), peak.clients()));
    return peak;
  }

  private int firstClients(double interactionsPerSecond) {
    double clients = interactionsPerSecond * plan.workload().pace().thinkSeconds();
    return (int) Math.max(1, FIRST_SHARE * Math.min(clients, MOST_CLIENTS));
  }

  private Optional<LoadSearch.Probe> next(List<Peak.Step> tried, int first) {
    double think = plan.workload().pace().thinkSeconds();
    return next(tried, new LoadSearch.Limits(first, MOST_CLIENTS, think));
  }

  /** What to try after these steps. */
  static Optional<LoadSearch.Probe> next(List<Peak.Step> tried, LoadSearch.Limits limits) {
    LoadSearch search = new LoadSearch(tried.stream().map(PeakSearch::measured).toList(), limits);
    return search.next().or(() -> clientsOfPeak(tried));
  }

  private static Optional<LoadSearch.Probe> clientsOfPeak(List<Peak.Step> tried) {
    return Peak.of("", tried)
        .map(peak -> Math.min(MOST_CLIENTS, peak.clients()))
        .filter(clients -> tried.stream().noneMatch(step -> isNear(step.clients(), clients)))
        .map(clients -> new LoadSearch.Probe(clients, "search: the clients of the peak"));
  }

  private static boolean isNear(int clients, int others) {
    return Math.abs(clients - others) <= APART * others;
  }

  private static Measured measured(Peak.Step step) {
    return new Measured(
        new TrialPoint(0, "", "", step.clients(), 1, false),
        step.countedRate(),
        step.meanMillis() / MILLIS_PER_SECOND);
  }

  private Peak.Step say(Peak.Step step) {
    terminal.say(
        String.format(
            Locale.ROOT,
            "  %5d clients: %.1f pages/s, %.1f %% refused, %.0f ms",
            step.clients(),
            step.pagesPerSecond(),
            100 * step.refusedShare(),
            step.meanMillis()));
    return step;
  }
}
