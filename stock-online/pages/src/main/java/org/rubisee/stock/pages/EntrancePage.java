package org.rubisee.stock.pages;

import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;
import org.rubisee.stock.model.Interaction;

/** The first page: a form for each transaction. */
record EntrancePage() implements Page {

  /** The only part of the site. */
  static final Section SECTION = new Section("index.html", "Transactions");

  @Override
  public String title() {
    return "Transactions";
  }

  @Override
  public Section section() {
    return SECTION;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>An online stockbroker, as the Middleware 2001 paper describes it.</p>");
    for (Interaction interaction : Interaction.values()) {
      StockForm form = new StockForm(interaction);
      html.raw("<h2>").raw(form.words()).raw("</h2>");
      form.write(new Form(html));
    }
  }
}
