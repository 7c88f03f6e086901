package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.fault.site.TestBed;
import org.rubisee.bench.fault.site.TierWatch;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.measurement.Outcome;
import org.rubisee.servers.knobs.Knobs;

/**
 * Something fails from second 20 to 26 of 60, with ten requests a second. The control ran 1000 s
 * later.
 */
class FaultJudgeTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final SiteConfiguration SITE =
      SiteConfiguration.of(
              List.of(Checkout.current().implementation("servlets-only")), Knobs.STANDARD)
          .get(0);
  private static final Optional<Fault> KILLED = Optional.of(new Fault(FaultKind.KILLED, "db"));
  private static final Optional<Fault> CROWD = Optional.of(new Fault(FaultKind.CROWD, "client"));
  private static final Optional<Fault> NODE = Optional.of(new Fault(FaultKind.KILLED_NODE, "app"));
  private static final Optional<Fault> FULL_CLIENT =
      Optional.of(new Fault(FaultKind.DISK_FULL, "client"));
  private static final WriteCheck.Finding ALL_THERE =
      new WriteCheck.Finding(9, 8, 9, 0, 0, true, List.of());
  private static final AuditOutcome SOUND = new AuditOutcome(true, List.of(), List.of());

  private static final int WARM = 10;
  private static final int START = 20;
  private static final int END = 26;
  private static final int LAST = 60;
  private static final List<Integer> CROWDS = List.of(60, 200);
  private static final int STAY = 70;
  private static final int LAST_OF_CROWDS = 340;
  private static final int PER_SECOND = 10;
  private static final int CONTROL_FROM = 1000;
  private static final long SECOND = 1000;

  @TempDir private Path folder;

  private final List<RequestSeries.Request> requests = new ArrayList<>();
  private final List<RequestSeries.Request> ofControl = new ArrayList<>();
  private WriteCheck.Finding writes = ALL_THERE;
  private AuditOutcome audit = SOUND;
  private String clientsFailure = "";

  @Test
  void passesAFaultThatIsNoticedAndRecoversAndLosesNothing() throws IOException {
    noPageUntil(END);

    FaultRecord record = judged(KILLED);

    assertThat(record.complaints()).isEmpty();
    assertThat(record.effect()).startsWith("100 % without a page (otherwise 0 %)");
    assertThat(record.recoverySeconds()).isZero();
    assertThat(record.tier()).isEqualTo("db");
    assertThat(record.occurrences())
        .containsExactly(new Fault.Occurrence(START * SECOND, END * SECOND));
  }

  @Test
  void failsAFaultThatNobodyNotices() throws IOException {
    noPageUntil(START);

    assertThat(complaints(KILLED)).singleElement().asString().contains("noticed nothing");
  }

  @Test
  void failsASiteThatDoesNotRecover() throws IOException {
    noPageUntil(LAST);

    assertThat(complaints(KILLED)).singleElement().asString().contains("not well within 20 s");
  }

  @Test
  void theRecoveryIsMeasuredFromTheEndOfTheFault() throws IOException {
    noPageUntil(END + 12);

    assertThat(judged(KILLED).recoverySeconds()).isEqualTo(12);
  }

  @Test
  void failsASiteThatAnswersLessThanTheSameSecondsOfTheControl() throws IOException {
    add(requests, 0, START, PER_SECOND, Outcome.OK);
    add(requests, START, END, PER_SECOND, Outcome.FAILED_STATUS);
    add(requests, END, LAST, PER_SECOND / 2, Outcome.OK);

    assertThat(complaints(KILLED)).singleElement().asString().contains("not well within 20 s");
  }

  @Test
  void aSlowSiteIsComparedWithTheSameSecondsOfTheControl() throws IOException {
    Optional<Fault> slow = Optional.of(new Fault(FaultKind.CPU_TAKEN, "host"));
    add(requests, 0, LAST, PER_SECOND, Outcome.OK);
    requests.replaceAll(
        one ->
            new RequestSeries.Request(one.endEpochMillis(), one.interaction(), one.outcome(), 50));

    assertThat(judged(slow).effect()).contains("mean 50 ms (5 ms)");
    assertThat(complaints(slow)).isEmpty();
  }

  @Test
  void failsALostWriteInAControlAsWell() throws IOException {
    noPageUntil(END);
    writes =
        new WriteCheck.Finding(9, 8, 7, 1, 0, true, List.of("acknowledged, but no row: bid 7"));

    for (Optional<Fault> fault : List.of(KILLED, Optional.<Fault>empty())) {
      assertThat(complaints(fault))
          .singleElement()
          .asString()
          .contains("1 acknowledged writes were lost", "bid 7");
    }
  }

  @Test
  void failsARowThatNobodyAttempted() throws IOException {
    noPageUntil(END);
    writes = new WriteCheck.Finding(9, 8, 10, 0, 1, true, List.of());

    assertThat(complaints(KILLED)).singleElement().asString().contains("1 rows were not attempted");
  }

  @Test
  void failsATrialThatKnowsNothingOfWrites() throws IOException {
    noPageUntil(END);
    writes = new WriteCheck.Finding(9, 0, 0, 0, 0, true, List.of());

    assertThat(complaints(KILLED)).singleElement().asString().contains("No write was acknowledged");
  }

  @Test
  void failsABrokenInvariant() throws IOException {
    noPageUntil(END);
    audit = new AuditOutcome(true, List.of("item 7 was oversold"), List.of());

    assertThat(complaints(KILLED)).containsExactly("item 7 was oversold");
  }

  @Test
  void aControlWithoutRequestsFailsItsTrials() throws IOException {
    noPageUntil(LAST);

    FaultRecord record = judged(KILLED, Control.broken("001-servlets-only-control"));

    assertThat(record.isWell()).isFalse();
    assertThat(record.complaints())
        .contains(
            "Its control 001-servlets-only-control is invalid: no request ended after its warm-up");
  }

  @Test
  void aControlThatIsRefusedFailsItsTrialsAndItself() throws IOException {
    noPageUntil(END);
    add(ofControl, CONTROL_FROM, CONTROL_FROM + LAST, PER_SECOND, Outcome.OK);
    add(ofControl, CONTROL_FROM, CONTROL_FROM + LAST, PER_SECOND, Outcome.REFUSED);

    String what = "50.00 % of the requests were refused, not under 1.0 %";
    assertThat(complaints(KILLED)).containsExactly("Its control 001-control is invalid: " + what);
    assertThat(complaints(Optional.empty())).containsExactly("The control is invalid: " + what);
  }

  @Test
  void aControlWithFailuresFailsItsTrials() throws IOException {
    noPageUntil(END);
    add(ofControl, CONTROL_FROM, CONTROL_FROM + LAST, PER_SECOND, Outcome.OK);
    add(ofControl, CONTROL_FROM + LAST, CONTROL_FROM + LAST + 1, 1, Outcome.FAILED_TIMEOUT);

    assertThat(complaints(KILLED))
        .singleElement()
        .asString()
        .endsWith("0.20 % of the requests failed, not under 0.1 %");
  }

  @Test
  void theWarmUpOfAControlIsNotJudged() throws IOException {
    noPageUntil(END);
    add(ofControl, CONTROL_FROM, CONTROL_FROM + WARM, PER_SECOND, Outcome.REFUSED);
    add(ofControl, CONTROL_FROM + WARM, CONTROL_FROM + LAST, PER_SECOND, Outcome.OK);

    assertThat(complaints(KILLED)).isEmpty();
  }

  @Test
  void failsRefusalsBeforeTheFault() throws IOException {
    noPageUntil(END);
    add(requests, WARM, WARM + 5, 1, Outcome.REFUSED);

    assertThat(complaints(KILLED))
        .containsExactly("Before the fault, 4.76 % of the requests were refused, not under 1.0 %");
  }

  @Test
  void failsRefusalsAfterTheRecovery() throws IOException {
    noPageUntil(END);
    add(requests, END + 5, LAST, 1, Outcome.REFUSED);

    assertThat(complaints(KILLED)).singleElement().asString().startsWith("After the recovery, ");
  }

  @Test
  void fewRefusalsInFewRequestsAreChance() throws IOException {
    noPageUntil(END);
    add(requests, WARM, WARM + 4, 1, Outcome.REFUSED);

    assertThat(complaints(KILLED)).isEmpty();
  }

  @Test
  void judgesACrowdByTheLimitsOfAnOverload() throws IOException {
    FaultRecord well = crowd(PER_SECOND);
    assertThat(well.complaints()).isEmpty();
    assertThat(well.effect()).startsWith("67 % without a page (otherwise 0 %)");
    assertThat(well.recoverySeconds()).isZero();
    assertThat(well.verdicts()).extracting(JudgedMetric::metric).contains("crowd-goodput-share");

    assertThat(crowd(PER_SECOND / 2).complaints())
        .singleElement()
        .asString()
        .startsWith("answers per second, as a share of those before and after each crowd: 0.500");
  }

  @Test
  void judgesAServerAmongSeveralByItsLoad() throws IOException {
    add(requests, 0, LAST, PER_SECOND, Outcome.OK);

    load(0.4);
    assertThat(judged(NODE).complaints()).isEmpty();
    assertThat(judged(NODE).verdicts())
        .extracting(JudgedMetric::metric)
        .contains("node-load-share");

    load(0);
    assertThat(complaints(NODE))
        .singleElement()
        .asString()
        .startsWith("CPU time of the server after the fault");
  }

  @Test
  void clientsWithoutSpaceMustSaySo() throws IOException {
    noPageUntil(START);

    clientsFailure = "The client emulator failed:\nFile too large\n";
    assertThat(judged(FULL_CLIENT).complaints()).isEmpty();
    assertThat(judged(FULL_CLIENT).effect())
        .isEqualTo("the clients ended with a message: File too large");

    clientsFailure = "";
    assertThat(complaints(FULL_CLIENT))
        .containsExactly("The clients did not say that the disk was full");
  }

  private List<String> complaints(Optional<Fault> fault) throws IOException {
    return judged(fault).complaints();
  }

  private FaultRecord judged(Optional<Fault> fault) throws IOException {
    if (ofControl.isEmpty()) {
      add(ofControl, CONTROL_FROM, CONTROL_FROM + LAST, PER_SECOND, Outcome.OK);
    }
    return judged(
        fault,
        new Control(
            "001-control",
            CONTROL_FROM * SECOND,
            (CONTROL_FROM + WARM) * SECOND,
            new RequestSeries(sorted(ofControl)),
            Optional.empty()));
  }

  private FaultRecord judged(Optional<Fault> fault, Control control) throws IOException {
    write(TestBed.clientFolder(folder), sorted(requests));
    return FaultJudge.judge(
        new FaultPlan.Planned(2, SITE, fault, START, 1),
        PER_SECOND,
        seen(List.of(new Fault.Occurrence(START * SECOND, END * SECOND))),
        folder,
        control);
  }

  private FaultTrial.Seen seen(List<Fault.Occurrence> occurrences) {
    return new FaultTrial.Seen(0, WARM * SECOND, occurrences, clientsFailure, writes, audit);
  }

  /** From second 20 until this second no request gets a page. */
  private void noPageUntil(int second) {
    add(requests, 0, START, PER_SECOND, Outcome.OK);
    add(requests, START, second, PER_SECOND, Outcome.FAILED_STATUS);
    add(requests, second, LAST, PER_SECOND, Outcome.OK);
  }

  /** Two crowds that are refused, with so many pages a second for the others. */
  private FaultRecord crowd(int pages) throws IOException {
    requests.clear();
    int since = 0;
    for (int crowd : CROWDS) {
      add(requests, since, crowd, PER_SECOND, Outcome.OK);
      add(requests, crowd, crowd + STAY, pages, Outcome.OK);
      add(requests, crowd, crowd + STAY, 2 * PER_SECOND, Outcome.REFUSED);
      since = crowd + STAY;
    }
    add(requests, since, LAST_OF_CROWDS, PER_SECOND, Outcome.OK);
    RequestSeries own = new RequestSeries(sorted(requests));
    return FaultJudge.judge(
        new FaultPlan.Planned(1, SITE, CROWD, CROWDS.get(0), 1),
        PER_SECOND,
        seen(
            CROWDS.stream()
                .map(start -> new Fault.Occurrence(start * SECOND, (start + STAY) * SECOND))
                .toList()),
        folder,
        new Control("001-crowd", 0, WARM * SECOND, own, Optional.empty()));
  }

  /** The server used half a processor before the fault. */
  private void load(double coresAfter) throws IOException {
    Files.write(
        folder.resolve(TierWatch.FILE),
        Stream.concat(
                Stream.of(TierWatch.HEADING),
                IntStream.range(0, LAST)
                    .mapToObj(
                        second ->
                            String.format(
                                Locale.ROOT,
                                "%d,app,%.3f,1,1",
                                second,
                                second < START ? 0.5 : second < END ? 0 : coresAfter)))
            .toList());
  }

  private static List<RequestSeries.Request> sorted(List<RequestSeries.Request> some) {
    return some.stream()
        .sorted(Comparator.comparingLong(RequestSeries.Request::endEpochMillis))
        .toList();
  }

  private static void add(
      List<RequestSeries.Request> some, int from, int to, int perSecond, Outcome outcome) {
    for (int second = from; second < to; second++) {
      for (int i = 0; i < perSecond; i++) {
        some.add(
            new RequestSeries.Request(
                second * SECOND + 50 + 900L * i / perSecond,
                AUCTION.interaction("ViewItem"),
                outcome,
                5));
      }
    }
  }

  private static void write(Path emulator, List<RequestSeries.Request> requests)
      throws IOException {
    List<String> lines = new ArrayList<>(List.of("epoch_ms,interaction,outcome,response_ms"));
    for (RequestSeries.Request request : requests) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%d,%s,%s,%.3f",
              request.endEpochMillis(),
              request.interaction().label(),
              request.outcome().label(),
              request.millis()));
    }
    Files.createDirectories(emulator);
    Files.write(emulator.resolve("requests.csv"), lines);
  }
}
