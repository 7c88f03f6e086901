package org.rubisee.emulator.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Phase;
import org.rubisee.emulator.load.Profile;
import org.rubisee.emulator.load.WarmUpEnd;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.emulator.site.Target;
import org.rubisee.model.Interaction;

class ResultFolderTest {

  @TempDir Path folder;

  @Test
  void readsBackWhatWasWritten() throws IOException {
    write(folder.resolve("one"), 10, 20_000);

    EmulatorResult read = ResultFolder.read(folder.resolve("one"));

    PhaseResult measured = read.phases().get(Phase.MEASURE);
    assertThat(measured.count(Interaction.VIEW_ITEM, Outcome.OK)).isEqualTo(10);
    assertThat(measured.writes(Outcome.REJECTED)).isEqualTo(3);
    assertThat(measured.writeShare()).isEqualTo(3.0 / 13);
    assertThat(measured.timings().get(Interaction.VIEW_ITEM).response().getTotalCount())
        .isEqualTo(10);
    assertThat(measured.counts().transitions().get(0).feasible()).containsExactly("Back", "Home");
    assertThat(read.header().options()).isEqualTo(options());
    assertThat(read.seconds()).hasSize(2);
    assertThat(read.seconds().get(1).counts().pages()).isEqualTo(7);
  }

  @Test
  void mergesHistogramsOfSeveralProcessesInsteadOfTheirPercentiles() throws IOException {
    write(folder.resolve("fast"), 99, 1_000);
    write(folder.resolve("slow"), 1, 1_000_000);

    EmulatorResult merged =
        ResultFolder.readMerged(List.of(folder.resolve("fast"), folder.resolve("slow")));

    Timings times = merged.phases().get(Phase.MEASURE).timings().get(Interaction.VIEW_ITEM);
    assertThat(times.response().getTotalCount()).isEqualTo(100);
    assertThat(times.response().getValueAtPercentile(50)).isLessThan(1_100);
    assertThat(times.response().getMaxValue()).isGreaterThanOrEqualTo(1_000_000);
    assertThat(merged.header().processes()).isEqualTo(2);
    assertThat(merged.seconds()).hasSize(2);
    assertThat(merged.seconds().get(0).response().getTotalCount()).isEqualTo(100);
    assertThat(merged.phases().get(Phase.MEASURE).counts().transitions()).hasSize(1);
    assertThat(merged.phases().get(Phase.MEASURE).counts().transitions().get(0).total())
        .isEqualTo(10);
  }

  @Test
  void readsARunWhoseLastLinesWereCutShort() throws IOException {
    write(folder.resolve("cut"), 10, 20_000);
    Files.writeString(
        folder.resolve("cut").resolve(ResultFolder.SECONDS),
        "1700000003,meas",
        StandardOpenOption.APPEND);
    Files.writeString(
        folder.resolve("cut").resolve(ResultFolder.SECOND_HISTOGRAMS),
        "1700000002.000,1.000,3.1,HISTF",
        StandardOpenOption.APPEND);

    assertThat(ResultFolder.read(folder.resolve("cut")).seconds()).hasSize(2);
  }

  @Test
  void refusesAFolderThatHoldsResults() throws IOException {
    write(folder.resolve("one"), 1, 1);

    assertThatThrownBy(() -> new ResultWriter(folder.resolve("one")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("holds results already");
  }

  @Test
  void saysWhatIsMissingInAFolderWithoutResults() {
    assertThatThrownBy(() -> ResultFolder.read(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("emulator.json is missing");
  }

  @Test
  void progressLineIsReadBack() {
    Progress progress = new Progress("measure", 12.5, 47.5, 100, 14.25, 23.4, 2);

    assertThat(progress.toJson()).doesNotContain("\n").contains("\"p95Millis\":23.4");
    assertThat(Progress.parse(progress.toJson())).isEqualTo(progress);
  }

  private static EmulatorOptions options() {
    return new EmulatorOptions(
        Target.of("http://localhost:8080/servlets-only", 10_000),
        Workload.of(Mix.BIDDING, 42),
        Profile.QUICK,
        ClientRange.parse("1..100"));
  }

  private static void write(Path folder, int views, long micros) throws IOException {
    Timings times = Timings.empty();
    times.response().recordValueWithCount(micros, views);
    Map<Interaction, Timings> timings = new EnumMap<>(Interaction.class);
    timings.put(Interaction.VIEW_ITEM, times);
    PhaseCounts counts =
        new PhaseCounts(
            Phase.MEASURE.label(),
            30,
            Map.of("ViewItem", Map.of("ok", (long) views), "StoreBid", Map.of("rejected", 3L)),
            new PhaseCounts.Sessions(1, 1, 12.5, 13),
            new PhaseCounts.Http(13, 5, 0, 1, 4096, 15),
            0.5,
            Map.of("BuyNowAuth", 4L),
            List.of(
                new TransitionCounts(
                    "ViewItem",
                    new TreeMap<>(Map.of("Home", 0.25, "Back", 0.75)),
                    Map.of("Home", 5L))));
    EmulatorResult.Header header =
        new EmulatorResult.Header(
            EmulatorResult.SCHEMA_VERSION,
            false,
            options(),
            1,
            100,
            1_700_000_000_000L,
            "17",
            WarmUpEnd.STEADY);
    try (ResultWriter writer = new ResultWriter(folder)) {
      for (long second = 1_700_000_001L; second <= 1_700_000_002L; second++) {
        SecondSample.Counts second1 =
            new SecondSample.Counts(
                second, Phase.MEASURE, 100, views, 3, 0, 0, 3, 7, 5, 4096, 0.25);
        writer.append(new SecondSample(second1, times.response().copy()));
      }
      writer.checkpoint(header, List.of(new PhaseResult(counts, timings, Timings.newHistogram())));
    }
  }
}
