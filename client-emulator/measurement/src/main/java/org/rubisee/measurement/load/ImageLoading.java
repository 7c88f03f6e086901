package org.rubisee.measurement.load;

import com.fasterxml.jackson.annotation.JsonValue;

/** How much of what a page embeds (images, style sheet) a customer's browser fetches. */
public enum ImageLoading {
  /** Each address once per session, as a browser with a cache does. */
  CACHED("cached"),
  /** Everything on every page, as the client of RUBiS 1.4.3 does. */
  ALWAYS("always"),
  /** Nothing. */
  NONE("none");

  private final String label;

  ImageLoading(String label) {
    this.label = label;
  }

  /** How the choice is written on the command line and in results. */
  @JsonValue
  public String label() {
    return label;
  }

  @Override
  public String toString() {
    return label;
  }
}
