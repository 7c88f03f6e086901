package org.rubisee.measurement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;

class MeasurementFolderTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final long START_MILLIS = 1_700_000_000_000L;

  @TempDir Path folder;

  @Test
  void readsBackWhatWasWritten() throws IOException {
    write(folder.resolve("one"), 10, 20_000);

    Measurement read = MeasurementFolder.read(folder.resolve("one"));

    PhaseResult measured = read.measured();
    assertThat(measured).isEqualTo(phase(Phase.MEASURE, 10, 20_000));
    assertThat(measured.outcomes(AUCTION.interaction("ViewItem")).ok()).isEqualTo(10);
    assertThat(measured.writes().rejected()).isEqualTo(3);
    assertThat(measured.writeShare()).isEqualTo(3.0 / 13);
    assertThat(measured.interactions().get(AUCTION.interaction("ViewItem")).response().count())
        .isEqualTo(10);
    assertThat(measured.transitions().get(0).feasible()).containsExactly("Back", "Home");
    assertThat(read.header()).isEqualTo(header());
    assertThat(read.seconds()).hasSize(2);
    assertThat(read.seconds().get(1).counts().pages()).isEqualTo(7);
    assertThat(read.seconds().get(1).counts().arrivals()).isEqualTo(new ArrivalCounts(12, 2));
    assertThat(read.seconds().get(1).response().p99Millis()).isCloseTo(20, within(0.02));
  }

  @Test
  void mergesHistogramsOfSeveralProcessesInsteadOfTheirPercentiles() throws IOException {
    write(folder.resolve("fast"), 99, 1_000);
    write(folder.resolve("slow"), 1, 1_000_000);

    Measurement merged = MeasurementFolder.read(folder);

    LatencyHistogram response =
        merged.measured().interactions().get(AUCTION.interaction("ViewItem")).response();
    assertThat(response.count()).isEqualTo(100);
    assertThat(response.millisAt(50)).isLessThan(1.1);
    assertThat(response.maxMillis()).isGreaterThanOrEqualTo(1_000);
    assertThat(merged.header().processes()).isEqualTo(2);
    assertThat(merged.header().clients()).isEqualTo(200);
    assertThat(merged.seconds()).hasSize(2);
    assertThat(merged.measured().arrivals()).isEqualTo(new ArrivalCounts(40, 8));
    assertThat(merged.seconds().get(0).counts().arrivals()).isEqualTo(new ArrivalCounts(24, 4));
    assertThat(merged.seconds().get(0).counts().ok()).isEqualTo(100);
    assertThat(merged.seconds().get(0).response().p95Millis()).isLessThan(1.1);
    assertThat(merged.seconds().get(0).response().maxMillis()).isGreaterThanOrEqualTo(1_000);
    assertThat(merged.measured().transitions()).hasSize(1);
    assertThat(merged.measured().transitions().get(0).total()).isEqualTo(10);
  }

  @Test
  void isPartialWithoutTheResultsOfAProcessThatSharedTheLoad() throws IOException {
    for (int k = 1; k <= 3; k++) {
      write(folder.resolve("process-" + k), 10, 20_000);
      Path counts = folder.resolve("process-" + k).resolve(MeasurementFolder.COUNTS);
      String text = Files.readString(counts);
      Files.writeString(
          counts,
          text.replaceFirst("\"options\" : \\{", "\"options\" : {\n\"share\" : \"" + k + "/3\","));
    }

    assertThat(MeasurementFolder.read(folder).header().options()).containsEntry("share", "1/3");
    assertThat(MeasurementFolder.read(folder).header().partial()).isFalse();
    Files.delete(folder.resolve("process-2").resolve(MeasurementFolder.COUNTS));
    Measurement two = MeasurementFolder.read(folder);
    assertThat(two.header().partial()).isTrue();
    assertThat(two.header().processes()).isEqualTo(2);
    Files.delete(folder.resolve("process-3").resolve(MeasurementFolder.COUNTS));
    assertThat(MeasurementFolder.read(folder).header().partial()).isTrue();
  }

  @Test
  void mergesTheResponseTimesOfSomeSeconds() throws IOException {
    write(folder.resolve("fast"), 99, 1_000);
    write(folder.resolve("slow"), 1, 1_000_000);
    List<SecondSample> seconds = MeasurementFolder.read(folder).seconds();
    long first = seconds.get(0).counts().epochSecond();

    LatencyHistogram of = MeasurementFolder.responseOf(folder, second -> second == first);
    LatencyHistogram ofAll = MeasurementFolder.responseOf(folder, second -> true);

    assertThat(of.count()).isPositive().isLessThan(ofAll.count());
    assertThat(of.maxMillis()).isEqualTo(seconds.get(0).response().maxMillis());
    assertThat(MeasurementFolder.responseOf(folder.resolve("fast"), second -> true).count())
        .isLessThan(ofAll.count());
    assertThat(MeasurementFolder.responseOf(folder, second -> false).count()).isZero();
  }

  @Test
  void addsUpTheProgressOfProcesses() {
    Progress one = new Progress("measure", 3, 7, 10, 20.5, 40, 1);
    Progress other = new Progress("measure", 2.9, 7.1, 11, 10, 50, 2);

    assertThat(Progress.together(List.of(one, other)))
        .isEqualTo(new Progress("measure", 3, 7.1, 21, 30.5, 50, 3));
  }

  @Test
  void readsARunWhoseLastLinesWereCutShort() throws IOException {
    write(folder.resolve("cut"), 10, 20_000);
    Files.writeString(
        folder.resolve("cut").resolve(MeasurementFolder.SECONDS),
        "1700000003,meas",
        StandardOpenOption.APPEND);
    Files.writeString(
        folder.resolve("cut").resolve(MeasurementFolder.SECOND_HISTOGRAMS),
        "1700000002.000,1.000,3.1,HISTF",
        StandardOpenOption.APPEND);
    write(folder.resolve("other"), 10, 20_000);

    assertThat(MeasurementFolder.read(folder.resolve("cut")).seconds()).hasSize(2);
    assertThat(MeasurementFolder.read(folder).seconds()).hasSize(2);
  }

  @Test
  void leavesOutASecondWhoseLastNumberWasCutShort() throws IOException {
    write(folder.resolve("cut"), 10, 20_000);
    Path seconds = folder.resolve("cut").resolve(MeasurementFolder.SECONDS);
    String text = Files.readString(seconds);
    Files.writeString(seconds, text.substring(0, text.length() - 2));

    assertThat(MeasurementFolder.read(folder.resolve("cut")).seconds()).hasSize(1);
  }

  @Test
  void writesHistogramsThatHdrHistogramsOwnReaderReads() throws IOException {
    write(folder.resolve("one"), 10, 20_000);

    try (HistogramLogReader reader =
        new HistogramLogReader(
            folder.resolve("one").resolve(MeasurementFolder.HISTOGRAMS).toFile())) {
      Histogram first = (Histogram) reader.nextIntervalHistogram();
      assertThat(first.getTag()).isEqualTo("measure/StoreBid/response");
      Histogram lag = (Histogram) reader.nextIntervalHistogram();
      while (!lag.getTag().equals("measure/ViewItem/with-images")) {
        lag = (Histogram) reader.nextIntervalHistogram();
      }
      assertThat(lag.getTotalCount()).isEqualTo(10);
    }
  }

  @Test
  void keepsHistogramsOutOfTheCounts() throws IOException {
    write(folder.resolve("one"), 10, 20_000);

    assertThat(folder.resolve("one").resolve(MeasurementFolder.COUNTS))
        .content()
        .startsWith("{\n  \"schemaVersion\" : 4,")
        .contains("\"ViewItem\" : {\n        \"outcomes\" : {\n          \"ok\" : 10\n        }")
        .doesNotContain("response", "lag");
  }

  @Test
  void dropsTimesOutsideTheMeasuredPhaseOnly() {
    Measurement both =
        new Measurement(
            header(),
            Map.of(
                Phase.WARM_UP, phase(Phase.WARM_UP, 5, 9_000),
                Phase.MEASURE, phase(Phase.MEASURE, 10, 20_000)),
            List.of());

    Measurement smaller = both.withTimesOfMeasuredPhaseOnly();

    assertThat(smaller.measured()).isEqualTo(both.measured());
    PhaseResult warmUp = smaller.phases().get(Phase.WARM_UP);
    assertThat(warmUp.response().count()).isZero();
    assertThat(warmUp.outcomes()).isEqualTo(both.phases().get(Phase.WARM_UP).outcomes());
    assertThat(smaller.spans(Instant.ofEpochMilli(START_MILLIS - 2000)))
        .containsExactly(new PhaseSpan(Phase.WARM_UP, 2, 32), new PhaseSpan(Phase.MEASURE, 32, 62));
  }

  @Test
  void refusesAFolderThatHoldsResults() throws IOException {
    write(folder.resolve("one"), 1, 1);

    assertThatThrownBy(() -> new MeasurementWriter(folder.resolve("one")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("holds results already");
  }

  @Test
  void refusesAnotherVersionOfTheFormat() throws IOException {
    Files.writeString(
        folder.resolve(MeasurementFolder.COUNTS),
        "{\"header\":{\"schemaVersion\":1},\"phases\":[]}");

    assertThatThrownBy(() -> MeasurementFolder.read(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("schema version 1, this program reads version 4");
  }

  @Test
  void namesAFileThatCannotBeRead() throws IOException {
    write(folder.resolve("one"), 10, 20_000);
    Path counts = folder.resolve("one").resolve(MeasurementFolder.COUNTS);
    String good = Files.readString(counts);
    for (String bad :
        List.of("null", "{\"schemaVersion\": 4}", good.replace("\"sessions\"", "\"x\""))) {
      Files.writeString(counts, bad);
      assertThatThrownBy(() -> MeasurementFolder.read(folder.resolve("one")))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith(counts.toString());
    }
    Files.write(counts, new byte[] {(byte) 0xff});
    assertThatThrownBy(() -> MeasurementFolder.read(folder.resolve("one")))
        .isInstanceOf(UnreadableResultException.class);
  }

  @Test
  void namesTheSecondThatCannotBeRead() throws IOException {
    write(folder.resolve("one"), 10, 20_000);
    Path seconds = folder.resolve("one").resolve(MeasurementFolder.SECONDS);
    Files.writeString(seconds, Files.readString(seconds).replace("measure", "measur"));
    assertThatThrownBy(() -> MeasurementFolder.read(folder.resolve("one")))
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageContaining("seconds.csv cannot be read: line 2: There is no phase");
  }

  @Test
  void saysWhatIsMissingInAFolderWithoutResults() {
    assertThatThrownBy(() -> MeasurementFolder.read(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("emulator.json is missing");
  }

  @Test
  void progressLineIsReadBack() {
    Progress progress = new Progress("measure", 12.5, 47.5, 100, 14.25, 23.4, 2);

    assertThat(progress.toJson()).doesNotContain("\n").contains("\"p95Millis\":23.4");
    assertThat(Progress.parse(progress.toJson())).isEqualTo(progress);
  }

  private static Measurement.Header header() {
    return new Measurement.Header(
        false,
        Map.of("mix", "bidding", "users", "10000"),
        1,
        100,
        START_MILLIS,
        "17",
        WarmUpEnd.STEADY,
        Map.of(AUCTION.interaction("Home"), 0.25, AUCTION.interaction("ViewItem"), 0.75));
  }

  private static LatencyHistogram times(int count, long micros) {
    Histogram histogram = new Histogram(LatencyHistogram.DIGITS);
    histogram.recordValueWithCount(micros, count);
    return LatencyHistogram.ofMicros(histogram);
  }

  private static PhaseResult phase(Phase phase, int views, long micros) {
    LatencyHistogram times = times(views, micros);
    return new PhaseResult(
        phase,
        30,
        Map.of(
            AUCTION.interaction("ViewItem"),
            new InteractionResult(Outcomes.of(Outcome.OK, views), times, times, times),
            AUCTION.interaction("StoreBid"),
            InteractionResult.of(Outcomes.of(Outcome.REJECTED, 3))),
        new Sessions(1, 1, 12.5, 13),
        new Traffic(13, 5, 0, 1, 4096, 15),
        0.5,
        Map.of("BuyNowAuth", 4L),
        List.of(
            new TransitionCounts(
                "ViewItem", new TreeMap<>(Map.of("Home", 0.25, "Back", 0.75)), Map.of("Home", 5L))),
        times(views, 100),
        new ArrivalCounts(20, 4));
  }

  /** Writes what an emulator leaves. */
  static void write(Path folder, int views, long micros) throws IOException {
    try (MeasurementWriter writer = new MeasurementWriter(folder)) {
      for (long second = 1_700_000_001L; second <= 1_700_000_002L; second++) {
        writer.append(
            new SecondSample.Counts(
                second,
                Phase.MEASURE,
                100,
                views,
                3,
                0,
                0,
                3,
                7,
                5,
                4096,
                0.25,
                new ArrivalCounts(12, 2)),
            times(views, micros));
      }
      writer.checkpoint(header(), List.of(phase(Phase.MEASURE, views, micros)));
    }
  }
}
