package org.rubisee.measurement;

/**
 * Sessions or interactions that arrived at a rate. A closed loop has none.
 *
 * @param offered how many a client took, so that the site was asked
 * @param notOffered how many arrived while all clients were busy; the site never saw them
 * @param outOfTurn how many interactions of an open load were taken by another session than the one
 *     whose turn it was, because that one still waited for a page; not kept per second
 */
public record ArrivalCounts(long offered, long notOffered, long outOfTurn) {

  /** Arrivals that all kept their turn, or whose load has none. */
  public ArrivalCounts(long offered, long notOffered) {
    this(offered, notOffered, 0);
  }

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
    return new ArrivalCounts(
        offered + other.offered, notOffered + other.notOffered, outOfTurn + other.outOfTurn);
  }
}
