package org.rubisee.pages;

import java.util.List;

/**
 * Writes a list up to its limit, and a sentence when there is more, with a link where the rest can
 * be read: no page grows without bound.
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

  /** The same with a link to the next part, which a script shows. */
  static void note(Html html, List<?> lines, int most, Excerpt excerpt, String script) {
    if (lines.size() > most) {
      html.raw("<p>");
      if (excerpt.skip() == 0) {
        html.raw("Only the first ").number(most).raw(" are listed here. ");
      }
      excerpt.writeNext(html, script, most);
      html.raw("</p>");
    }
  }
}
