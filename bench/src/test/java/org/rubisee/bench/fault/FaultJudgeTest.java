package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.fault.site.FaultLoad;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.measurement.Outcome;
import org.rubisee.model.Interaction;
import org.rubisee.servers.knobs.Knobs;

/** The database is killed in second 20 of 60 and is back in second 26; ten requests a second. */
class FaultJudgeTest {

  private static final SiteConfiguration SITE =
      SiteConfiguration.of(
              List.of(Checkout.current().implementation("servlets-only")), Knobs.STANDARD)
          .get(0);
  private static final Optional<Fault> KILLED = Optional.of(new Fault(FaultKind.KILLED, "db"));
  private static final WriteCheck.Finding ALL_THERE =
      new WriteCheck.Finding(9, 8, 9, 0, 0, true, List.of());
  private static final AuditOutcome SOUND = new AuditOutcome(true, List.of(), List.of());

  private static final int START = 20;
  private static final int END = 26;
  private static final int LAST = 60;
  private static final int PER_SECOND = 10;
  private static final long SECOND = 1000;

  @TempDir private Path folder;

  @Test
  void passesAFaultThatIsNoticedAndRecoversAndLosesNothing() throws IOException {
    FaultRecord record = judged(KILLED, END, ALL_THERE, SOUND);

    assertThat(record.complaints()).isEmpty();
    assertThat(record.effect()).startsWith("100 % without a page (control 0 %)");
    assertThat(record.recoverySeconds()).isZero();
    assertThat(record.tier()).isEqualTo("db");
    assertThat(record.startMillis()).isEqualTo(START * SECOND);
    assertThat(record.endMillis()).isEqualTo(END * SECOND);
  }

  @Test
  void failsAFaultThatNobodyNotices() throws IOException {
    assertThat(judged(KILLED, START, ALL_THERE, SOUND).complaints())
        .singleElement()
        .asString()
        .contains("noticed nothing");
  }

  @Test
  void failsASiteThatDoesNotRecover() throws IOException {
    assertThat(judged(KILLED, LAST, ALL_THERE, SOUND).complaints())
        .singleElement()
        .asString()
        .contains("not well within 20 s");
  }

  @Test
  void failsALostWriteInAControlAsWell() throws IOException {
    WriteCheck.Finding lost =
        new WriteCheck.Finding(9, 8, 7, 1, 0, true, List.of("acknowledged, but no row: bid 7"));

    for (Optional<Fault> fault : List.of(KILLED, Optional.<Fault>empty())) {
      assertThat(judged(fault, END, lost, SOUND).complaints())
          .singleElement()
          .asString()
          .contains("1 acknowledged writes were lost", "bid 7");
    }
  }

  @Test
  void failsARowThatNobodyAttempted() throws IOException {
    WriteCheck.Finding foreign = new WriteCheck.Finding(9, 8, 10, 0, 1, true, List.of());

    assertThat(judged(KILLED, END, foreign, SOUND).complaints())
        .singleElement()
        .asString()
        .contains("1 rows were not attempted");
  }

  @Test
  void failsATrialThatKnowsNothingOfWrites() throws IOException {
    WriteCheck.Finding none = new WriteCheck.Finding(9, 0, 0, 0, 0, true, List.of());

    assertThat(judged(KILLED, END, none, SOUND).complaints())
        .singleElement()
        .asString()
        .contains("No write was acknowledged");
  }

  @Test
  void failsABrokenInvariant() throws IOException {
    AuditOutcome broken = new AuditOutcome(true, List.of("item 7 was oversold"), List.of());

    assertThat(judged(KILLED, END, ALL_THERE, broken).complaints())
        .containsExactly("item 7 was oversold");
  }

  /**
   * Judges a trial.
   *
   * @param badUntil until this second no request got a page
   */
  private FaultRecord judged(
      Optional<Fault> fault, int badUntil, WriteCheck.Finding writes, AuditOutcome audit)
      throws IOException {
    write(FaultLoad.clientFolder(folder), requests(badUntil));
    return FaultJudge.judge(
        new FaultPlan.Planned(2, SITE, fault, START, 1),
        PER_SECOND,
        new FaultTrial.Seen(0, 10 * SECOND, START * SECOND, END * SECOND, "", writes, audit),
        folder,
        new FaultJudge.Control(
            0, 10 * SECOND, new RequestSeries(requests(START)), Optional.empty()));
  }

  private static List<RequestSeries.Request> requests(int badUntil) {
    List<RequestSeries.Request> requests = new ArrayList<>();
    for (int second = 0; second < LAST; second++) {
      for (int i = 0; i < PER_SECOND; i++) {
        requests.add(
            new RequestSeries.Request(
                second * SECOND + 50 + 90L * i,
                Interaction.VIEW_ITEM,
                second >= START && second < badUntil ? Outcome.FAILED_STATUS : Outcome.OK,
                5));
      }
    }
    return requests;
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
