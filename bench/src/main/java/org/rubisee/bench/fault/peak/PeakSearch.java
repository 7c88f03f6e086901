package org.rubisee.bench.fault.peak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.schedule.LoadSearch;
import org.rubisee.bench.fault.site.FaultSite;
import org.rubisee.bench.fault.site.TestBed;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.measurement.Phases;
import org.rubisee.settings.Text;

/**
 * Looks for the clients of a site's peak: on one start of its servers and of the emulator, warmed
 * by clients that do not think, in short steps chosen by {@link LoadSearch}. What the warm-up got
 * says where the search begins: at a quarter of the clients that would get as much with their think
 * time. Then the site has the clients of the peak that the steps show for longer: what it sustains
 * decides how many the peak has.
 */
public record PeakSearch(TestBed bed) {

  /** How long a search takes after its warm-up, about. */
  private static final double SECONDS_WARM = 280;

  /** The steps that were tried, in the folder of the site. */
  static final String FILE = "peak.json";

  private static final double FIRST_SHARE = 0.25;
  private static final int MOST_CLIENTS = 10_000;
  private static final double STEP_SECONDS = 10;

  /** Afterwards sessions are of all ages, as in a trial. */
  private static final double SUSTAINED_SECONDS = 60;

  private static final double MILLIS_PER_SECOND = 1000;

  /**
   * How long a search takes, about, seconds.
   *
   * @param phases of the trials that follow, whose warm-up it has
   */
  public static double seconds(Phases phases) {
    return phases.warmUpSeconds() + SECONDS_WARM;
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
    Peak peak;
    try (FaultSite site = bed.fresh(configuration);
        PeakSteps steps =
            PeakSteps.of(
                bed.recipe().pinning().commandPrefix(Tier.CLIENT.label()),
                bed.station(site, configuration.name(), MOST_CLIENTS),
                folder)) {
      peak = search(configuration.name(), steps);
    }
    new ResultsJson().write(folder.resolve(FILE), peak);
    bed.terminal().say(Text.of("%s: peak with %d clients", configuration.name(), peak.clients()));
    return peak;
  }

  private Peak search(String site, PeakSteps steps) throws IOException, InterruptedException {
    bed.terminal().progress(Text.of("%s: warm-up", site));
    double warm = steps.warmUp(bed.load().phases().warmUpSeconds());
    return search(
        site,
        limits(warm, bed.load().load().pace().thinkSeconds()),
        (clients, seconds) -> {
          bed.terminal().progress(Text.of("%s: %d clients", site, clients));
          return say(steps.step(clients, seconds));
        });
  }

  /** Measures with some clients for some seconds, as {@link PeakSteps#step} does. */
  @FunctionalInterface
  interface Load {
    Peak.Step step(int clients, double seconds) throws IOException, InterruptedException;
  }

  /** The search between limits, on a warm site. */
  static Peak search(String site, LoadSearch.Limits limits, Load load)
      throws IOException, InterruptedException {
    LoadSearch search = new LoadSearch(limits);
    List<Peak.Step> tried = new ArrayList<>();
    for (Optional<LoadSearch.Probe> next = search.next(); next.isPresent(); next = search.next()) {
      Peak.Step step = load.step(next.get().clients(), STEP_SECONDS);
      tried.add(step);
      search.add(step.clients(), step.countedRate(), step.meanMillis() / MILLIS_PER_SECOND);
    }
    int clients =
        Peak.clientsOf(tried)
            .orElseThrow(
                () ->
                    new CommandFailedException(
                        Text.of(
                            "%s refused requests at each load that was tried: set --clients",
                            site)));
    return Peak.of(site, tried, load.step(Math.min(limits.most(), clients), SUSTAINED_SECONDS));
  }

  private static LoadSearch.Limits limits(double interactionsPerSecond, double thinkSeconds) {
    double clients = Math.min(interactionsPerSecond * thinkSeconds, MOST_CLIENTS);
    return new LoadSearch.Limits(
        (int) Math.max(1, FIRST_SHARE * clients), MOST_CLIENTS, thinkSeconds);
  }

  private Peak.Step say(Peak.Step step) {
    bed.terminal()
        .say(
            Text.of(
                "  %5d clients: %.1f pages/s, %.1f %% refused, %.0f ms",
                step.clients(),
                step.pagesPerSecond(),
                100 * step.refusedShare(),
                step.meanMillis()));
    return step;
  }
}
