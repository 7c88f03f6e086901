package org.rubisee.bench.fault.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.EnvironmentCollector;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;

/** Begins or resumes an experiment: its database, its folder, and what is said if it stops. */
public final class ExperimentRun {

  private static final DateTimeFormatter ID = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private final ExperimentRequest request;
  private final Terminal terminal;
  private final Clock clock;

  /** A run of an experiment. */
  public ExperimentRun(ExperimentRequest request, Terminal terminal, Clock clock) {
    this.request = request;
    this.terminal = terminal;
    this.clock = clock;
  }

  /** The trials of an experiment. */
  @FunctionalInterface
  public interface Trials {

    /**
     * Runs those that have not ended yet.
     *
     * @return the exit code
     */
    int run(ExperimentFolder folder, DatabaseTier database)
        throws IOException, InterruptedException;
  }

  /**
   * Runs the trials of a plan.
   *
   * @param sites of the plan
   * @return their exit code
   * @throws CommandFailedException if the sites are not processes of this machine, the folder to be
   *     completed has another plan, or the disk is full; the message says what to do
   */
  public int run(
      Topology.Opener opener,
      ExperimentRecord.Plan plan,
      List<SiteConfiguration> sites,
      Trials trials)
      throws IOException, InterruptedException {
    sites.forEach(known -> known.implementation().requireBuilt());
    try (Topology topology = opener.open(request.recipe(), terminal)) {
      if (!topology.label().equals(Topology.LOCAL) || topology.database().pid().isEmpty()) {
        throw new CommandFailedException(
            "Faults and soaks need processes of this machine: leave --topology and --jdbc-url out");
      }
      SiteRecipe recipe = request.recipe();
      topology.database().restore(recipe.plan());
      Instant now = clock.instant();
      ExperimentFolder folder =
          folder(
              ExperimentRecord.starting(
                  request, now, plan, EnvironmentCollector.of(recipe, sites, topology)));
      return explained(folder, topology.database(), trials);
    }
  }

  private ExperimentFolder folder(ExperimentRecord begun) throws IOException {
    if (request.resumed().isPresent()) {
      return ExperimentFolder.resume(request.resumed().get().toAbsolutePath().normalize(), begun);
    }
    String id = ID.format(begun.startedAt().atZone(ZoneId.systemDefault()));
    Path results = request.recipe().checkout().results();
    return ExperimentFolder.create(results.resolve(begun.plan().kind() + "-" + id), begun);
  }

  private static int explained(ExperimentFolder folder, DatabaseTier database, Trials trials)
      throws IOException, InterruptedException {
    try {
      return trials.run(folder, database);
    } catch (IOException e) {
      throw FullDisk.explained(e, remedy(folder));
    } catch (UncheckedIOException e) {
      throw FullDisk.explained(e, remedy(folder));
    }
  }

  private static String remedy(ExperimentFolder folder) throws IOException {
    return "what was measured is kept. Free space ('./rubis clean' shows what can go), then complete"
        + " the experiment: "
        + ExperimentFolder.commandToComplete(folder.path());
  }
}
