package org.rubisee.bench.results.tier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleMeasurement;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialEnd;
import org.rubisee.bench.results.TrialFolder;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseSpan;

class EvidenceTest {

  private static final PhaseSpan PHASE = new PhaseSpan(Phase.MEASURE, 10, 20);
  private static final Link WEB_DB = Link.ofLabel("web-db");

  @TempDir private Path results;

  @Test
  void interpolatesBetweenRareReadings() {
    CounterSeries series = series(new double[][] {{0, 0}, {12, 120}, {24, 360}});
    assertThat(series.perSecondIn(PHASE)).isCloseTo((280 - 100) / 10.0, within(1e-9));
  }

  @Test
  void goesByThePartOfAPhaseThatWasRead() {
    assertThat(series(new double[][] {{15, 100}, {19, 140}}).perSecondIn(PHASE)).isEqualTo(10);
  }

  @Test
  void knowsNothingFromOneReadingOrFromAnotherTime() {
    assertThat(series(new double[][] {{15, 100}}).perSecondIn(PHASE)).isNaN();
    assertThat(series(new double[][] {{21, 100}, {25, 140}}).perSecondIn(PHASE)).isNaN();
  }

  @Test
  void tellsALinksTrafficPerSecond() {
    Evidence evidence =
        new Evidence(
            List.of(
                new LinkSample(WEB_DB, 10, 2, new LinkTraffic(0, 0, 0, 0)),
                new LinkSample(Link.ofLabel("client-web"), 15, 9, new LinkTraffic(7, 7, 7, 7)),
                new LinkSample(WEB_DB, 20, 3, new LinkTraffic(100, 2000, 10, 20))),
            List.of(),
            List.of(),
            List.of(),
            List.of());
    assertThat(evidence.perSecondIn(PHASE, WEB_DB)).isEqualTo(new LinkTraffic(10, 200, 1, 2));
    assertThat(evidence.mostConnectionsIn(PHASE, WEB_DB)).isEqualTo(3);
    assertThat(evidence.seenLinks()).containsExactly(WEB_DB, Link.ofLabel("client-web"));
  }

  @Test
  void comesBackFromDiskAsItWasKept() throws IOException {
    TrialsFolder folder = SampleRun.write(results, SampleRun.quickstart());
    Trial trial = folder.trials().get(0);
    Trial original = SampleTrial.of(folder.run(), trial.point());
    assertThat(trial.evidence().samplerCpusIn(trial.measured()))
        .isCloseTo(original.evidence().samplerCpusIn(trial.measured()), within(0.001));
    assertThat(trial.evidence().links()).hasSameSizeAs(original.evidence().links());
    assertThat(trial.evidence().perSecondIn(trial.measured(), WEB_DB).bytes())
        .isCloseTo(original.evidence().perSecondIn(trial.measured(), WEB_DB).bytes(), within(1.0));
  }

  @Test
  void keepsWhatCouldNotBeSeen() throws IOException {
    Run<RunPlan> run = SampleRun.run(SampleRun.quickstart());
    TrialsFolder folder = SampleRun.begun(results, run);
    TrialPoint point = new TrialPoint(1, "servlets-only", "bidding", 60, 1);
    Trial sample = SampleTrial.of(run, point);
    TrialFolder trialFolder = folder.begin(point, sample.startedAt());
    trialFolder.log().addUnseen("First.");
    trialFolder.log().addUnseen("Second,\nin two lines.");
    SampleMeasurement.write(trialFolder.clientPath(), sample.measurement());
    trialFolder.finish(new TrialEnd(sample.state(), sample.note(), sample.audit()));
    assertThat(folder.trials().get(0).evidence().unseen())
        .containsExactly("First.", "Second, in two lines.");
  }

  @Test
  void takesTheLatestSortingOfSamples() throws IOException {
    TrialsFolder folder = SampleRun.write(results, SampleRun.quickstart());
    Trial trial = folder.trials().get(0);
    assertThat(trial.evidence().breakdowns()).isEmpty();
    TierBreakdown web =
        new TierBreakdown(
            Tier.WEB, Map.of(BreakdownCategory.TCP_IP, 30L, BreakdownCategory.CONTAINER, 70L));
    BreakdownFile.write(folder.trialPath(trial.point()), List.of(web));
    assertThat(folder.trials().get(0).evidence().breakdowns()).containsExactly(web);
  }

  @Test
  void sharesOfABreakdownMakeOne() {
    TierBreakdown merged =
        TierBreakdown.merged(
            Tier.APP,
            List.of(
                new TierBreakdown(Tier.APP, Map.of(BreakdownCategory.NAMING, 1L)),
                new TierBreakdown(Tier.WEB, Map.of(BreakdownCategory.OTHER, 900L)),
                new TierBreakdown(
                    Tier.APP, Map.of(BreakdownCategory.NAMING, 2L, BreakdownCategory.OTHER, 3L))));
    assertThat(merged.total()).isEqualTo(6);
    assertThat(merged.share(BreakdownCategory.NAMING)).isEqualTo(0.5);
    assertThat(Stream.of(BreakdownCategory.values()).mapToDouble(merged::share).sum())
        .isCloseTo(1, within(1e-12));
  }

  private static CounterSeries series(double[][] readings) {
    return new CounterSeries(
        Stream.of(readings).map(r -> new CounterSeries.Reading(r[0], r[1])).toList());
  }
}
