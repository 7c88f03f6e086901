package org.rubisee.pages;

import java.util.List;

/**
 * Writes a list up to its limit, and a sentence when there is more, with a link where the rest can
 * be read: no page grows without bound.
 */
public final class Shortened {
  private Shortened() {}

  /** The lines that are shown. */
  public static <T> List<T> shown(List<T> lines, int most) {
    return lines.size() > most ? lines.subList(0, most) : lines;
  }

  /** Writes how many lines a list has, after its heading; {@code N+} when it has been cut. */
  public static void count(Html html, List<?> lines, int most) {
    html.raw(" (").number(Math.min(lines.size(), most)).raw(lines.size() > most ? "+)" : ")");
  }

  /**
   * The same for a part of a list.
   *
   * @param skipped how many lines come before the part
   */
  public static void count(Html html, List<?> lines, int most, int skipped) {
    if (skipped == 0) {
      count(html, lines, most);
    } else {
      range(html, skipped, Math.min(lines.size(), most), lines.size() > most);
    }
  }

  /**
   * Writes which lines of a list these are; of how many, if these are the last ones.
   *
   * @param before how many lines come before
   * @param count how many lines are shown
   * @param hasMore whether lines follow; how many is not known without another statement
   */
  public static void range(Html html, long before, int count, boolean hasMore) {
    html.raw(" ").number(Math.min(before + 1, before + count)).raw(" to ").number(before + count);
    if (hasMore) {
      html.raw("; more follow");
    } else {
      html.raw(" of ").number(before + count);
    }
  }

  /** Says below a list that it has been cut; writes nothing when it has not. */
  public static void note(Html html, List<?> lines, int most) {
    if (lines.size() > most) {
      html.raw("<p>Only the first ").number(most).raw(" are listed here.</p>");
    }
  }

  /** The same with a link to the next part, which a script shows. */
  public static void note(Html html, List<?> lines, int most, Excerpt excerpt, String script) {
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
