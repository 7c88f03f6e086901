package org.rubisee.application;

import java.util.List;

/** What the ledger of an application counts: a service, found by the application's name. */
public interface Scenarios {

  /** The name of the application. */
  String application();

  /**
   * All lines of the ledger, in the order in which they are counted: what only reads comes first.
   *
   * @param data what to look at is picked from it
   * @param turns how often each case is done; each turn of a write has rows of its own
   */
  List<Case> cases(SampleData data, int turns);

  /** What readers of the counts must know of them, in Markdown; empty if that is nothing. */
  default String introduction() {
    return "";
  }

  /**
   * What the program that the application repeats did, a line for each interaction in each of its
   * versions; empty if it was not counted. Cells are separated by semicolons: version, interaction,
   * then formulas of the remote calls, calls between beans, transactions of the web tier,
   * statements, COMMIT and SET; a dash if it was not counted.
   */
  default List<String> originals() {
    return List.of();
  }

  /**
   * Where the calls differ from those of {@link #originals} on purpose: version, interaction,
   * column, formula of the calls here, and the heading of {@code docs/deviations.md} that gives the
   * reason.
   */
  default List<String> deviations() {
    return List.of();
  }
}
