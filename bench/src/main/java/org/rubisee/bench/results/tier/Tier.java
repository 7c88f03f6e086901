package org.rubisee.bench.results.tier;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Where a process of a trial belongs. */
public enum Tier {
  /** The web server, with servlets and static pages. */
  WEB("web"),
  /** The application server, with the beans; servlets-only has none. */
  APP("app"),
  /** The database server. */
  DB("db"),
  /** The client emulator. */
  CLIENT("client");

  private final String label;

  Tier(String label) {
    this.label = label;
  }

  /** The name in files and reports, for example {@code web}. */
  @JsonValue
  public String label() {
    return label;
  }

  /**
   * The tier with this label.
   *
   * @throws IllegalArgumentException if there is none
   */
  @JsonCreator
  public static Tier ofLabel(String label) {
    for (Tier tier : values()) {
      if (tier.label.equals(label)) {
        return tier;
      }
    }
    throw new IllegalArgumentException(
        "No tier is called '" + label + "'; the tiers are web, app, db and client");
  }
}
