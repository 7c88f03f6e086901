package org.rubisee.bench.experiment.definition;

import java.util.List;

/**
 * The quick form of an experiment, for trying out.
 *
 * @param scale how much data
 * @param phases how long the phases of a trial last, as on the command line
 * @param minutes within how many minutes it ends; what does not fit is left out
 * @param blocks the configurations that it measures in blocks, the baseline first; empty if it
 *     consists of trials
 */
public record QuickDefinition(String scale, String phases, int minutes, List<String> blocks) {

  private static final int MINUTES = 28;

  /** Puts defaults where the file says nothing. */
  public QuickDefinition {
    scale = Texts.or(scale, "small");
    phases = Texts.or(phases, "6/14/1");
    minutes = minutes == 0 ? MINUTES : minutes;
    blocks = Texts.copyOf(blocks);
  }

  static QuickDefinition standard() {
    return new QuickDefinition(null, null, 0, null);
  }
}
