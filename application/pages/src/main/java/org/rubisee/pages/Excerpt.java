package org.rubisee.pages;

/**
 * The part of a list that a request asks for. Links to further parts name the list's subject in
 * their own way: clients written for RUBiS 1.4.3 take every {@code userId=} and {@code itemId=} of
 * a page for somebody to visit.
 *
 * @param subject whose list it is: a primary key
 * @param skip how many lines come before the part, from 0
 */
public record Excerpt(int subject, int skip) {
  private static final int LONGEST_LIST = 1_000_000;
  private static final String SUBJECT = "of";
  private static final String SKIP = "skip";

  /**
   * The part that a request asks for.
   *
   * @param subjectParameter names the subject where a request asks for the beginning of its list
   */
  public static Excerpt of(Parameters parameters, String subjectParameter) {
    return parameters.has(SUBJECT)
        ? new Excerpt(parameters.id(SUBJECT), parameters.numberOr(0, SKIP, 0, LONGEST_LIST))
        : new Excerpt(parameters.id(subjectParameter), 0);
  }

  /** Writes a link to what follows so many further lines. */
  public void writeNext(Html html, String script, int lines) {
    html.raw("<a href=\"").raw(script).raw("?" + SUBJECT + "=").number(subject);
    html.raw("&" + SKIP + "=").number(skip + lines).raw("\" rel=next>More</a>");
  }
}
