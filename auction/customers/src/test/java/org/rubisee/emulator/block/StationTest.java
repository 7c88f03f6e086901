package org.rubisee.emulator.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Mix;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.run.StubPages;
import org.rubisee.emulator.run.StubSite;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.block.BlockCommand;
import org.rubisee.measurement.block.BlockEvent;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/** What clients ask for, and when, at sites in this process. */
@Timeout(60)
class StationTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final int CLIENTS = 16;
  private static final StubSites.Manner FAST =
      (client, index, path, form) -> StubPages.of(path, form);

  @TempDir Path folder;
  private int stretches;

  @ParameterizedTest
  @MethodSource("mixes")
  void asksAFastAndASlowSiteForTheSame(String name) throws IOException {
    Mix mix = AUCTION.mix(name);
    List<List<String>> fast = requests(FAST, mix, 400);

    assertThat(requests(slow(), mix, 400)).isEqualTo(fast);
    assertThat(fast).hasSize(CLIENTS).allMatch(sent -> sent.size() == 25);
    assertThat(fast.get(0)).isNotEqualTo(fast.get(1));
  }

  static List<String> mixes() {
    return AUCTION.mixNames();
  }

  @Test
  void asksForTheSameWhetherHeldOrNot() throws Exception {
    List<List<String>> held;
    try (StubSites site = new StubSites(slow())) {
      Station station = station(site, AUCTION.mix("bidding"), 7);
      saturate(station, 8, 130);
      TimeUnit.MILLISECONDS.sleep(200);
      saturate(station, 3, 71);
      pace(station, 1000, 0.1);
      saturate(station, 8, 400 - 201 - (int) arrivals(1000, 0.1));
      held = site.copyOfRequests();
    }

    assertThat(held).isEqualTo(requests(slow(), AUCTION.mix("bidding"), 400));
  }

  @Test
  void keepsAsManyInFlightAsAskedAndDrains() throws IOException {
    try (StubSites site = new StubSites(slow())) {
      BlockEvent.Done done = saturate(station(site, AUCTION.mix("bidding"), 7), 5, 123);

      assertThat(site.mostInFlight).hasValue(5);
      assertThat(site.inFlight).hasValue(0);
      assertThat(site.requests.stream().mapToInt(List::size).sum()).isEqualTo(123);
      assertThat(done.interactions()).isEqualTo(123);
      assertThat(done.completed()).isEqualTo(123);
      assertThat(done.notIssued()).isZero();
      assertThat(done.lastIssuedNanos()).isBetween(done.beganNanos(), done.endedNanos());
    }
  }

  @Test
  void letsAllClientsTakeTurnsEvenIfAllAreBusy() throws IOException {
    try (StubSites site = new StubSites(slow())) {
      saturate(station(site, AUCTION.mix("bidding"), 7), CLIENTS, 20 * CLIENTS);

      assertThat(site.requests).allMatch(sent -> sent.size() == 20);
    }
  }

  @Test
  void freshClientsAreOthersAndTheSameAtAllSites() throws IOException {
    List<List<String>> once = freshAfter(64, 0);
    List<List<String>> twice = freshAfter(200, 64);

    assertThat(twice).isEqualTo(once);
    assertThat(once).doesNotContainAnyElementsOf(requests(FAST, AUCTION.mix("bidding"), 160));
  }

  @Test
  void freshClientsCanBeFewerAndAllAgain() throws IOException {
    try (StubSites site = new StubSites(FAST)) {
      Station station = station(site, AUCTION.mix("bidding"), 7);
      station.refresh(4);
      saturate(station, 4, 40);
      assertThat(station.clients()).isEqualTo(4);
      assertThat(site.copyOfRequests().subList(CLIENTS, CLIENTS + 4))
          .allMatch(sent -> sent.size() == 10);
      station.refresh(0);
      assertThat(station.clients()).isEqualTo(station.mostClients()).isEqualTo(CLIENTS);
    }
  }

  private List<List<String>> freshAfter(int interactions, int more) throws IOException {
    try (StubSites site = new StubSites(FAST)) {
      Station station = station(site, AUCTION.mix("bidding"), 7);
      saturate(station, 8, interactions + more);
      site.closed.set(0);
      station.refresh(0);
      assertThat(site.closed).hasValueGreaterThanOrEqualTo(CLIENTS);
      saturate(station, 8, 160);
      return site.copyOfRequests().subList(CLIENTS, 2 * CLIENTS);
    }
  }

  @Test
  void writesTheFormatOfMeasurements() throws IOException {
    try (StubSites site = new StubSites(withFailures())) {
      BlockEvent.Done done = saturate(station(site, AUCTION.mix("bidding"), 7), 8, 1000);

      PhaseResult measured = MeasurementFolder.read(folder.resolve(done.stretch())).measured();
      assertThat(measured.outcomes().counts()).isEqualTo(done.outcomes());
      assertThat(done.outcomes().keySet())
          .contains(
              Outcome.OK,
              Outcome.REJECTED,
              Outcome.REFUSED,
              Outcome.FAILED_STATUS,
              Outcome.FAILED_CONNECTION);
      assertThat(measured.outcomes().total()).isEqualTo(1000);
      assertThat(measured.response().count()).isEqualTo(done.completed());
      assertThat(measured.transitions()).isNotEmpty();
      assertThat(done.writes()).isEqualTo(measured.writes().total()).isPositive();
    }
  }

  @Test
  void aNewStretchBeginsItsCountsAnew() throws IOException {
    try (StubSites site = new StubSites(FAST)) {
      Station station = station(site, AUCTION.mix("bidding"), 7);
      saturate(station, 8, 300);

      assertThat(saturate(station, 8, 40).outcomes()).isEqualTo(Map.of(Outcome.OK, 40L));
    }
  }

  @Test
  void arrivalsAtABusyClientWaitAndCountFromWhenTheyWereDue() throws IOException {
    try (StubSites site = new StubSites(always(20_000))) {
      Station station = station(site, AUCTION.mix("bidding"), 7, 1);
      BlockEvent.Done done = pace(station, 200, 0.5);

      PhaseResult measured = MeasurementFolder.read(folder.resolve(done.stretch())).measured();
      long arrivals = arrivals(200, 0.5);
      assertThat(done.interactions()).isEqualTo(done.offered()).isEqualTo(arrivals);
      assertThat(site.mostInFlight).hasValue(1);
      assertThat(measured.response().maxMillis())
          .as("the last waits for all before it")
          .isGreaterThan(20 * arrivals - 500);
      assertThat(measured.lag().count()).isEqualTo(arrivals);
    }
  }

  @Test
  void clientsWhoThinkObeyTheResponseTimeLaw() throws IOException {
    try (StubSites site = new StubSites(always(20_000))) {
      List<BlockEvent.Reached> reached = new ArrayList<>();
      BlockEvent.Done done = think(thinking(site, 0.05), CLIENTS, 2, reached);

      PhaseResult measured = MeasurementFolder.read(folder.resolve(done.stretch())).measured();
      double cycle = 0.05 + measured.response().meanMillis() / 1000;
      assertThat(measured.throughput()).isCloseTo(CLIENTS / cycle, withinPercentage(20));
      assertThat(measured.outcomes().total()).isEqualTo(done.interactions());
      assertThat(reached).extracting("phase").containsExactly(Phase.MEASURE, Phase.COOL_DOWN);
      assertThat(reached).extracting("nanos").containsExactly(done.beganNanos(), done.endedNanos());
      assertThat(MeasurementFolder.read(folder.resolve(done.stretch())).seconds())
          .isNotEmpty()
          .allMatch(second -> second.counts().phase() == Phase.MEASURE)
          .allMatch(second -> second.counts().clients() == CLIENTS);
      assertThat(site.inFlight).hasValue(0);
    }
  }

  @Test
  void onlyAsManyClientsThinkAsAskedFor() throws IOException {
    try (StubSites site = new StubSites(FAST)) {
      think(thinking(site, 0.02), 3, 0.5, new ArrayList<>());

      assertThat(site.copyOfRequests()).filteredOn(sent -> !sent.isEmpty()).hasSize(3);
    }
  }

  @Test
  void thinkTimesGoOnAfterAHold() throws IOException {
    try (StubSites site = new StubSites(FAST)) {
      // Interrupted often: starting whole think times again would let hardly any of them end.
      Station station = thinking(site, 1);
      long ended = 0;
      for (int i = 0; i < 40; i++) {
        ended += think(station, CLIENTS, 0.05, new ArrayList<>()).interactions();
      }
      assertThat(ended).isGreaterThan(CLIENTS);
    }
  }

  @Test
  void whatIsInFlightAtTheEndIsNeitherCountedNorLeft() throws IOException {
    try (StubSites site = new StubSites(always(300_000))) {
      BlockEvent.Done done = think(thinking(site, 0.01), 4, 0.1, new ArrayList<>());

      assertThat(done.interactions()).isZero();
      assertThat(site.inFlight).hasValue(0);
      assertThat(site.requests.stream().mapToInt(List::size).sum()).isEqualTo(4);
    }
  }

  @Test
  void whatIsNeverAnsweredIsGivenUpAtTheLimit() throws IOException {
    try (StubSites site = new StubSites(always(-1))) {
      BlockEvent.Done done =
          thinking(site, 0.01)
              .think(
                  folder.resolve("deaf"),
                  new BlockCommand.Think("site", "deaf", 4, 0, 0.2, 0.3),
                  reached -> {});

      assertThat(done.interactions()).isZero();
      assertThat(site.inFlight).hasValue(0);
    }
  }

  private static Station thinking(StubSites site, double thinkSeconds) throws IOException {
    return station(
        site,
        new Workload(
            AUCTION.mix("browsing"),
            MatrixSet.RUBIS_EE,
            "",
            Pace.PAPER.withThinkSeconds(thinkSeconds),
            ImageLoading.NONE,
            7),
        CLIENTS);
  }

  private BlockEvent.Done think(
      Station station, int clients, double seconds, List<BlockEvent.Reached> reached)
      throws IOException {
    String name = "stretch-" + stretches++;
    return station.think(
        folder.resolve(name),
        new BlockCommand.Think("site", name, clients, 0, seconds, 0),
        reached::add);
  }

  @Test
  void requestsAreGivenUpUntilTheyEnd() throws IOException {
    try (StubSites site = new StubSites(always(-1))) {
      site.deafTo.set(4);
      BlockEvent.Done done =
          station(site, AUCTION.mix("bidding"), 7)
              .run(
                  folder.resolve("deaf"),
                  Schedule.saturating(new BlockCommand.Saturate("s", "deaf", 4, 50, 0.1)),
                  0.1);

      assertThat(done.outcomes()).isEqualTo(Map.of(Outcome.FAILED_TIMEOUT, 4L));
      assertThat(site.inFlight).hasValue(0);
    }
  }

  @Test
  void aSiteThatNeverAnswersReachesTheLimit() throws IOException {
    try (StubSites site = new StubSites(always(-1))) {
      Station station = station(site, AUCTION.mix("bidding"), 7);
      BlockEvent.Done done =
          station.run(
              folder.resolve("cut"),
              Schedule.saturating(new BlockCommand.Saturate("s", "cut", 4, 50, 0.1)),
              0.1);

      assertThat(done.interactions()).isEqualTo(4);
      assertThat(done.notIssued()).isEqualTo(46);
      assertThat(done.outcomes()).isEqualTo(Map.of(Outcome.FAILED_TIMEOUT, 4L));
      assertThat(site.inFlight).hasValue(0);
      assertThat(MeasurementFolder.read(folder.resolve("cut")).header().partial()).isTrue();
    }
  }

  @Test
  void aSiteThatIsGoneIsAskedWithPauses() throws IOException {
    try (StubSites site =
        new StubSites((client, index, path, form) -> new StubSite.Answer(-1, ""))) {
      BlockEvent.Done done = saturate(station(site, AUCTION.mix("bidding"), 7), 4, 12);

      assertThat(done.outcomes()).isEqualTo(Map.of(Outcome.FAILED_CONNECTION, 12L));
      assertThat(done.endedNanos() - done.beganNanos())
          .as("two pauses of each slot")
          .isGreaterThanOrEqualTo(200_000_000L);
    }
  }

  private List<List<String>> requests(StubSites.Manner manner, Mix mix, int count)
      throws IOException {
    try (StubSites site = new StubSites(manner)) {
      saturate(station(site, mix, 7), 8, count);
      return site.copyOfRequests();
    }
  }

  private static Station station(StubSites site, Mix mix, long seed) throws IOException {
    return station(site, mix, seed, CLIENTS);
  }

  static Station station(StubSites site, Mix mix, long seed, int clients) throws IOException {
    return station(
        site,
        new Workload(mix, MatrixSet.RUBIS_EE, "", Pace.PAPER, ImageLoading.NONE, seed),
        clients);
  }

  static Station station(StubSites site, Workload workload, int clients) throws IOException {
    Target target = new Target("http://127.0.0.1:1/site", Site.RUBIS_EE, 10_000, 40, 62, 500);
    return Station.of(
        new StationOptions("site", target, workload, clients), System::nanoTime, site);
  }

  private BlockEvent.Done saturate(Station station, int busy, int interactions) throws IOException {
    String name = "stretch-" + stretches++;
    return station.run(
        folder.resolve(name),
        Schedule.saturating(new BlockCommand.Saturate("site", name, busy, interactions, 0)),
        60);
  }

  private BlockEvent.Done pace(Station station, double rate, double seconds) throws IOException {
    String name = "stretch-" + stretches++;
    return station.run(
        folder.resolve(name),
        Schedule.poisson(new BlockCommand.Pace("site", name, rate, seconds, 3, 0)),
        60);
  }

  private static long arrivals(double rate, double seconds) {
    return Schedule.poisson(new BlockCommand.Pace("site", "x", rate, seconds, 3, 0)).offered();
  }

  /** Answers take up to 3 ms, differently for each client and request. */
  private static StubSites.Manner slow() {
    return manner((client, index) -> (client * 7919L + index * 104729L) % 3000);
  }

  private static StubSites.Manner always(long micros) {
    return manner((client, index) -> micros);
  }

  private interface Delay {
    long micros(int client, int index);
  }

  private static StubSites.Manner manner(Delay delay) {
    return new StubSites.Manner() {
      @Override
      public StubSite.Answer answer(int client, int index, String path, String form) {
        return StubPages.of(path, form);
      }

      @Override
      public long delayMicros(int client, int index) {
        return delay.micros(client, index);
      }
    };
  }

  private static StubSites.Manner withFailures() {
    StubPages.WithFailures pages = new StubPages.WithFailures();
    return (client, index, path, form) -> pages.answer(path, form);
  }
}
