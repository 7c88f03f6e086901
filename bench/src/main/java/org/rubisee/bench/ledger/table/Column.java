package org.rubisee.bench.ledger.table;

import java.util.Arrays;

/** What is counted. */
public enum Column {
  /** Calls of beans from the web tier, over the network. */
  REMOTE_CALLS("remote calls"),
  /** Calls of beans from beans, inside the application server. */
  BEAN_CALLS("calls between beans"),
  /** Lookups in the naming service for the web tier's use cases. */
  LOOKUPS("lookups"),
  /** Operations on transactions from the web tier: begin, commit, rollback. */
  TRANSACTION_OPERATIONS("transaction operations"),
  /** SELECT statements executed. */
  SELECT("select"),
  /** Of the SELECT statements, those that lock what they read: SELECT ... FOR UPDATE. */
  FOR_UPDATE("for update"),
  /** INSERT statements executed. */
  INSERT("insert"),
  /** UPDATE statements executed. */
  UPDATE("update"),
  /** DELETE statements executed. */
  DELETE("delete"),
  /** Transactions begun explicitly: BEGIN, START TRANSACTION. */
  BEGIN("begin"),
  COMMIT("commit"),
  ROLLBACK("rollback"),
  /** SET: the pool switches autocommit, where the statement before needed the other mode. */
  SET("set"),
  /** Statements prepared on the database; none once the driver knows them. */
  PREPARE("prepare"),
  /** Any other command, for example SHOW, or COM_CHANGE_USER, which resets the connection. */
  OTHER("other"),
  /** Rows that the database sent. */
  ROWS_SENT("rows sent"),
  /** Rows inserted, updated or deleted. */
  ROWS_CHANGED("rows changed"),
  /** Bytes from the client to the web tier. */
  CLIENT_TO_WEB("bytes client-web"),
  /** Bytes from the web tier to the client. */
  WEB_TO_CLIENT("bytes web-client"),
  /** Bytes from the web tier to the application tier. */
  WEB_TO_APP("bytes web-app"),
  /** Bytes from the application tier to the web tier. */
  APP_TO_WEB("bytes app-web"),
  /** Bytes to the database. */
  TO_DB("bytes to db"),
  /** Bytes from the database. */
  FROM_DB("bytes from db");

  private final String label;

  Column(String label) {
    this.label = label;
  }

  /** Its heading in tables. */
  public String label() {
    return label;
  }

  /** Whether it counts bytes, which may differ a little from run to run. */
  public boolean isBytes() {
    return ordinal() >= CLIENT_TO_WEB.ordinal();
  }

  /** Whether it counts statements that read or write rows. */
  public boolean isStatement() {
    return this == SELECT || this == INSERT || this == UPDATE || this == DELETE;
  }

  static Column ofLabel(String label) {
    return Arrays.stream(values())
        .filter(column -> column.label.equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("The ledger has no column " + label));
  }
}
