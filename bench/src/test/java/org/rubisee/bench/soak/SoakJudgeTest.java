package org.rubisee.bench.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.tier.Tier;

/** From samples and a log of requests to verdicts and a report. */
class SoakJudgeTest {

  private static final double FROM = 60;
  private static final double TO = 2460;

  @TempDir private Path folder;

  /** A site with a web tier, whose threads grow by so many in an hour. */
  private static SoakSamples samples(double threadsPerHour) {
    SplittableRandom random = new SplittableRandom(5);
    SoakSamples samples = new SoakSamples();
    for (double at = 0; at < TO; at += SoakWatch.PERIOD_SECONDS) {
      for (Tier tier : List.of(Tier.WEB, Tier.DB)) {
        samples.add(SoakSeries.MEMORY.in(tier), at, 600 + random.nextDouble());
        samples.add(SoakSeries.SOCKETS.in(tier), at, 900 + random.nextInt(9));
        double leak = tier == Tier.WEB ? threadsPerHour * at / 3600 : 0;
        samples.add(SoakSeries.THREADS.in(tier), at, Math.floor(90 + leak));
      }
      samples.add(SoakSeries.CONNECTIONS.in(Tier.DB), at, 65);
      samples.add(SoakSeries.HEAP.in(Tier.WEB), at, 48 + random.nextInt(2));
      samples.add(SoakSeries.MEAN.label(), at, 20 + random.nextDouble());
      samples.add(SoakSeries.P95.label(), at, 60 + random.nextDouble());
    }
    return samples;
  }

  private static List<SoakFigure> figures(SoakSamples samples, double failed, double refused) {
    return new SoakJudge(samples, FROM, TO).figures(Set.of(Tier.WEB), failed, refused);
  }

  @Test
  void aSiteWhereNothingGrowsPasses() {
    assertThat(figures(samples(0), 0, 0)).hasSize(12).allMatch(SoakFigure::isWell);
  }

  @Test
  void aLeakOfThreadsFailsAlone() {
    assertThat(figures(samples(30), 0, 0))
        .filteredOn(figure -> !figure.isWell())
        .extracting(SoakFigure::name)
        .containsExactly("web-threads");
  }

  @Test
  void failedAndRefusedRequestsHaveLimits() {
    assertThat(figures(samples(0), 0.002, 0.02))
        .filteredOn(figure -> !figure.isWell())
        .extracting(SoakFigure::complaint)
        .containsExactly(
            "failed requests: 0.200 %, not under 0.1 %",
            "refused requests: 2.000 %, not under 1.0 %");
  }

  @Test
  void aSeriesThatNobodyMeasuredFails() {
    assertThat(figures(new SoakSamples(), 0, 0))
        .filteredOn(SoakFigure::isGrowth)
        .allMatch(figure -> !figure.isWell() && figure.verdict().equals("not measured"));
  }

  @Test
  void samplesComeBackFromTheirFile() throws IOException {
    SoakSamples samples = samples(30);
    samples.write(folder);

    assertThat(figures(SoakSamples.read(folder), 0, 0))
        .extracting(SoakFigure::verdict)
        .isEqualTo(figures(samples, 0, 0).stream().map(SoakFigure::verdict).toList());
  }

  @Test
  void aLogSaysWhatTheLastCollectionLeft() {
    assertThat(
            LiveHeap.last(
                "[9.1s][info][gc] GC(3) Pause Full (Diagnostic Command) 90M->41M(512M) 80.2ms\n"
                    + "[9.9s][info][gc] GC(4) Pause Full (Diagnostic Command) 99M->42M(512M) 81ms\n"
                    + "[9.9s][info][gc] GC(5) Pause Young (Normal) (G1 Evacuation Pause)"
                    + " 99M->70M(512M) 3ms\n"))
        .hasValue(42);
    assertThat(LiveHeap.last("")).isEmpty();
  }

  @Test
  void requestsInPausesCountOnlyIfTheyFailed() throws IOException {
    Files.writeString(
        folder.resolve("requests.csv"),
        "epoch_ms,interaction,outcome,response_ms\n"
            + "10500,ViewItem,ok,40.000\n" // second 9.5: warm-up
            + "13000,ViewItem,ok,40.000\n"
            + "13000,ViewItem,refused,1.000\n"
            + "13000,Home,ok,1.000\n" // static
            + "31000,ViewItem,ok,900.000\n" // in a pause
            + "31000,ViewItem,refused,1.000\n"
            + "31000,ViewItem,failed-status,1.000\n");
    SoakSamples samples = new SoakSamples();

    SoakRequests requests =
        SoakRequests.in(folder, 1000, 10, 250, List.of(new LiveHeap.Pause(29, 31)));
    requests.addTo(samples);

    assertThat(requests.all()).isEqualTo(6);
    assertThat(requests.refusedShare()).isEqualTo(1 / 6.0);
    assertThat(requests.failedShare()).isEqualTo(1 / 6.0);
    assertThat(samples.of(SoakSeries.MEAN.label())).hasSize(1);
    assertThat(samples.of(SoakSeries.MEAN.label()).get(0).y()).isEqualTo(40);
  }
}
