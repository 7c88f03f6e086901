package org.rubisee.bench.experiment.definition;

import com.fasterxml.jackson.annotation.JsonAlias;

/**
 * The quick form of an experiment, for trying out.
 *
 * @param scale how much data
 * @param phases how long the phases of a trial last, as on the command line
 * @param minutes within how many minutes it ends; what does not fit is left out
 */
public record QuickDefinition(String scale, @JsonAlias("profile") String phases, int minutes) {

  private static final int MINUTES = 28;

  /** Puts defaults where the file says nothing. */
  public QuickDefinition {
    scale = Texts.or(scale, "small");
    phases = Texts.or(phases, "6/14/1");
    minutes = minutes == 0 ? MINUTES : minutes;
  }

  static QuickDefinition standard() {
    return new QuickDefinition(null, null, 0);
  }
}
