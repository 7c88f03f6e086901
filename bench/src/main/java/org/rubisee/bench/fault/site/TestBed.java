package org.rubisee.bench.fault.site;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.LocalClients;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.trial.Audits;
import org.rubisee.emulator.block.StationOptions;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Progress;
import org.rubisee.settings.Text;

/**
 * Where units are prepared and loaded, on this machine.
 *
 * @param load what each site gets
 * @param hasLinks whether the tiers of a site talk over links that can be made to fail
 * @param recipe the data, and how servers are started
 * @param database of all sites
 * @param folder of the run
 * @param terminal told what is being done
 */
public record TestBed(
    SiteLoad load,
    boolean hasLinks,
    SiteRecipe recipe,
    DatabaseTier database,
    Path folder,
    Terminal terminal) {

  private static final String CLIENT = "client";

  /** Where the clients of a unit leave their results. */
  public static Path clientFolder(Path unit) {
    return unit.resolve(CLIENT);
  }

  /** Restores the data and starts the servers of a site. */
  public FaultSite fresh(SiteConfiguration site) throws InterruptedException {
    return new FaultSite(
        database, site, SiteStart.of(recipe, database.restore(recipe.plan())), hasLinks);
  }

  /**
   * Starts the clients of a unit.
   *
   * @param unit its folder
   * @param name of the unit, for the progress line
   * @param clients all that there are
   * @param arrivals how many of them are there over time
   * @param watcher told how far they are
   */
  public EmulatorProcess clients(
      FaultSite site,
      Path unit,
      String name,
      ClientRange clients,
      Arrivals arrivals,
      Consumer<Progress> watcher)
      throws IOException {
    EmulatorOptions options =
        new EmulatorOptions(target(site), load.workload(), load.phases(), clients)
            .with(arrivals)
            .loggingRequests();
    return EmulatorProcess.start(
        new LocalClients(recipe.pinning().commandPrefix(Tier.CLIENT.label())),
        new EmulatorProcess.Order(options, clientFolder(unit), recipe.checkout().work()),
        progress -> {
          watcher.accept(progress);
          terminal.progress(
              Text.of(
                  "%s  %s  %.1f/s  failures %d",
                  name, progress.phase(), progress.interactionsPerSecond(), progress.failures()));
        });
  }

  /** What a held emulator knows of a site and its customers, of whom there are so many at most. */
  public StationOptions station(FaultSite site, String name, int customers) {
    return new StationOptions(name, target(site), load.workload(), customers);
  }

  /** Checks the data that a load left. */
  public AuditOutcome audit(SiteConfiguration site) {
    return Audits.of(database.address(), site.implementation().takesIdsFromTable());
  }

  private Target target(FaultSite site) {
    String url = site.baseUri().toString();
    return Target.of(url.substring(0, url.length() - 1), recipe.plan().scale().users())
        .withItems(recipe.plan().scale().items());
  }
}
