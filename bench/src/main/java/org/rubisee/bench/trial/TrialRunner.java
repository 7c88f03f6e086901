package org.rubisee.bench.trial;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialEnd;
import org.rubisee.bench.results.TrialFolder;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.LoadProcesses;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Progress;
import org.rubisee.servers.Pinning;
import org.rubisee.settings.Text;

/**
 * Runs one trial: restored data, restarted servers, load, audit. It keeps the measurements even if
 * it fails.
 */
final class TrialRunner {

  private final TrialsPlan plan;
  private final SiteRecipe recipe;
  private final Topology topology;
  private final Terminal terminal;
  private final TrialWatch watch;

  TrialRunner(TrialsPlan plan, SiteRecipe recipe, Topology topology, Terminal terminal) {
    this(plan, recipe, topology, terminal, TrialWatch.NONE);
  }

  private TrialRunner(
      TrialsPlan plan, SiteRecipe recipe, Topology topology, Terminal terminal, TrialWatch watch) {
    this.plan = plan;
    this.recipe = recipe;
    this.topology = topology;
    this.terminal = terminal;
    this.watch = watch;
  }

  /** The same, with something that follows every trial. */
  TrialRunner watchedBy(TrialWatch newWatch) {
    return new TrialRunner(plan, recipe, topology, terminal, newWatch);
  }

  /**
   * Runs it.
   *
   * @param label how the trial is called in the progress line
   * @throws InterruptedException on Ctrl-C, after what was measured was written
   */
  Trial run(TrialsFolder run, TrialPoint point, String label)
      throws IOException, InterruptedException {
    SiteConfiguration configuration = plan.site(point);
    SiteRecipe placed = recipe.placedAs(configuration);
    topology.database().pin(placed.pinning());
    topology.database().countStatements(point.profiled());
    terminal.progress(label + "  restoring data");
    Instant restoredAt = topology.database().restore(recipe.plan());
    terminal.progress(label + "  starting servers");
    SiteRecipe here = point.profiled() ? placed.profiled() : placed;
    try (RunningSite site = topology.start(configuration, SiteStart.of(here, restoredAt))) {
      useFirstNodes(configuration, site);
      TrialFolder folder = run.begin(point, Instant.now(), site.footprint());
      try {
        drive(folder, point, site, placed.pinning(), label);
        site.keepLogs(folder.path());
        return folder.finish(complete(folder, configuration, label));
      } catch (InterruptedException e) {
        site.keepLogs(folder.path());
        folder.finish(partial(folder, "It was stopped before its end."));
        throw e;
      } catch (CommandFailedException e) {
        if (FullDisk.says(e.getMessage())) {
          throw new IOException(e.getMessage(), e);
        }
        site.keepLogs(folder.path());
        terminal.say(label + "  " + e.getMessage());
        return folder.finish(partial(folder, e.getMessage()));
      }
    }
  }

  /** Before the load begins: those of a site that keeps them, or those of second 0. */
  private void useFirstNodes(SiteConfiguration configuration, RunningSite site)
      throws InterruptedException {
    int first =
        configuration.webNodesInUse() > 0
            ? configuration.webNodesInUse()
            : NodeSchedule.of(plan.load()).map(NodeSchedule::first).orElse(0);
    if (first > 0) {
      WebNodes servers =
          site.webNodes()
              .orElseThrow(
                  () ->
                      new CommandFailedException(
                          "The web servers of "
                              + configuration.name()
                              + " cannot be taken out of use: add @web-nodes=2 or more, with the"
                              + " bench's own balancer"));
      servers.use(first);
    }
  }

  private void drive(
      TrialFolder folder, TrialPoint point, RunningSite site, Pinning pinning, String label)
      throws IOException, InterruptedException {
    long startNanos = System.nanoTime();
    Consumer<Progress> watcher =
        progress -> {
          terminal.progress(label + "  " + inWords(progress));
          watch.progress(progress);
        };
    watch.begin(site, folder.path());
    try (LoadProcesses emulators =
            LoadProcesses.start(
                site.emulators(pinning),
                new EmulatorProcess.Order(
                    options(point, site), folder.clientPath(), recipe.checkout().work()),
                plan.load().processes(),
                watcher);
        DatabaseCounters counters = new DatabaseCounters(topology.database().address().connect());
        TierSampler sampler =
            new TierSampler(subject(site, emulators, counters), folder, startNanos)) {
      emulators.await();
      if (!sampler.complaint().isEmpty()) {
        terminal.say(label + "  " + sampler.complaint());
        if (FullDisk.says(sampler.complaint())) {
          throw new IOException(sampler.complaint());
        }
      }
    } catch (java.sql.SQLException e) {
      throw new CommandFailedException("The database ended during a trial: " + e.getMessage(), e);
    } finally {
      watch.end();
    }
    if (watch.complaint().isPresent()) {
      throw new CommandFailedException(watch.complaint().get());
    }
  }

  private EmulatorOptions options(TrialPoint point, RunningSite site) {
    String url = site.uriForClients().toString();
    EmulatorOptions closed =
        new EmulatorOptions(
            Target.of(url.substring(0, url.length() - 1), recipe.plan().scale().users())
                .withItems(recipe.plan().scale().items()),
            plan.workload(point),
            plan.load().phases(),
            ClientRange.of(point.clients()));
    return closed.with(Arrivals.of(plan.load().arrivals()));
  }

  private List<TierReader> readers(RunningSite site, LoadProcesses emulators) {
    List<TierReader> readers = new ArrayList<>(site.readers());
    topology.database().reader().ifPresent(readers::add);
    readers.add(emulators.tier());
    return readers;
  }

  private TierSampler.Subject subject(
      RunningSite site, LoadProcesses emulators, DatabaseCounters counters) {
    return new TierSampler.Subject(
        readers(site, emulators), counters, site.links(topology.database().address()));
  }

  private TrialEnd complete(TrialFolder folder, SiteConfiguration configuration, String label)
      throws IOException {
    boolean isPartial = MeasurementFolder.read(folder.clientPath()).header().partial();
    terminal.progress(label + "  checking the database");
    return new TrialEnd(
        isPartial ? RunState.PARTIAL : RunState.COMPLETE,
        isPartial ? "The emulator was stopped." : "",
        Audits.of(
            topology.database().address(), configuration.implementation().takesIdsFromTable()));
  }

  private static TrialEnd partial(TrialFolder folder, String why) {
    String note = why;
    try {
      MeasurementFolder.read(folder.clientPath());
    } catch (IOException e) {
      note += " The emulator left nothing.";
    }
    return new TrialEnd(RunState.PARTIAL, note, AuditOutcome.notRun());
  }

  private static String inWords(Progress progress) {
    long left = Math.round(progress.remainingSeconds());
    return Text.of(
        "%-9s %2d:%02d left  %d clients  %.1f interactions/s  p95 %.1f ms  failures %d",
        progress.phase(),
        left / 60,
        left % 60,
        progress.clients(),
        progress.interactionsPerSecond(),
        progress.p95Millis(),
        progress.failures());
  }
}
