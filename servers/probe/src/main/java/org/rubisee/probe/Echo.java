package org.rubisee.probe;

import java.util.List;

/** A bean whose calls carry as much as a caller wants, and do nothing. */
public interface Echo {

  /**
   * A list, as a search answers with one.
   *
   * @param lines how many lines; 0 for an empty answer
   */
  List<Listing> list(int lines);
}
