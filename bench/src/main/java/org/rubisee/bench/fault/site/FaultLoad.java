package org.rubisee.bench.fault.site;

import java.nio.file.Path;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.emulator.block.StationOptions;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Phases;

/**
 * What the emulators of an experiment with faults do.
 *
 * @param workload what customers do
 * @param recipe the data and the folders of the checkout
 */
public record FaultLoad(Workload workload, SiteRecipe recipe) {

  private static final String CLIENT = "client";

  /** Where the clients of a trial leave their results. */
  public static Path clientFolder(Path trial) {
    return trial.resolve(CLIENT);
  }

  /**
   * What an emulator does.
   *
   * @param site the site
   * @param folder where it leaves its results
   * @param clients which clients it emulates
   * @param phases how long
   */
  public EmulatorProcess.Order order(
      FaultSite site, Path folder, ClientRange clients, Phases phases) {
    return order(site, folder, clients, phases, Arrivals.CLOSED);
  }

  /**
   * What an emulator does whose clients are not always there.
   *
   * @param clients all that it emulates
   * @param arrivals how many of them are there over time
   */
  public EmulatorProcess.Order order(
      FaultSite site, Path folder, ClientRange clients, Phases phases, Arrivals arrivals) {
    EmulatorOptions options =
        new EmulatorOptions(target(site), workload, phases, clients)
            .with(arrivals)
            .loggingRequests();
    return new EmulatorProcess.Order(options, folder, recipe.checkout().work());
  }

  /**
   * What a held emulator has to know of the site and its customers.
   *
   * @param name of the station
   * @param clients how many there are at most
   */
  public StationOptions station(FaultSite site, String name, int clients) {
    return new StationOptions(name, target(site), workload, clients);
  }

  private Target target(FaultSite site) {
    String url = site.uriForClients().toString();
    return Target.of(url.substring(0, url.length() - 1), recipe.plan().scale().users())
        .withItems(recipe.plan().scale().items());
  }
}
