package org.rubisee.model;

import java.util.List;

/**
 * What some implementations do later than the page says: they fulfil orders, and tell users what
 * happened. The {@link UseCases} of such an implementation implement this interface, too.
 */
public interface DeferredWork {

  /** A purchase of so many units, or more, is an order. */
  int LEAST_UNITS = 2;

  /** An implementation that defers nothing. */
  DeferredWork NONE =
      new DeferredWork() {
        @Override
        public boolean isOrder(NewPurchase purchase) {
          return false;
        }

        @Override
        public Notices notices() {
          return NO_NOTICES;
        }
      };

  /** Nobody is told anything. */
  Notices NO_NOTICES =
      new Notices() {
        @Override
        public List<Notice> noticesOf(int userId) {
          return List.of();
        }

        @Override
        public void auctionClosed(int itemId) {}
      };

  /** What an implementation defers. */
  static DeferredWork of(UseCases useCases) {
    return useCases instanceof DeferredWork deferred ? deferred : NONE;
  }

  /** Whether a purchase is accepted as an order, and fulfilled or refused later. */
  default boolean isOrder(NewPurchase purchase) {
    return purchase.quantity() >= LEAST_UNITS;
  }

  /** What users are told of. */
  Notices notices();
}
