package org.rubisee.emulator.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Share;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.record.PhaseClocks;
import org.rubisee.emulator.record.RecordedSecond;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.MeasurementWriter;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.WarmUpEnd;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/** Processes that share a load send together what one process sends, in virtual time. */
class SharedLoadTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final long MILLI = 1_000_000L;
  private static final int WARM_UP = 20;
  private static final int MEASURE = 200;

  /** Answers of 20 to 420 ms that depend on the moment, so that histograms have many buckets. */
  private static final LongUnaryOperator SOON =
      now -> now + 20 * MILLI + Math.floorMod(now * 0x9E3779B97F4A7C15L, 400 * MILLI);

  @TempDir Path folder;
  private final List<String> requests = new ArrayList<>();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CLOSED      | 50   |
          CLOSED      | 50   | steps:0=10,50=50,120=7
          CLOSED      | 50   | sine:mean=25,amplitude=20,period=100
          PARTLY_OPEN | 1001 | constant:5
          PARTLY_OPEN | 1001 | flash-crowd:base=2,peak=10,start=50,rise=20,hold=50,fall=30
          OPEN        | 150  | constant:20
          OPEN        | 150  | steps:0=20,50=60,120=0.5
          """)
  void fourProcessesSendTheLoadOfOne(ArrivalMode mode, int clients, String schedule)
      throws IOException {
    Arrivals arrivals = Arrivals.of(mode, schedule == null ? "" : schedule);
    Measurement one = together(1, arrivals, clients, SOON);
    List<String> ofOne = List.copyOf(requests);

    for (int processes : new int[] {4, 7}) {
      requests.clear();
      Measurement several = together(processes, arrivals, clients, SOON);

      assertThat(requests).as("requests and their moments").isEqualTo(ofOne).hasSizeGreaterThan(99);
      assertSame(several.measured(), one.measured());
      assertThat(several.header().clients()).isEqualTo(clients);
      assertThat(several.seconds()).isEqualTo(one.seconds()).hasSize(WARM_UP + MEASURE);
    }
  }

  private static void assertSame(PhaseResult several, PhaseResult one) {
    assertThat(several.interactions()).as("outcomes and histograms").isEqualTo(one.interactions());
    assertThat(several.lag()).isEqualTo(one.lag());
    assertThat(several.arrivals()).isEqualTo(one.arrivals());
    assertThat(several.traffic()).isEqualTo(one.traffic());
    assertThat(several.infeasible()).isEqualTo(one.infeasible());
    assertThat(several.transitions()).containsExactlyInAnyOrderElementsOf(one.transitions());
    assertThat(several.sessions().started()).isEqualTo(one.sessions().started());
    assertThat(several.sessions().ended()).isEqualTo(one.sessions().ended());
    assertThat(several.sessions().interactionsOfEnded())
        .isEqualTo(one.sessions().interactionsOfEnded());
    assertThat(several.sessions().secondsOfEnded())
        .isCloseTo(one.sessions().secondsOfEnded(), within(1e-3));
    assertThat(one.arrivals().notOffered() + one.arrivals().outOfTurn()).isZero();
  }

  /** Parts of a limit turn more sessions away than the whole limit does (Erlang's loss formula). */
  @Test
  void aSharedLimitNeverOffersMoreThanTheWholeLimit() throws IOException {
    Arrivals arrivals = Arrivals.of(ArrivalMode.PARTLY_OPEN, "constant:5");
    PhaseResult one = together(1, arrivals, 90, SOON).measured();
    PhaseResult four = together(4, arrivals, 90, SOON).measured();

    assertThat(four.arrivals().total()).isEqualTo(one.arrivals().total());
    assertThat(four.arrivals().notOffered()).isGreaterThan(one.arrivals().notOffered());
    assertThat(one.arrivals().notOffered()).isPositive();
    assertThat(four.sessions().started()).isEqualTo(four.arrivals().offered());
  }

  @Test
  void interactionsOutOfTurnKeepTheirMomentsAndAreCounted() throws IOException {
    Arrivals arrivals = Arrivals.of(ArrivalMode.OPEN, "constant:20");
    LongUnaryOperator oneInTenLate =
        now -> now + (Math.floorMod(now * 0x9E3779B97F4A7C15L, 10) == 0 ? 9_000 : 50) * MILLI;
    PhaseResult one = together(1, arrivals, 100, oneInTenLate).measured();
    List<String> moments = moments();
    requests.clear();
    PhaseResult four = together(4, arrivals, 100, oneInTenLate).measured();

    assertThat(one.arrivals().outOfTurn()).isPositive();
    assertThat(four.arrivals().outOfTurn()).isPositive();
    assertThat(four.arrivals().offered()).isEqualTo(one.arrivals().offered());
    assertThat(moments()).isEqualTo(moments);
  }

  private List<String> moments() {
    return requests.stream()
        .filter(request -> !request.endsWith("close"))
        .map(request -> request.substring(0, request.indexOf(' ')))
        .toList();
  }

  /** What so many processes measure. Their requests are added, sorted. */
  private Measurement together(
      int processes, Arrivals arrivals, int clients, LongUnaryOperator answerAt)
      throws IOException {
    List<Path> folders = new ArrayList<>();
    for (int k = 1; k <= processes; k++) {
      ClientRange own = ClientRange.of(clients).with(new Share(k, processes));
      Path results = folder.resolve(processes + "-" + k);
      folders.add(results);
      VirtualTime time = new VirtualTime();
      StubSite site = new StubSite(time, answerAt, StubPages::of);
      LoadOrder order = new LoadOrder(arrivals, new Phases("custom", WARM_UP, MEASURE, 0), own);
      record(new VirtualRun(time, site, workload(), order), own, results);
      site.timedRequestsByLine.forEach(requests::addAll);
    }
    requests.sort(null);
    return MeasurementFolder.readMerged(folders);
  }

  private void record(VirtualRun run, ClientRange own, Path results) throws IOException {
    PhaseClocks clocks = new PhaseClocks();
    try (MeasurementWriter writer = new MeasurementWriter(results)) {
      clocks.enter(Phase.WARM_UP, 0, 0);
      run.load.start();
      for (int second = 1; second <= WARM_UP + MEASURE; second++) {
        run.time.runUntil(second * VirtualTime.SECOND);
        RecordedSecond ended = run.measurements.endSecond(second, run.load.clients(), 0);
        writer.append(ended.counts(), ended.response());
        if (second == WARM_UP) {
          run.measurements.enter(Phase.MEASURE);
          clocks.enter(Phase.MEASURE, run.time.nanoTime(), 0);
        }
      }
      clocks.reach(Phase.MEASURE, run.time.nanoTime(), 0);
      Measurement.Header header =
          new Measurement.Header(
              false, Map.of(), 1, own.count(), 0, "17", WarmUpEnd.FIXED, Map.of());
      writer.checkpoint(header, run.measurements.snapshot(clocks));
    }
  }

  private static Workload workload() {
    return new Workload(
        AUCTION.mix("bidding"),
        MatrixSet.RUBIS_EE,
        "",
        new Pace(1, 10, 20, 60),
        ImageLoading.NONE,
        1);
  }
}
