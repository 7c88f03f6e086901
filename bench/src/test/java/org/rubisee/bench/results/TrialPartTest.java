package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.NamedPart;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseSpan;
import org.rubisee.measurement.SecondSample;

/** Parts of a schedule, read back from the folder of a run. */
class TrialPartTest {

  private static final List<NamedPart> PARTS =
      List.of(
          new NamedPart("first", 0, 10),
          new NamedPart("second", 10, 15.5),
          new NamedPart("none", 9_000, 9_010));

  @TempDir private Path results;

  @Test
  void measuresTheWholeSecondsOfEachPart() throws IOException {
    TrialsFolder folder =
        SampleRun.write(
            results, SampleRun.arriving("closed", "steps:0=5@first,10=9@second", 1, PARTS));
    Trial trial = folder.trials().get(0);
    List<SecondSample> measured =
        trial.seconds().stream()
            .filter(second -> second.counts().phase() == Phase.MEASURE)
            .toList();

    TrialPart first = trial.part("first").orElseThrow();
    TrialPart second = trial.part("second").orElseThrow();
    assertThat(trial.part("none")).isEmpty();
    assertThat(first.span().seconds()).isCloseTo(10, within(1.0));
    assertThat(second.span().seconds()).isCloseTo(5, within(1.0));
    assertThat(second.span().fromSecond()).isGreaterThanOrEqualTo(first.span().toSecond());
    assertThat(first.answered()).isEqualTo(answered(trial, first.span())).isPositive();
    assertThat(second.answered()).isEqualTo(answered(trial, second.span())).isPositive();
    assertThat(first.throughput() * first.span().seconds())
        .isCloseTo(first.answered(), within(1e-6));
    assertThat(first.serverCpuMillis())
        .isCloseTo(
            1_000
                * (cpu(trial, first.span(), Tier.WEB)
                    + cpu(trial, first.span(), Tier.APP)
                    + cpu(trial, first.span(), Tier.DB))
                / first.answered(),
            within(1e-9));
    LatencyHistogram all =
        MeasurementFolder.responseOf(
            folder.trialPath(trial.point()).resolve("client"), end -> true);
    assertThat(first.response().count() + second.response().count())
        .isPositive()
        .isLessThan(all.count());
    assertThat(measured).hasSizeGreaterThan(15);
  }

  @Test
  void hasNoPartsWithoutNames() throws IOException {
    TrialsFolder folder = SampleRun.write(results, SampleRun.arriving("closed", "steps:0=5,10=9"));

    assertThat(folder.trials()).allMatch(trial -> trial.parts().isEmpty());
    assertThat(folder.run().plan().load().arrivals().parts()).isEmpty();
  }

  private static long answered(Trial trial, PhaseSpan span) {
    return trial.seconds().stream()
        .filter(second -> span.contains(trial.beginOf(second) + 0.5))
        .mapToLong(second -> second.counts().answered())
        .sum();
  }

  private static double cpu(Trial trial, PhaseSpan span, Tier tier) {
    return trial.series(tier).cpuSecondsIn(span);
  }
}
