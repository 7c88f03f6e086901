package org.rubisee.emulator.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Workload;
import org.rubisee.measurement.ArrivalCounts;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/** Sessions and interactions that arrive, and clients that come and go, in virtual time. */
class ArrivalsTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final long MILLI = 1_000_000L;
  private static final long ANSWER = 50 * MILLI;
  private static final Pace SHORT_SESSIONS = new Pace(1, 10, 20, 60);

  private final VirtualTime time = new VirtualTime();
  private final StubSite site = new StubSite(time, now -> now + ANSWER, StubPages::of);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          constant:20
          steps:0=10,1000=40,3000=5
          sine:mean=20,amplitude=15,period=600
          flash-crowd:base=10,peak=50,start=1000,rise=20,hold=2000,fall=500
          """)
  void anOpenLoadAchievesWhatItsScheduleOffers(String schedule) {
    PhaseResult result =
        new VirtualRun(
                time,
                site,
                workload(Pace.PAPER),
                order(ArrivalMode.OPEN, schedule, 150, 300, 6_000))
            .run(300, 6_000);

    double scheduled = scheduled(schedule, 6_000);
    assertThat(result.arrivals().offered() / scheduled).isCloseTo(1, within(0.01));
    assertThat(result.arrivals().notOffered()).isZero();
    assertThat((double) result.answered() / result.arrivals().offered()).isCloseTo(1, within(0.01));
    assertThat(100 * result.writeShare()).isCloseTo(15, within(1.0));
    assertThat((double) result.outcomes().total() / result.sessions().started())
        .as("interactions per session, as in a closed loop")
        .isCloseTo(900 / 7.0, within(15.0));
  }

  @Test
  void aPartlyOpenLoadAchievesWhatItsScheduleOffers() {
    partlyOpenAchievesWhatIsOffered(
        "flash-crowd:base=2,peak=10,start=1000,rise=20,hold=2000,fall=500");
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          constant:5
          steps:0=2,1000=10,3000=5
          sine:mean=5,amplitude=4,period=600
          """)
  void aPartlyOpenLoadAchievesWhatAnyScheduleOffers(String schedule) {
    partlyOpenAchievesWhatIsOffered(schedule);
  }

  private void partlyOpenAchievesWhatIsOffered(String schedule) {
    PhaseResult result = run(ArrivalMode.PARTLY_OPEN, schedule, 1_000, 300, 24_000);

    double scheduled = scheduled(schedule, 24_000);
    assertThat(result.arrivals().offered() / scheduled).isCloseTo(1, within(0.01));
    assertThat(result.sessions().started()).isEqualTo(result.arrivals().offered());
    assertThat((double) result.sessions().ended() / result.sessions().started())
        .isCloseTo(1, within(0.01));
  }

  /** Sessions of mean 20 s with an interaction each 1.05 s, the first one at once. */
  @Test
  void sessionsThatArriveBringTheInteractionsOfAClosedLoop() {
    PhaseResult result = run(ArrivalMode.PARTLY_OPEN, "constant:5", 1_000, 300, 12_000);

    assertThat(result.sessions().meanSeconds()).isCloseTo(20, within(0.5));
    assertThat(result.throughput() / (5 * (1 + 20 / 1.05))).isCloseTo(1, within(0.02));
  }

  @Test
  void aPartlyOpenLoadBeginsWithTheSessionsInProgress() {
    VirtualRun run = virtual(ArrivalMode.PARTLY_OPEN, "constant:5", 1_000, SHORT_SESSIONS, 0);
    run.load.start();
    time.runUntil(VirtualTime.SECOND);
    int atBegin = run.load.clients();
    time.runUntil(600 * VirtualTime.SECOND);

    assertThat((double) atBegin).isCloseTo(100, within(15.0));
    assertThat((double) run.load.clients()).isCloseTo(100, within(40.0));
  }

  @Test
  void anArrivalThatFindsAllClientsBusyIsNotOffered() {
    PhaseResult result = run(ArrivalMode.PARTLY_OPEN, "constant:5", 60, 300, 6_000);

    ArrivalCounts arrivals = result.arrivals();
    assertThat(arrivals.total() / (5 * 6_000.0)).isCloseTo(1, within(0.02));
    assertThat(result.sessions().started()).isEqualTo(arrivals.offered());
    assertThat((double) arrivals.notOffered() / arrivals.total())
        .as("Erlang's loss formula for 100 erlangs at 60 servers")
        .isCloseTo(erlangB(60, 100), within(0.02));
  }

  @ParameterizedTest
  @CsvSource({"OPEN, constant:100", "PARTLY_OPEN, constant:5"})
  void aStallOfTwoSecondsShowsInTheHighestPercentiles(ArrivalMode mode, String schedule) {
    PhaseResult calm = stalled(mode, schedule, now -> now + ANSWER);
    PhaseResult stalled =
        stalled(
            mode,
            schedule,
            now -> {
              long freeze = 400 * VirtualTime.SECOND;
              long thaw = freeze + 2 * VirtualTime.SECOND;
              return now >= freeze && now < thaw ? thaw + ANSWER : now + ANSWER;
            });

    assertThat(calm.response().millisAt(99.9)).isLessThan(60);
    assertThat(stalled.response().millisAt(99.9)).isBetween(1_400.0, 2_100.0);
    assertThat(stalled.response().millisAt(50)).isLessThan(60);
    assertThat(stalled.arrivals()).as("arrivals do not wait").isEqualTo(calm.arrivals());
  }

  private static PhaseResult stalled(
      ArrivalMode mode, String schedule, LongUnaryOperator answerAt) {
    VirtualTime time = new VirtualTime();
    StubSite site = new StubSite(time, answerAt, StubPages::of);
    return new VirtualRun(
            time, site, workload(SHORT_SESSIONS), order(mode, schedule, 1_000, 300, 300))
        .run(300, 300);
  }

  @Test
  void aSlowSiteDoesNotSlowDownAnOpenLoad() {
    VirtualTime slow = new VirtualTime();
    StubSite slowSite = new StubSite(slow, now -> now + 5_000 * MILLI, StubPages::of);
    PhaseResult result =
        new VirtualRun(
                slow,
                slowSite,
                workload(SHORT_SESSIONS),
                order(ArrivalMode.OPEN, "constant:20", 200, 300, 3_000))
            .run(300, 3_000);

    assertThat(result.throughput()).isCloseTo(20, within(0.4));
  }

  @Test
  void theMixOfAnOpenLoadDoesNotDependOnTheNumberOfSessions() {
    PhaseResult result =
        new VirtualRun(
                time,
                site,
                workload(Pace.PAPER),
                order(ArrivalMode.OPEN, "constant:20", 2_000, 1_000, 6_000))
            .run(1_000, 6_000);

    assertThat(100 * result.writeShare()).isCloseTo(15, within(1.0));
  }

  /** Draws belong to arrivals, so the number of clients changes nothing while it suffices. */
  @Test
  void sessionsMakeTheSameRequestsWhicheverClientCarriesThem() {
    List<String> many = requests(ArrivalMode.PARTLY_OPEN, 1_000, 7);

    assertThat(requests(ArrivalMode.PARTLY_OPEN, 400, 7)).isEqualTo(many).isNotEmpty();
    assertThat(requests(ArrivalMode.PARTLY_OPEN, 1_000, 8)).isNotEqualTo(many);
  }

  private static List<String> requests(ArrivalMode mode, int clients, long seed) {
    VirtualTime time = new VirtualTime();
    StubSite site = new StubSite(time, now -> now + ANSWER, StubPages::of);
    Workload workload = workload(SHORT_SESSIONS, seed);
    new VirtualRun(time, site, workload, order(mode, "constant:5", clients, 100, 200))
        .run(100, 200);
    List<String> all = new ArrayList<>();
    site.timedRequestsByLine.forEach(all::addAll);
    return all.stream().sorted().toList();
  }

  @Test
  void sessionsOfTheOriginalLeaveByTheirTransition() {
    Workload workload =
        new Workload(
            AUCTION.mix("bidding"), MatrixSet.LEGACY, "", Pace.PAPER, ImageLoading.NONE, 1);
    PhaseResult result =
        new VirtualRun(
                time, site, workload, order(ArrivalMode.PARTLY_OPEN, "constant:1", 2_000, 0, 9_000))
            .run(3_000, 6_000);

    assertThat(result.sessions().meanInteractions()).isCloseTo(51, within(5.0));
    assertThat((double) result.sessions().ended() / result.sessions().started())
        .isCloseTo(1, within(0.05));
  }

  @Test
  void aConstantScheduleOfClientsIsThePlainClosedLoop() {
    Workload workload = workload(Pace.PAPER);
    new VirtualRun(time, site, workload, order(ArrivalMode.CLOSED, "constant:4", 9, 0, 3_600))
        .run(0, 3_600);
    VirtualTime plainTime = new VirtualTime();
    StubSite plain = new StubSite(plainTime, now -> now + ANSWER, StubPages::of);
    new VirtualRun(plainTime, plain, workload, ClientRange.of(4)).run(0, 3_600);

    assertThat(site.timedRequestsByLine.subList(0, 4)).isEqualTo(plain.timedRequestsByLine);
    assertThat(site.timedRequestsByLine.subList(4, 9)).containsOnly(List.of());
  }

  @Test
  void clientsComeAndGoWithTheirSchedule() {
    VirtualRun run =
        virtual(ArrivalMode.CLOSED, "steps:0=10,600=100,1200=10", 100, SHORT_SESSIONS, 100);
    run.load.start();

    assertThat(requestsPerSecond(100, 700)).isCloseTo(10 / 1.05, within(0.5));
    assertThat(run.load.clients()).isEqualTo(100);
    assertThat(requestsPerSecond(710, 1_300)).isCloseTo(100 / 1.05, within(2.0));
    assertThat(run.load.clients()).isEqualTo(10);
    assertThat(requestsPerSecond(1_310, 1_900)).isCloseTo(10 / 1.05, within(0.5));
    assertThat(site.requestsByLine.get(99)).as("leaves with its session").endsWith("close");
  }

  private double requestsPerSecond(long from, long to) {
    time.runUntil(from * VirtualTime.SECOND);
    long before = site.requests;
    time.runUntil(to * VirtualTime.SECOND);
    return (site.requests - before) / (double) (to - from);
  }

  private PhaseResult run(
      ArrivalMode mode, String schedule, int clients, long warmUp, long measure) {
    return new VirtualRun(
            time, site, workload(SHORT_SESSIONS), order(mode, schedule, clients, warmUp, measure))
        .run(warmUp, measure);
  }

  private VirtualRun virtual(
      ArrivalMode mode, String schedule, int clients, Pace pace, long warmUp) {
    return new VirtualRun(
        time, site, workload(pace), order(mode, schedule, clients, warmUp, 2_000));
  }

  private static LoadOrder order(
      ArrivalMode mode, String schedule, int clients, long warmUp, long measure) {
    return new LoadOrder(
        Arrivals.of(mode, schedule),
        new Phases("custom", warmUp, measure, 0),
        ClientRange.of(clients));
  }

  private static Workload workload(Pace pace) {
    return workload(pace, 1);
  }

  private static Workload workload(Pace pace, long seed) {
    return new Workload(
        AUCTION.mix("bidding"), MatrixSet.RUBIS_EE, "", pace, ImageLoading.NONE, seed);
  }

  /** Arrivals that a schedule has in so many seconds. */
  private static double scheduled(String schedule, int seconds) {
    Timetable timetable = order(ArrivalMode.OPEN, schedule, 1, 0, seconds).timetable();
    double sum = 0;
    for (int tenth = 0; tenth < 10 * seconds; tenth++) {
      sum += timetable.at(tenth / 10.0 + 0.05) / 10;
    }
    return sum;
  }

  private static double erlangB(int servers, double erlangs) {
    double blocked = 1;
    for (int n = 1; n <= servers; n++) {
      blocked = erlangs * blocked / (n + erlangs * blocked);
    }
    return blocked;
  }
}
