package org.rubisee.bench.run;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.BuildInfo;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.checkout.OwnPlans;
import org.rubisee.bench.checkout.ShellPath;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.NewRunFolder;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.topology.EnvironmentCollector;
import org.rubisee.bench.topology.MemoryNeed;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.emulator.http.OpenFiles;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.wildfly.WildFly;
import org.rubisee.settings.Text;

/**
 * Begins and resumes runs of all kinds. It makes the folder with the plan, runs the units one after
 * the other, and concludes with the report, whatever stopped the run.
 */
public final class Runs {

  private final Checkout checkout;
  private final Terminal terminal;
  private final Clock clock;
  private final Surroundings surroundings;

  /** Says where a run takes place. */
  @FunctionalInterface
  public interface Surroundings {

    /** As {@link EnvironmentCollector#of} does. */
    Environment of(SiteRecipe recipe, List<SiteConfiguration> sites, Topology topology);
  }

  /**
   * A run that did not fail.
   *
   * @param folder its folder
   * @param exitCode of the command
   */
  public record Outcome(Path folder, int exitCode) {}

  /** Runs whose results are in the checkout. */
  public Runs(Checkout checkout, Terminal terminal, Clock clock) {
    this(checkout, terminal, clock, EnvironmentCollector::of);
  }

  /** Runs in surroundings that somebody else describes. */
  public Runs(Checkout checkout, Terminal terminal, Clock clock, Surroundings surroundings) {
    this.checkout = checkout;
    this.terminal = terminal;
    this.clock = clock;
    this.surroundings = surroundings;
  }

  /**
   * Runs it all, in a new folder.
   *
   * @throws InterruptedException on Ctrl-C, after everything measured was written
   */
  public Outcome start(PlannedRun run, Topology.Opener opener)
      throws IOException, InterruptedException {
    requireDatabase(opener);
    PlannedRun fitting = memory(opener).fitting(run);
    requireOpenFiles(fitting, opener);
    terminal.say(fitting.announced());
    return run(fitting, opener, topology -> begun(fitting, topology));
  }

  /**
   * Completes a run in its own folder: units that ran to their end stay, all others are run. What
   * they left is set aside.
   *
   * @param folder of the run
   * @throws CommandFailedException if the machine, the build or the settings are others than then
   * @throws InterruptedException on Ctrl-C, after everything measured was written
   */
  public Outcome resume(PlannedRun run, Path folder, Topology.Opener opener)
      throws IOException, InterruptedException {
    requireDatabase(opener);
    memory(opener).require(run);
    requireOpenFiles(run, opener);
    return run(
        run,
        opener,
        topology -> {
          requireSameConditions(folder, environment(run, topology));
          return folder;
        });
  }

  private static void requireDatabase(Topology.Opener opener) {
    if (opener.poolMib().orElse(0) > 0) {
      EmbeddedMySql.requireInstalled();
    }
  }

