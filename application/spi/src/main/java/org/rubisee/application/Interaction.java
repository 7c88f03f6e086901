package org.rubisee.application;

/**
 * One of the things that a client's browser does on the site of an application. Interactions of one
 * application are ordered by their index; those of different applications are never compared.
 *
 * @param index row and column of the interaction in a transition table, from 0
 * @param label how it is spelled everywhere: class, URL, table, metric, document
 * @param path the last segment of its URL; several interactions may share it, and differ by their
 *     parameters
 * @param kind what it asks of the site
 */
public record Interaction(int index, String label, String path, Kind kind)
    implements Comparable<Interaction> {

  /** What an interaction asks of the site. */
  public enum Kind {
    /** A page that is the same for everybody and needs no servlet. */
    STATIC_PAGE,
    /** A dynamic page that leaves the database as it is. */
    READ,
    /** A dynamic page that writes to the database. */
    WRITE
  }

  /** Whether a servlet answers this interaction. */
  public boolean isDynamic() {
    return kind != Kind.STATIC_PAGE;
  }

  /** Whether this interaction writes to the database. */
  public boolean isWrite() {
    return kind == Kind.WRITE;
  }

  @Override
  public int compareTo(Interaction other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return label;
  }
}
