package org.rubisee.bench.results;

import java.util.List;
import org.rubisee.measurement.NamedPart;

/**
 * What the emulated clients were told to do.
 *
 * @param matrices the set of transition matrices: {@code rubis-ee} or {@code legacy}
 * @param thinkTimeMeanSeconds the mean of the think time's distribution before its cap
 * @param thinkTimeCapSeconds no think time is longer
 * @param sessionMeanSeconds the mean session time
 * @param images {@code cached}, {@code always} or {@code none}
 * @param legacyClient whether the site ran in the mode for clients of RUBiS 1.4.3
 * @param arrivals {@code closed}, {@code partly-open} or {@code open}
 * @param schedule the load over the measured phase: clients, sessions per second or interactions
 *     per second; empty: all clients all the time
 * @param loadProcesses how many emulator processes share the load, from 1
 * @param parts the parts of the measured phase that the schedule names, by time
 * @param nodeCapacity arrivals per second that a web node sustains; 0: not stated
 * @param nodeSchedule how many web nodes are in use over the measured phase, like {@code
 *     steps:0=1,120=2}; empty: the run has no schedule of nodes
 */
public record Workload(
    String matrices,
    double thinkTimeMeanSeconds,
    double thinkTimeCapSeconds,
    double sessionMeanSeconds,
    String images,
    boolean legacyClient,
    String arrivals,
    String schedule,
    int loadProcesses,
    List<NamedPart> parts,
    double nodeCapacity,
    String nodeSchedule) {

  private static final String CLOSED = "closed";
  private static final String CONSTANT = "constant:";
  private static final String NEXT_STEP = ",";

  /** Earlier versions had closed loops of one process only. */
  public Workload {
    arrivals = arrivals == null ? CLOSED : arrivals;
    schedule = schedule == null ? "" : schedule;
    loadProcesses = Math.max(1, loadProcesses);
    parts = parts == null ? List.of() : List.copyOf(parts);
    nodeSchedule = nodeSchedule == null ? "" : nodeSchedule;
  }

  /** Clients of a closed loop that are always there. */
  public Workload(
      String matrices,
      double thinkTimeMeanSeconds,
      double thinkTimeCapSeconds,
      double sessionMeanSeconds,
      String images,
      boolean legacyClient) {
    this(
        matrices,
        thinkTimeMeanSeconds,
        thinkTimeCapSeconds,
        sessionMeanSeconds,
        images,
        legacyClient,
        CLOSED,
        "",
        1,
        List.of(),
        0,
        "");
  }

  /** Whether the laws of closed systems hold: the number of clients is known and fixed. */
  public boolean hasFixedClients() {
    return arrivals.equals(CLOSED) && schedule.isEmpty();
  }

  /** Whether sessions or interactions arrive at a rate, however fast the site answers. */
  public boolean arrives() {
    return !arrivals.equals(CLOSED);
  }

  /** Whether the load is not the same in all seconds of the measured phase. */
  public boolean changes() {
    return !schedule.isEmpty() && !schedule.startsWith(CONSTANT);
  }

  /** Whether web nodes come into use or go out of it in the measured phase, by a schedule. */
  public boolean changesNodes() {
    return nodeSchedule.contains(NEXT_STEP);
  }
}