  private static void requireOpenFiles(PlannedRun run, Topology.Opener opener) {
    if (opener.poolMib().isPresent()) {
      WildFly.requireConnections(run.clientsOfASite());
    }
    try {
      OpenFiles.require(run.clientsOfAnEmulator());
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private MemoryCheck memory(Topology.Opener opener) {
    return new MemoryCheck(MemoryNeed.usableMib(), opener, terminal);
  }

  /** Makes or finds the folder of a run. */
  @FunctionalInterface
  private interface Place {
    Path folder(Topology topology) throws IOException;
  }

  private Outcome run(PlannedRun run, Topology.Opener opener, Place place)
      throws IOException, InterruptedException {
    run.sites().forEach(known -> known.implementation().requireBuilt());
    Instant begin = clock.instant();
    RunContext context;
    try (Topology topology = opener.open(run.recipe(), terminal)) {
      run.check(topology);
      topology.database().restore(run.recipe().plan());
      context =
          new RunContext(
              place.folder(topology), topology, opener, begin, checkout, terminal, clock);
      if (run.holdsTopology()) {
        return measured(run.units(context), context);
      }
    }
    return measured(run.units(context), context);
  }

  private Path begun(PlannedRun run, Topology topology) throws IOException {
    Environment environment = environment(run, topology);
    sayRemoved(environment.machine().influentialRemoved());
    BuildInfo.missingCommit(checkout.home()).ifPresent(terminal::say);
    Instant now = clock.instant();
    try {
      return NewRunFolder.create(
          checkout.results(),
          now,
          (id, folder) -> {
            run.begin(folder, new PlannedRun.Identity(id, now), environment, topology.label());
            run.stored().write(folder);
            new OwnPlans(checkout.work()).sign(folder.resolve(StoredPlan.FILE));
          });
    } catch (IOException e) {
      throw FullDisk.explained(e, "free space, then start the command again");
    }
  }

  private void sayRemoved(List<String> variables) {
    if (!variables.isEmpty()) {
      terminal.say(
          "Not passed to servers, database and emulator: "
              + String.join(", ", variables)
              + ". To set options of the servers' JVMs, use --jvm-option.");
    }
  }

  private Environment environment(PlannedRun run, Topology topology) {
    return surroundings.of(run.recipe(), run.sites(), topology);
  }

  private static void requireSameConditions(Path folder, Environment now) throws IOException {
    List<String> differences = Conditions.differences(new RunFolder(folder).environment(), now);
    if (!differences.isEmpty()) {
      throw new CommandFailedException(
          Text.of(
              "%s was begun under other conditions, so it cannot be completed. %s. Begin a new run: ./rubis replay %s",
              folder, String.join("; ", differences), folder));
    }
  }

  private <U extends Unit> Outcome measured(Units<U> units, RunContext context)
      throws IOException, InterruptedException {
    try {
      return measuredAll(units, context);
    } catch (IOException e) {
      throw FullDisk.stopped(e, context.folder());
    } catch (RuntimeException e) {
      throw FullDisk.stopped(e, context.folder());
    }
  }

  private <U extends Unit> Outcome measuredAll(Units<U> units, RunContext context)
      throws IOException, InterruptedException {
    RunState state = RunState.PARTIAL;
    Conclusion conclusion;
    try {
      units.takeOver();
      for (Optional<U> next = units.next(); next.isPresent(); next = units.next()) {
        run(units, next.get(), context);
      }
      state = RunState.COMPLETE;
    } finally {
      conclusion = conclude(units, state, context.folder());
    }
    return new Outcome(context.folder(), conclusion.exitCode());
  }

  /** A failure of the site or its surroundings may end the unit only. */
  private <U extends Unit> void run(Units<U> units, U unit, RunContext context)
      throws IOException, InterruptedException {
    FullDisk.requireSpace(context.folder(), checkout.work());
    context
        .decisions()
        .say(unit.reason().isEmpty() ? unit.name() : unit.name() + ": " + unit.reason());
    try {
      units.run(unit);
    } catch (CommandFailedException | ServerFailedException | DatabaseFailedException e) {
      if (!isKept(units, unit, e)) {
        throw e;
      }
    } catch (SQLException e) {
      if (!isKept(units, unit, e)) {
        throw new CommandFailedException("The database failed: " + e.getMessage(), e);
      }
    }
  }

  private static <U extends Unit> boolean isKept(Units<U> units, U unit, Exception failure)
      throws IOException, InterruptedException {
    if (Thread.interrupted()) {
      // What was being started or restored when the user stopped the run did not fail.
      throw new InterruptedException(failure.getMessage());
    }
    String message = String.valueOf(failure.getMessage());
    Optional<String> cause = FullDisk.cause(failure);
    if (!unit.fillsTheDisk() && (cause.isPresent() || FullDisk.says(message))) {
      // No later unit could keep its results.
      throw new IOException(cause.orElse(message), failure);
    }
    return units.keepBroken(unit, failure);
  }

  /** Whatever happened, what was measured is on disk and the user is told where. */
  private Conclusion conclude(Units<?> units, RunState state, Path folder) throws IOException {
    boolean interrupted = Thread.interrupted();
    Conclusion conclusion = units.conclude(state);
    conclusion.lines().forEach(terminal::result);
    boolean isComplete = state == RunState.COMPLETE;
    conclusion
        .report()
        .ifPresent(
            report ->
                terminal.result(
                    (isComplete ? "Report:  " : "Stopped early. What was measured until then: ")
                        + report));
    if (!isComplete) {
      terminal.result("To go on: ./rubis resume " + ShellPath.of(folder));
    }
    terminal.result("Results: " + folder);
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return conclusion;
  }
}
