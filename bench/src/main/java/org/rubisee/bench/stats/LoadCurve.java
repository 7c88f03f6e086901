package org.rubisee.bench.stats;

import java.util.Comparator;
import java.util.List;

/**
 * Throughput of a closed system against its number of clients, read: the peak, the knee, and what
 * happens past the peak.
 *
 * @param points what was measured, by ascending clients; at least one
 * @param thinkSeconds Z, the mean think time
 */
public record LoadCurve(List<Point> points, double thinkSeconds) {
  /** Throughput within this share of the peak's still belongs to its plateau. */
  public static final double PLATEAU = 0.95;

  /** Clients that get this share of what they would get without queueing set the pace. */
  public static final double SET_BY_CLIENTS = 0.95;

  /**
   * A measured load.
   *
   * @param clients N
   * @param throughput X, the mean over trials, interactions per second
   * @param responseSeconds R, the mean over all interactions
   */
  public record Point(int clients, double throughput, double responseSeconds) {}

  /** What becomes of throughput when more clients come than give the highest. */
  public enum PastPeak {
    /** The highest throughput is that of the greatest load, clearly above the one before. */
    STILL_RISING,
    /** The greatest load gets no less than {@link #PLATEAU} of the peak. */
    HOLDS,
    /** The greatest load gets less. */
    FALLS
  }

  /** Sorts the points. */
  public LoadCurve {
    if (points.isEmpty()) {
      throw new IllegalArgumentException("A curve needs a point: measure at least one load");
    }
    points = points.stream().sorted(Comparator.comparingInt(Point::clients)).toList();
  }

  /** The load with the highest throughput. */
  public Point peak() {
    return points.stream().max(Comparator.comparingDouble(Point::throughput)).orElseThrow();
  }

  /** The smallest load on the peak's plateau. */
  public Point plateauBegin() {
    return points.stream().filter(this::isOnPlateau).findFirst().orElseThrow();
  }

  /** The greatest load that was measured. */
  public Point last() {
    return points.get(points.size() - 1);
  }

  /**
   * R0 in seconds: the least mean response time that was measured. It holds some queueing when even
   * the smallest load was high.
   */
  private double idleResponseSeconds() {
    return points.stream().mapToDouble(Point::responseSeconds).min().orElseThrow();
  }

  /**
   * The knee, in clients: where the line of light load, N / (R0 + Z), meets the highest throughput;
   * N* = Xmax (R0 + Z). Below it clients wait for themselves, above it for the servers. It means
   * nothing where {@link #isSetByClients} says that no limit was seen.
   *
   * @param highest Xmax, interactions per second
   */
  public double kneeClients(double highest) {
    return highest * idleCycleSeconds();
  }

  /** R0 + Z in seconds: the time from one interaction of a client to the next without queueing. */
  public double idleCycleSeconds() {
    return idleResponseSeconds() + thinkSeconds;
  }

  /**
   * Whether even at the greatest load clients hardly queue: (R0 + Z) / (R + Z), which by the
   * interactive response time law is their share of what they would get without queueing. Response
   * times tell it with far less noise than a short trial's throughput does.
   */
  public boolean isSetByClients() {
    return idleCycleSeconds() / (last().responseSeconds() + thinkSeconds) > SET_BY_CLIENTS;
  }

  /** What happens past the peak. */
  public PastPeak pastPeak() {
    if (!isOnPlateau(last())) {
      return PastPeak.FALLS;
    }
    return plateauBegin().equals(last()) ? PastPeak.STILL_RISING : PastPeak.HOLDS;
  }

  /** Throughput at the greatest load as a share of the highest, from 0 to 1. */
  public double shareAtLast() {
    return last().throughput() / peak().throughput();
  }

  private boolean isOnPlateau(Point point) {
    return point.throughput() >= PLATEAU * peak().throughput();
  }
}
