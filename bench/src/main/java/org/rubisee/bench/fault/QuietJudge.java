package org.rubisee.bench.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.settings.Text;

/**
 * Says whether a site served its customers while nothing was made to fail: in a control, and in a
 * trial before the fault and after the recovery. The limits are those of a soak.
 */
final class QuietJudge {

  /**
   * Fewer refused requests than this are not judged in a trial with a fault. The seconds before a
   * fault have some 200 requests, so two that meet a full gate by chance would be 1 %.
   */
  private static final long LEAST_REFUSALS = 5;

  private static final double PERCENT = 100;
  private static final double MILLIS_PER_SECOND = 1000;

  private QuietJudge() {}

  /** Why nothing can be compared with a control; empty: its customers were served. */
  static List<String> complaints(Control control) {
    RequestSeries measured =
        control.requests().between(control.measuredFromMillis(), Long.MAX_VALUE);
    if (measured.count() == 0) {
      return List.of("no request ended after its warm-up");
    }
    List<String> complaints = new ArrayList<>();
    above(measured.refusedShare(), Gates.REFUSALS_LIMIT, "were refused").ifPresent(complaints::add);
    above(measured.failedShare(), Gates.FAILURES_LIMIT, "failed").ifPresent(complaints::add);
    return List.copyOf(complaints);
  }

  /**
   * Complaints about a trial with a fault.
   *
   * @param requests of the trial
   * @param recoverySeconds from the end of the fault until the site was well; negative: it was not
   */
  static List<String> complaints(
      FaultTrial.Seen seen, RequestSeries requests, double recoverySeconds) {
    List<String> complaints = new ArrayList<>();
    refused(requests.between(seen.measuredFromMillis(), seen.startMillis()))
        .map(complaint -> "Before the fault, " + complaint)
        .ifPresent(complaints::add);
    if (recoverySeconds >= 0) {
      long well = seen.endMillis() + (long) (recoverySeconds * MILLIS_PER_SECOND);
      refused(requests.between(well, Long.MAX_VALUE))
          .map(complaint -> "After the recovery, " + complaint)
          .ifPresent(complaints::add);
    }
    return List.copyOf(complaints);
  }

  private static Optional<String> refused(RequestSeries some) {
    return some.refusedShare() * some.count() < LEAST_REFUSALS
        ? Optional.empty()
        : above(some.refusedShare(), Gates.REFUSALS_LIMIT, "were refused");
  }

  private static Optional<String> above(double share, double limit, String what) {
    return share < limit
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "%.2f %% of the requests %s, not under %s %%",
                PERCENT * share, what, PERCENT * limit));
  }
}
