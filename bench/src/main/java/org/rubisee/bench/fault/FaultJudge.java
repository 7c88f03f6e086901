package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.rubisee.bench.checkout.FullDisk;

/**
 * Says whether a trial shows what it is for: the fault was noticed, the site recovered by itself,
 * no acknowledged write was lost, and the data keep their invariants.
 */
final class FaultJudge {

  /** Within so many seconds after its end, a fault must be over for customers. */
  static final double LONGEST_RECOVERY_SECONDS = 20;

  private static final double NOT_SEEN = -1;

  private FaultJudge() {}

  /**
   * Judges.
   *
   * @param seen what happened
   * @param folder of the trial
   * @param control of the trial; for a control itself
   */
  static FaultRecord judge(
      FaultPlan.Planned trial, FaultTrial.Seen seen, Path folder, Control control)
      throws IOException {
    List<String> complaints = new ArrayList<>();
    String effect = "";
    double recovery = NOT_SEEN;
    if (trial.fault().isPresent()) {
      Fault fault = trial.fault().get();
      if (FaultTrial.isFullDiskOfClients(trial.fault())) {
        effect = "the clients ended with a message: " + lastLine(seen.clientsFailure());
        if (!FullDisk.says(seen.clientsFailure())) {
          complaints.add("The clients did not say that the disk was full");
        }
      } else {
        RequestSeries requests = RequestSeries.in(folder.resolve("client"));
        effect = effect(fault.kind().effect(), seen, requests, control, complaints);
        recovery = recovery(seen, requests, control, complaints);
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
        seen.writes(),
        seen.audit().violations(),
        List.copyOf(complaints));
  }

  /**
   * The trial without a fault.
   *
   * @param clientsStartMillis when its clients started
   * @param requests what they saw
   */
  record Control(long clientsStartMillis, RequestSeries requests) {}

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
      FaultTrial.Seen seen, RequestSeries requests, Control control, List<String> complaints) {
    long shift = control.clientsStartMillis() - seen.clientsStartMillis();
    List<RequestSeries.Second> seconds = control.requests().seconds();
    long end = seconds.isEmpty() ? 0 : seconds.get(seconds.size() - 1).epochSecond() * 1000;
    double rate = control.requests().goodRate(seen.startMillis() + shift, end);
    OptionalDouble recovery = requests.secondsToRecovery(seen.endMillis(), rate);
    if (recovery.isEmpty() || recovery.getAsDouble() > LONGEST_RECOVERY_SECONDS) {
      complaints.add(
          String.format(
              Locale.ROOT,
              "The site was not well within %.0f s after the fault",
              LONGEST_RECOVERY_SECONDS));
    }
    return recovery.orElse(NOT_SEEN);
  }

  private static String lastLine(String text) {
    List<String> lines = text.strip().lines().toList();
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1).strip();
  }
}
