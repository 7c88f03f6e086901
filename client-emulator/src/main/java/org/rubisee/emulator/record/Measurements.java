package org.rubisee.emulator.record;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.application.Interaction;
import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;

/**
 * What clients tell, by phase and by second. Told by the I/O thread, read by the thread that
 * reports; each call holds the lock for a fraction of a microsecond, copies of histograms are taken
 * one at a time.
 */
public final class Measurements implements StepAudit {

  private final TransitionTable table;
  private final Map<Phase, PhaseRecorder> recorders = new EnumMap<>(Phase.class);
  private PhaseRecorder current;
  private Phase phase;
  private SecondRecorder second = new SecondRecorder();
  private long failures;
  private long pages;
  private long answered;

  public Measurements(TransitionTable table) {
    this.table = table;
    enter(Phase.WARM_UP);
  }

  /** From now on everything belongs to this phase. */
  public synchronized void enter(Phase next) {
    phase = next;
    current = new PhaseRecorder(next, table);
    recorders.put(next, current);
  }

  /** The run is over: what clients still tell is not counted any more. */
  public synchronized void end() {
    current = new PhaseRecorder(phase, table);
  }

  public synchronized void page(
      Interaction interaction, Outcome outcome, long responseNanos, long serviceNanos) {
    current.page(interaction, outcome, responseNanos, serviceNanos);
    second.page(interaction, outcome, PhaseRecorder.micros(responseNanos));
    failures += outcome.isFailure() ? 1 : 0;
    pages++;
    answered += outcome == Outcome.OK || outcome == Outcome.REJECTED ? 1 : 0;
  }

  public synchronized void pageComplete(Interaction interaction, long nanos) {
    current.pageComplete(interaction, nanos);
  }

  public synchronized void sent(long lagNanos) {
    current.lag(lagNanos);
  }

  public synchronized void embedded(boolean well) {
    current.embedded(well);
    second.embedded();
  }

  public synchronized void received(long bytes) {
    current.received(bytes);
    second.received(bytes);
  }

  public synchronized void reconnected() {
    current.reconnected();
  }

  /**
   * A session or an interaction has arrived.
   *
   * @param offered whether a client took it; if not, all were busy
   */
  public synchronized void arrived(boolean offered) {
    current.arrived(offered);
    second.arrived(offered);
  }

  /** An interaction arrived while the session whose turn it was still waited for a page. */
  public synchronized void outOfTurn() {
    current.outOfTurn();
  }

  public synchronized void sessionStarted() {
    current.sessionStarted();
  }

  public synchronized void sessionEnded(long nanos, long interactions) {
    current.sessionEnded(nanos, interactions);
  }

  @Override
  public synchronized void stepTaken(int from, int feasible, int step) {
    current.stepTaken(from, feasible, step);
  }

  @Override
  public synchronized void stepInfeasible(int step) {
    current.stepInfeasible(step);
  }

  @Override
  public synchronized void stepCountedAgain() {
    current.stepCountedAgain();
  }

  /** Interactions that failed since the run began. */
  public synchronized long failures() {
    return failures;
  }

  /** Whether pages were asked for since the run began, and none of them came. */
  public synchronized boolean areAllMissing() {
    return pages > 0 && answered == 0;
  }

  /** The phase now. */
  public synchronized Phase phase() {
    return phase;
  }

  /** What happened since the last call. */
  public RecordedSecond endSecond(long epochSecond, int clients, double cpuSeconds) {
    SecondRecorder ended;
    synchronized (this) {
      ended = second;
      second = new SecondRecorder();
    }
    return ended.sample(new SecondRecorder.Frame(epochSecond, phase(), clients, cpuSeconds));
  }

  /**
   * A copy of all that was measured so far.
   *
   * @param clocks how long each phase lasted and what CPU time it took
   */
  public List<PhaseResult> snapshot(PhaseClocks clocks) {
    List<PhaseResult> results = new ArrayList<>();
    for (Phase each : Phase.values()) {
      if (clocks.entered(each)) {
        results.add(snapshot(each, clocks));
      }
    }
    return results;
  }

  private PhaseResult snapshot(Phase each, PhaseClocks clocks) {
    PhaseRecorder recorder;
    PhaseResult counts;
    synchronized (this) {
      recorder = recorders.get(each);
      counts = recorder.counts(clocks.seconds(each), clocks.cpuSeconds(each));
    }
    Map<Interaction, InteractionResult> withTimes = new TreeMap<>();
    counts
        .interactions()
        .forEach(
            (interaction, counted) ->
                withTimes.put(interaction, times(recorder, interaction, counted.outcomes())));
    return counts.with(withTimes, counts.lag());
  }

  private synchronized InteractionResult times(
      PhaseRecorder recorder, Interaction interaction, Outcomes outcomes) {
    return recorder.times(interaction).result(outcomes);
  }
}
