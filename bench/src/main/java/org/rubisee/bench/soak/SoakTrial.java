package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.FaultPlan;
import org.rubisee.bench.fault.site.FaultLoad;
import org.rubisee.bench.fault.site.FaultSite;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.trial.Audits;
import org.rubisee.emulator.load.ClientRange;

/** Runs the soak of one site: restored data, fresh servers, load, samples, audit, verdicts. */
final class SoakTrial {

  private final FaultPlan plan;
  private final SiteRecipe recipe;
  private final DatabaseTier database;
  private final Terminal terminal;

  SoakTrial(FaultPlan plan, SiteRecipe recipe, DatabaseTier database, Terminal terminal) {
    this.plan = plan;
    this.recipe = recipe;
    this.database = database;
    this.terminal = terminal;
  }

  /**
   * Runs it.
   *
   * @param saturationClients clients of the saturation point
   * @param clients of the soak
   * @param folder of the site; samples and logs are there afterwards
   */
  SoakRecord run(SiteConfiguration configuration, int saturationClients, int clients, Path folder)
      throws IOException, InterruptedException, SQLException {
    Files.createDirectories(folder);
    Instant restoredAt = database.restore(recipe.plan());
    SoakSamples samples = new SoakSamples();
    double from = plan.phases().warmUpSeconds();
    double to = from + plan.phases().measureSeconds();
    try (FaultSite site =
        new FaultSite(database, configuration, SiteStart.of(recipe, restoredAt), false)) {
      SoakRequests requests = drive(site, clients, folder, samples);
      requests.addTo(samples);
      samples.write(folder);
      site.keepLogs(folder);
      SoakJudge judge = new SoakJudge(samples, from, to);
      List<SoakFigure> figures =
          judge.figures(site.gcLogs().keySet(), requests.failedShare(), requests.refusedShare());
      AuditOutcome audit =
          Audits.of(database.address(), configuration.implementation().takesIdsFromTable());
      List<String> complaints = new ArrayList<>();
      figures.stream()
          .filter(figure -> !figure.isWell())
          .map(SoakFigure::complaint)
          .forEach(complaints::add);
      complaints.addAll(audit.violations());
      return new SoakRecord(
          configuration.name(),
          saturationClients,
          clients,
          from,
          judge.from(),
          to,
          requests.all(),
          figures,
          audit.violations(),
          List.copyOf(complaints));
    }
  }

  private SoakRequests drive(FaultSite site, int count, Path folder, SoakSamples samples)
      throws IOException, InterruptedException, SQLException {
    double from = plan.phases().warmUpSeconds();
    double to = from + plan.phases().measureSeconds();
    double block = SoakJudge.JUDGED_SHARE * (to - from) / Growth.BLOCKS;
    Path client = FaultLoad.clientFolder(folder);
    EmulatorProcess.Order order =
        new FaultLoad(plan.workload(), recipe)
            .order(site, client, ClientRange.of(count), plan.phases());
    long startMillis = System.currentTimeMillis();
    long startNanos = System.nanoTime();
    try (EmulatorProcess clients =
            EmulatorProcess.start(
                site.clients(recipe.pinning()),
                order,
                progress ->
                    terminal.progress(
                        "soak  %s  %.1f/s  failures %d"
                            .formatted(
                                progress.phase(),
                                progress.interactionsPerSecond(),
                                progress.failures())));
        SoakWatch watch = new SoakWatch(site, database.address().connect(), samples, startNanos);
        LiveHeap heaps = new LiveHeap(site, samples, startNanos, from + block / 2, block)) {
      watch.begin();
      clients.await();
      heaps.stop();
      return SoakRequests.in(client, startMillis, from, to, heaps.pauses());
    }
  }
}
