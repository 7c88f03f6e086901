package org.rubisee.emulator.record;

import java.util.EnumMap;
import java.util.Map;
import org.rubisee.measurement.Phase;

/** When phases began and ended, by the clock and by CPU time. Used by the reporting thread only. */
public final class PhaseClocks {

  private static final double NANOS_PER_SECOND = 1e9;

  private record Reading(long nanos, long cpuNanos) {}

  private final Map<Phase, Reading> begins = new EnumMap<>(Phase.class);
  private final Map<Phase, Reading> ends = new EnumMap<>(Phase.class);

  /** A phase begins and the one before ends. */
  public void enter(Phase phase, long nanos, long cpuNanos) {
    begins.put(phase, new Reading(nanos, cpuNanos));
  }

  /** The phase goes on, or ends, at this moment. */
  public void reach(Phase phase, long nanos, long cpuNanos) {
    ends.put(phase, new Reading(nanos, cpuNanos));
  }

  public boolean entered(Phase phase) {
    return begins.containsKey(phase);
  }

  double seconds(Phase phase) {
    Reading begin = begins.get(phase);
    return (ends.getOrDefault(phase, begin).nanos() - begin.nanos()) / NANOS_PER_SECOND;
  }

  double cpuSeconds(Phase phase) {
    Reading begin = begins.get(phase);
    return (ends.getOrDefault(phase, begin).cpuNanos() - begin.cpuNanos()) / NANOS_PER_SECOND;
  }
}
