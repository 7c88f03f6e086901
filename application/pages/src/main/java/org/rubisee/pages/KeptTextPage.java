package org.rubisee.pages;

/**
 * Says why a request was rejected, and gives back a long text whose form cannot be sent again.
 *
 * @param problem why
 * @param field where the text was entered
 * @param text the text
 */
record KeptTextPage(ProblemPage problem, Field field, String text) implements Page {

  @Override
  public String title() {
    return problem.title();
  }

  @Override
  public Outcome outcome() {
    return problem.outcome();
  }

  @Override
  public int status() {
    return problem.status();
  }

  @Override
  public void writeBody(Html html) {
    problem.writeBody(html);
    html.raw("<h2>").raw(field.label()).raw("</h2><p>You can copy your text.</p><p class=text>");
    html.text(text).raw("</p>");
  }
}
