package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.fault.site.TestBed;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.settings.Text;

/**
 * Says whether a trial shows what it is for: the fault was noticed, the site recovered by itself,
 * no acknowledged write was lost, and the data keep their invariants. A trial whose control did not
 * serve its customers shows nothing.
 */
final class FaultJudge {

  private static final double NOT_SEEN = -1;

  private final FaultPlan.Planned trial;
  private final FaultTrial.Seen seen;
  private final Path folder;
  private final Control control;
  private final List<String> complaints = new ArrayList<>();

  private FaultJudge(FaultPlan.Planned trial, FaultTrial.Seen seen, Path folder, Control control) {
    this.trial = trial;
    this.seen = seen;
    this.folder = folder;
    this.control = control;
  }

  /**
   * Judges.
   *
   * @param clients how many there were, without a crowd
   * @param seen what happened
   * @param folder of the trial
   * @param control of the trial; itself if it is its own
   */
  static FaultRecord judge(
      FaultPlan.Planned trial, int clients, FaultTrial.Seen seen, Path folder, Control control)
      throws IOException {
    return new FaultJudge(trial, seen, folder, control).record(clients);
  }

  /** What is known of a fault. */
  private record Findings(String effect, double recoverySeconds, List<JudgedMetric> verdicts) {

    private static final Findings NONE = new Findings("", NOT_SEEN, List.of());
  }

  private FaultRecord record(int clients) throws IOException {
    Findings found = findings();
    complainOfControl();
    complainOfWrites();
    complaints.addAll(seen.audit().violations());
    return new FaultRecord(
        trial.number(),
        trial.configuration().name(),
        clients,
        trial.faultName(),
        trial.fault().map(fault -> fault.kind().label()).orElse(""),
        trial.fault().map(Fault::place).orElse(""),
        trial.fault().map(fault -> fault.kind().cause()).orElse(""),
        seen.clientsStartMillis(),
        seen.occurrences(),
        trial.control(),
        found.effect(),
        found.recoverySeconds(),
        found.verdicts(),
        seen.writes(),
        seen.audit().violations(),
        List.copyOf(complaints));
  }

  private Findings findings() throws IOException {
    if (trial.fault().isEmpty()) {
      return Findings.NONE;
    }
    if (FaultTrial.isFullDiskOfClients(trial.fault())) {
      return messageOfClients();
    }
    FaultKind kind = trial.fault().get().kind();
    return kind.isOfLoad() ? ofCrowd(expected(kind)) : ofFailure(kind);
  }

  private Findings messageOfClients() {
    if (!FullDisk.says(seen.clientsFailure())) {
      complaints.add("The clients did not say that the disk was full");
    }
    return new Findings(
        "the clients ended with a message: " + lastLine(seen.clientsFailure()),
        NOT_SEEN,
        List.of());
  }

  private Effect expected(FaultKind kind) throws IOException {
    return kind.effect(MeasurementFolder.application(TestBed.clientFolder(folder)));
  }

  /** The requests of its control are its own. */
  private Findings ofCrowd(Effect expected) {
    RequestSeries requests = control.requests();
    Fault.Occurrence first = seen.occurrences().get(0);
    Fault.Occurrence before = OverloadJudge.beforeOf(first);
    String effect =
        effect(
            expected,
            requests.span(first.startMillis(), first.endMillis(), expected),
            requests.span(before.startMillis(), before.endMillis(), expected));
    List<JudgedMetric> verdicts = OverloadJudge.judge(seen, requests.dynamic(), control.peak());
    complainOf(verdicts);
    return new Findings(effect, OverloadJudge.recoverySeconds(verdicts), verdicts);
  }

  private Findings ofFailure(FaultKind kind) throws IOException {
    RequestSeries requests = RequestSeries.ofTrial(folder);
    long shift = control.clientsStartMillis() - seen.clientsStartMillis();
    Effect expected = expected(kind);
    String effect =
        effect(
            expected,
            requests.span(seen.startMillis(), seen.endMillis(), expected),
            control
                .requests()
                .span(seen.startMillis() + shift, seen.endMillis() + shift, expected));
    double recovery = recovery(requests, kind.recovery());
    complainOf(recovery, kind.recovery());
    complaints.addAll(QuietJudge.complaints(seen, requests, recovery));
    List<JudgedMetric> verdicts =
        kind.isOfNode() ? NodeJudge.judge(seen, requests, folder, recovery) : List.of();
    complainOf(verdicts);
    return new Findings(effect, recovery, verdicts);
  }

  private String effect(Effect expected, RequestSeries.Span fault, RequestSeries.Span without) {
    if (!expected.isSeen(fault, without)) {
      complaints.add("Customers noticed nothing of the fault");
    }
    return Effect.inWords(fault, without);
  }

  private double recovery(RequestSeries requests, Recovery expected) {
    long shift = control.clientsStartMillis() - seen.clientsStartMillis();
    List<RequestSeries.Second> seconds = control.requests().seconds();
    long end = seconds.isEmpty() ? 0 : seconds.get(seconds.size() - 1).epochSecond() * 1000;
    double rate = control.requests().goodRate(seen.startMillis() + shift, end);
    return requests.secondsToRecovery(seen.endMillis(), rate, expected).orElse(NOT_SEEN);
  }

  private void complainOf(double recovery, Recovery expected) {
    if (recovery == NOT_SEEN || recovery > expected.limitSeconds()) {
      complaints.add(
          Text.of("The site was not well within %.0f s after the fault", expected.limitSeconds()));
    }
  }

  private void complainOf(List<JudgedMetric> verdicts) {
    verdicts.stream()
        .filter(verdict -> !verdict.isWell())
        .map(JudgedMetric::inWords)
        .forEach(complaints::add);
  }

  /** Seconds with a crowd are judged by limits of their own, and so are those without. */
  private void complainOfControl() {
    if (trial.hasCrowd()) {
      return;
    }
    String whose =
        trial.fault().isEmpty()
            ? "The control is invalid: "
            : Text.of("Its control %s is invalid: ", control.name());
    QuietJudge.complaints(control).forEach(complaint -> complaints.add(whose + complaint));
  }

  private void complainOfWrites() {
    if (!seen.writes().isWell()) {
      complaints.add(
          Text.of(
              "%d acknowledged writes were lost, %d rows were not attempted: %s",
              seen.writes().lost(), seen.writes().foreign(), seen.writes().examples()));
    }
    if (seen.writes().acknowledged() == 0) {
      complaints.add("No write was acknowledged, so nothing is known about writes");
    }
  }

  private static String lastLine(String text) {
    List<String> lines = text.strip().lines().toList();
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1).strip();
  }
}
