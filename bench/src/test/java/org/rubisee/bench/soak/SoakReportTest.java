package org.rubisee.bench.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.results.tier.Tier;

/** The report of a soak. */
class SoakReportTest {

  @TempDir private Path folder;

  @Test
  void hasEachFigureWithItsLimitAndAPictureOverTime() throws IOException {
    SoakSamples samples = new SoakSamples();
    for (int second = 0; second < 100; second++) {
      samples.add(SoakSeries.THREADS.in(Tier.WEB), second, 90 + second);
    }
    Path site = Files.createDirectories(folder.resolve("jpa"));
    samples.write(site);
    List<SoakFigure> figures = new SoakJudge(samples, 0, 100).figures(Set.of(Tier.WEB), 0, 0);
    SoakRecord grew =
        new SoakRecord(
            "jpa", 100, 80, 0, 50, 100, 5000, figures, List.of(), List.of("web: threads grow"));

    String report =
        Files.readString(
            new SoakReport(
                    plan(), folder, List.of(grew, SoakRecord.broken("entity-cmp", "no start")))
                .write());

    assertThat(report).contains("Sites: 2. Passed: 0.", "web: threads grow", "no start");
    assertThat(report).contains("+3", "12", "fails", "not measured");
    assertThat(folder.resolve("figures/threads-jpa.svg")).isNotEmptyFile();
    assertThat(folder.resolve("figures/threads-jpa.csv")).content().contains("web");
  }

  private static SoakPlan plan() {
    Checkout checkout = new Checkout(Path.of(".."));
    return SoakPlan.of(
        new ExperimentLibrary(checkout).experiment("soak").definition(),
        Wish.all(false, 1),
        checkout);
  }
}
