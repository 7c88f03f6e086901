package org.rubisee.bench;

import org.rubisee.servers.Implementation;

/** What the container of entity beans keeps between transactions while their ledger is made. */
enum LedgerCommitOption {
  /** Instances with their state: the ledger shows them warm, loaded by an earlier page. */
  A,
  /** Instances without their state. */
  B,
  /** Nothing: the default. */
  C;

  /** The name of a ledger: the implementation's, with the option unless it is the default. */
  String nameOf(String implementation) {
    return this == C ? implementation : implementation + "-option-" + name();
  }

  /** Whether it makes a difference to an implementation. */
  boolean matters(Implementation implementation) {
    return this == C || implementation.takesIdsFromTable();
  }
}
