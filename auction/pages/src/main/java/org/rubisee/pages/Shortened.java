package org.rubisee.pages;

import java.util.List;

/**
 * Writes a list up to its limit, and a sentence when there is more: no page grows without bound.
 */
final class Shortened {
  private Shortened() {}

  /** The lines that are shown. */
  static <T> List<T> shown(List<T> lines, int most) {
    return lines.size() > most ? lines.subList(0, most) : lines;
  }

  /** Says below a list that it has been cut; writes nothing when it has not. */
  static void note(Html html, List<?> lines, int most) {
    if (lines.size() > most) {
      html.raw("<p>Only the first ").number(most).raw(" are listed here.</p>");
    }
  }
}
