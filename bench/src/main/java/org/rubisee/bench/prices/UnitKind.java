package org.rubisee.bench.prices;

/** What has a price. */
public enum UnitKind {
  /** A remote call from the web tier to the application tier with an empty answer. */
  CALL("a remote call, empty", "Call"),
  /** The same with a list of 20 as an answer, as a page of search results is. */
  CALL_FOR_LIST("a remote call for a list of 20", "CallForList"),
  /** A row read by its key, through the connection pool. */
  STATEMENT("a statement for one row", "Statement"),
  /** The same in a transaction. */
  TRANSACTION("a statement in a transaction", "Transaction");

  private final String label;
  private final String script;

  UnitKind(String label, String script) {
    this.label = label;
    this.script = script;
  }

  /** In words. */
  public String label() {
    return label;
  }

  /** The probe's page that does it. */
  public String script() {
    return script;
  }
}
