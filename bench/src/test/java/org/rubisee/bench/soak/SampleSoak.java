package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.tier.Tier;

/** A soak that tests make up: threads grow by one a second. */
public final class SampleSoak {

  private SampleSoak() {}

  /** The report of a site that grew, of one that did not, and of one that did not start. */
  public static Report report(Path folder) throws IOException {
    SoakRecord grew = site(folder, "session-beans", 1, List.of("web: threads grow"));
    SoakRecord steady = site(folder, "servlets-only", 0, List.of());
    return new SoakReport(
            "A soak",
            folder,
            SampleRun.run(SampleRun.sweep()),
            List.of(grew, steady, SoakRecord.broken("entity-cmp", "no start")))
        .report();
  }

  private static SoakRecord site(
      Path folder, String site, double perSecond, List<String> complaints) throws IOException {
    SoakSamples samples = new SoakSamples();
    for (int second = 0; second < 100; second++) {
      samples.add(SoakSeries.THREADS.in(Tier.WEB), second, 90 + perSecond * second);
    }
    samples.write(Files.createDirectories(folder.resolve(site)));
    List<SoakFigure> figures = new SoakJudge(samples, 0, 100).figures(Set.of(Tier.WEB), 0, 0);
    return new SoakRecord(site, 100, 80, 0, 50, 100, 5000, figures, List.of(), complaints);
  }
}
