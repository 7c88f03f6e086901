package org.rubisee.model;

/** The lists of {@link MyActivity} that only their user sees. */
public enum MyList {
  /** See {@link MyActivity#bids}. */
  BIDS,
  /** See {@link MyActivity#selling}. */
  SELLING,
  /** See {@link MyActivity#sold}. */
  SOLD,
  /** See {@link MyActivity#won}. */
  WON,
  /** See {@link MyActivity#bought}. */
  BOUGHT
}
