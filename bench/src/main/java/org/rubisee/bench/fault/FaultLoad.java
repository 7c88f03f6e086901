package org.rubisee.bench.fault;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.SiteRecipe;
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
  private static final String CROWD = "crowd";

  /** Where the clients of a trial leave their results. */
  public static Path clientFolder(Path trial) {
    return trial.resolve(CLIENT);
  }

  /** Where a crowd leaves its own. */
  static Path crowdFolder(Path trial) {
    return trial.resolve(CROWD).resolve(CLIENT);
  }

  /** Where all emulators of a trial left their results. */
  static List<Path> clientFolders(Path trial) {
    List<Path> folders = new ArrayList<>(List.of(clientFolder(trial)));
    Path crowd = crowdFolder(trial);
    if (Files.exists(crowd)) {
      folders.add(crowd);
    }
    return folders;
  }

  /** The same customers with another mean think time. */
  FaultLoad thinking(double seconds) {
    return new FaultLoad(
        new Workload(
            workload.mix(),
            workload.matrices(),
            workload.matrixFile(),
            workload.pace().withThinkSeconds(seconds),
            workload.images(),
            workload.seed()),
        recipe);
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
    String url = site.uriForClients().toString();
    EmulatorOptions options =
        new EmulatorOptions(
            Target.of(url.substring(0, url.length() - 1), recipe.plan().scale().users())
                .withItems(recipe.plan().scale().items()),
            workload,
            phases,
            clients);
    return new EmulatorProcess.Order(options.loggingRequests(), folder, recipe.checkout().work());
  }
}
