package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.fault.site.FaultSite;
import org.rubisee.bench.fault.site.TestBed;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;

/** Runs the soak of one site: restored data, fresh servers, load, samples, audit, verdicts. */
final class SoakTrial {

  private final TestBed bed;
  private final double from;
  private final double to;

  SoakTrial(TestBed bed) {
    this.bed = bed;
    from = bed.load().phases().warmUpSeconds();
    to = from + bed.load().phases().measureSeconds();
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
    SoakSamples samples = new SoakSamples();
    try (FaultSite site = bed.fresh(configuration)) {
      SoakRequests requests = drive(site, clients, folder, samples);
      requests.addTo(samples);
      samples.write(folder);
      site.keepLogs(folder);
      SoakJudge judge = new SoakJudge(samples, from, to);
      List<SoakFigure> figures =
          judge.figures(site.gcLogs().keySet(), requests.failedShare(), requests.refusedShare());
      AuditOutcome audit = bed.audit(configuration);
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
    double block = SoakJudge.JUDGED_SHARE * (to - from) / Growth.BLOCKS;
    long startMillis = System.currentTimeMillis();
    long startNanos = System.nanoTime();
    try (EmulatorProcess clients =
            bed.clients(
                site, folder, "soak", ClientRange.of(count), Arrivals.CLOSED, progress -> {});
        SoakWatch watch =
            new SoakWatch(site, bed.database().address().connect(), samples, startNanos);
        LiveHeap heaps = new LiveHeap(site, samples, startNanos, from + block / 2, block)) {
      watch.begin();
      clients.await();
      heaps.stop();
      return SoakRequests.in(TestBed.clientFolder(folder), startMillis, from, to, heaps.pauses());
    }
  }
}
