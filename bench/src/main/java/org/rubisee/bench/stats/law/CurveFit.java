package org.rubisee.bench.stats.law;

import java.util.List;
import java.util.Optional;

/**
 * The simplest law that describes trials under several loads. A queue without contention comes
 * first: it has only one coefficient. The scalability law follows only where that queue is shown to
 * miss, since three coefficients bend to the rounding of a saturated queue and would find
 * contention and a peak that are not there. Its coefficients count only where its own misfit is
 * noise.
 *
 * @param queue the queue that fits best
 * @param scalability the scalability law; nothing unless {@link Finding#LAW}
 * @param finding what describes the trials
 */
public record CurveFit(ClosedQueue queue, Optional<ScalabilityFit> scalability, Finding finding) {
  private static final int QUEUE_COEFFICIENTS = 1;
  private static final int LAW_COEFFICIENTS = 3;

  /** What describes the trials. */
  public enum Finding {
    /** The queue without contention is not shown to miss. */
    QUEUE,
    /** The queue is shown to miss, the scalability law is not. */
    LAW,
    /** Both are shown to miss. */
    NEITHER,
    /** There are too few loads, or too few trials of the same load, to tell noise from misfit. */
    CANNOT_TELL
  }

  /**
   * Fits both.
   *
   * @param trials one point per trial, throughput above 0
   * @param cycleSeconds R0 + Z: response time without queueing, and think time
   */
  public static CurveFit of(List<UniversalScalability.Point> trials, double cycleSeconds) {
    ClosedQueue queue = ClosedQueue.fit(trials, cycleSeconds);
    LackOfFit ofQueue =
        LackOfFit.of(trials, clients -> queue.throughput((int) clients), QUEUE_COEFFICIENTS);
    if (!ofQueue.isJudged()) {
      return new CurveFit(queue, Optional.empty(), Finding.CANNOT_TELL);
    }
    if (!ofQueue.isShown()) {
      return new CurveFit(queue, Optional.empty(), Finding.QUEUE);
    }
    long loads =
        trials.stream().mapToDouble(UniversalScalability.Point::clients).distinct().count();
    if (loads <= LAW_COEFFICIENTS) {
      return new CurveFit(queue, Optional.empty(), Finding.CANNOT_TELL);
    }
    UniversalScalability law = UniversalScalability.fit(trials);
    return LackOfFit.of(trials, law::throughput, LAW_COEFFICIENTS).isShown()
        ? new CurveFit(queue, Optional.empty(), Finding.NEITHER)
        : new CurveFit(queue, Optional.of(ScalabilityFit.of(trials)), Finding.LAW);
  }
}
