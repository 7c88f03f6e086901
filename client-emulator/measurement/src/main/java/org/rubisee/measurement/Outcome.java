package org.rubisee.measurement;

import com.fasterxml.jackson.annotation.JsonValue;

/** How an interaction ended. */
public enum Outcome {
  /** The page that was asked for. */
  OK("ok"),
  /** A page that says which rule of the site the request broke. */
  REJECTED("rejected"),
  /** The site had no room for the request: status 503. */
  REFUSED("refused"),
  /** A status from 400 other than 503 and a rejection's 404. */
  FAILED_STATUS("failed-status"),
  /** A page that says it failed, by its outcome mark or by the word that RUBiS 1.4.3 uses. */
  FAILED_MARKER("failed-marker"),
  /** No complete answer in time. */
  FAILED_TIMEOUT("failed-timeout"),
  /** No connection, or one that broke before the answer was complete. */
  FAILED_CONNECTION("failed-connection");

  private final String label;

  Outcome(String label) {
    this.label = label;
  }

  /** How the outcome is written in results. */
  @JsonValue
  public String label() {
    return label;
  }

  /** Whether this counts against the site. A rejection does not; a refusal is counted apart. */
  public boolean isFailure() {
    return ordinal() >= FAILED_STATUS.ordinal();
  }

  @Override
  public String toString() {
    return label;
  }
}
