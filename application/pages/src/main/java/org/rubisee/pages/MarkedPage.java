package org.rubisee.pages;

/**
 * A failure as clients written for RUBiS 1.4.3 know it: by the word ERROR.
 *
 * @param page what failed
 */
record MarkedPage(Page page) implements Page {

  @Override
  public String title() {
    return page.title();
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p class=bad>").raw(UserText.FAILURE_MARKER).raw("</p>");
    page.writeBody(html);
  }

  @Override
  public Outcome outcome() {
    return page.outcome();
  }

  @Override
  public int status() {
    return page.status();
  }
}
