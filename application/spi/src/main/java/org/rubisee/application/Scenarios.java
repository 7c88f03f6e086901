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
}
