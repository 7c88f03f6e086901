package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rubisee.bench.checkout.FullDisk;

/**
 * Says whether a trial shows what it is for: the fault was noticed, the site recovered by itself,
 * no acknowledged write was lost, and the data keep their invariants.
 */
final class FaultJudge {

  private static final double NOT_SEEN = -1;

  private FaultJudge() {}

  /**
   * Judges.
   *
   * @param clients how many there were, without a crowd
   * @param seen what happened
   * @param folder of the trial
   * @param control of the trial; for a control itself
   */
  static FaultRecord judge(
      FaultPlan.Planned trial, int clients, FaultTrial.Seen seen, Path folder, Control control)
      throws IOException {
    List<String> complaints = new ArrayList<>();
    String effect = "";
    double recovery = NOT_SEEN;
    List<Verdict> verdicts = List.of();
    if (trial.fault().isPresent()) {
      Fault fault = trial.fault().get();
      if (FaultTrial.isFullDiskOfClients(trial.fault())) {
        effect = "the clients ended with a message: " + lastLine(seen.clientsFailure());
        if (!FullDisk.says(seen.clientsFailure())) {
          complaints.add("The clients did not say that the disk was full");
        }
      } else {
        RequestSeries requests = RequestSeries.ofTrial(folder);
        effect = effect(fault.kind().effect(), seen, requests, control, complaints);
        if (fault.kind().isOfLoad()) {
          Control peak = control.dynamic();
          recovery = recovery(seen, requests.dynamic(), peak, fault.kind().recovery());
          verdicts = OverloadJudge.judge(seen, requests.dynamic(), peak, recovery);
          complain(verdicts, complaints);
        } else {
          recovery = recovery(seen, requests, control, fault.kind().recovery());
          complain(recovery, fault.kind().recovery(), complaints);
          if (fault.kind().isOfNode()) {
            verdicts = NodeJudge.judge(seen, requests, folder, recovery);
            complain(verdicts, complaints);
          }
        }
      }
    }
    if (!seen.writes().isWell()) {
      complaints.add(
          "%d acknowledged writes were lost, %d rows were not attempted: %s"
              .formatted(seen.writes().lost(), seen.writes().foreign(), seen.writes().examples()));
    }
    if (seen.writes().acknowledged() == 0) {
      complaints.add("No write was acknowledged, so nothing is known about writes");
    }
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
        seen.startMillis(),
        seen.endMillis(),
        trial.control(),
        effect,
        recovery,
        verdicts,
        seen.writes(),
        seen.audit().violations(),
        List.copyOf(complaints));
  }

  /**
   * The trial without a fault.
   *
   * @param clientsStartMillis when its clients started
   * @param measuredFromMillis when their warm-up ended, and the practice of a crowd
   * @param requests what they saw
   * @param peak of the site; empty if it was not searched for
   */
  record Control(
      long clientsStartMillis,
      long measuredFromMillis,
      RequestSeries requests,
      Optional<Peak> peak) {

    /** Without the requests for static pages. */
    Control dynamic() {
      return new Control(clientsStartMillis, measuredFromMillis, requests.dynamic(), peak);
    }
  }

  private static String effect(
      Effect expected,
      FaultTrial.Seen seen,
      RequestSeries requests,
      Control control,
      List<String> complaints) {
    long shift = control.clientsStartMillis() - seen.clientsStartMillis();
    RequestSeries.Span fault = requests.span(seen.startMillis(), seen.endMillis(), expected);
    RequestSeries.Span same =
        control.requests().span(seen.startMillis() + shift, seen.endMillis() + shift, expected);
    if (!expected.isSeen(fault, same)) {
      complaints.add("Customers noticed nothing of the fault");
    }
    return Effect.inWords(fault, same);
  }

  private static double recovery(
      FaultTrial.Seen seen, RequestSeries requests, Control control, Recovery expected) {
    long shift = control.clientsStartMillis() - seen.clientsStartMillis();
    List<RequestSeries.Second> seconds = control.requests().seconds();
    long end = seconds.isEmpty() ? 0 : seconds.get(seconds.size() - 1).epochSecond() * 1000;
    double rate = control.requests().goodRate(seen.startMillis() + shift, end);
    return requests.secondsToRecovery(seen.endMillis(), rate, expected).orElse(NOT_SEEN);
  }

  private static void complain(double recovery, Recovery expected, List<String> complaints) {
    if (recovery == NOT_SEEN || recovery > expected.limitSeconds()) {
      complaints.add(
          String.format(
              Locale.ROOT,
              "The site was not well within %.0f s after the fault",
              expected.limitSeconds()));
    }
  }

  private static void complain(List<Verdict> verdicts, List<String> complaints) {
    verdicts.stream()
        .filter(verdict -> !verdict.isWell())
        .map(Verdict::inWords)
        .forEach(complaints::add);
  }

  private static String lastLine(String text) {
    List<String> lines = text.strip().lines().toList();
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1).strip();
  }
}
