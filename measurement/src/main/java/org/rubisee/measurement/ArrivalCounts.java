package org.rubisee.measurement;

/**
 * Sessions or interactions that arrived at a rate. A closed loop has none.
 *
 * @param offered how many a client took, so that the site was asked
 * @param notOffered how many arrived while all clients were busy; the site never saw them
 */
public record ArrivalCounts(long offered, long notOffered) {

  /** No arrival. */
  public static ArrivalCounts none() {
    return new ArrivalCounts(0, 0);
  }

  /** How many arrived. */
  public long total() {
    return offered + notOffered;
  }

  /** These and others together. */
  ArrivalCounts plus(ArrivalCounts other) {
    return new ArrivalCounts(offered + other.offered, notOffered + other.notOffered);
  }

  /** Results of earlier versions have no arrivals. */
  static ArrivalCounts orNone(ArrivalCounts read) {
    return read == null ? none() : read;
  }
}
