package org.rubisee.logic;

/** What an interaction asks of a site. */
public enum InteractionKind {
  /** A page that is the same for everybody and needs no servlet. */
  STATIC_PAGE,
  /** A dynamic page that leaves the database as it is. */
  READ,
  /** A dynamic page that writes to the database. */
  WRITE
}
