package org.rubisee.pages;

/**
 * A form that comes back with what was typed and with what is to be corrected. It knows only what
 * was sent: no use case is called for it.
 *
 * @param problem the page that says the same without the form
 * @param fields the form
 * @param entries what was typed, and why it came back
 */
record ReturnedFormPage(ProblemPage problem, FormFields fields, Entries entries) implements Page {

  @Override
  public String title() {
    return "Please check your input";
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
  public Section section() {
    return fields.section();
  }

  @Override
  public String carriedParameters() {
    return fields.carriedParameters();
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p class=bad role=alert>Nothing was changed. Please correct what is marked.</p>");
    fields.write(new Form(html, entries));
    problem.writeLinks(html);
  }
}
