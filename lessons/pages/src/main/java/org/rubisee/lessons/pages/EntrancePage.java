package org.rubisee.lessons.pages;

import org.rubisee.lessons.model.Interaction;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/** The first page: a form for each case. */
record EntrancePage() implements Page {

  /** The only part of the site. */
  static final Section SECTION = new Section("index.html", "Lessons");

  @Override
  public String title() {
    return "Lessons";
  }

  @Override
  public Section section() {
    return SECTION;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>Lessons of a laboratory, as the TASK Quarterly 2005 paper describes them.</p>");
    for (Interaction interaction : Interaction.values()) {
      LessonForm form = new LessonForm(interaction);
      html.raw("<h2>").raw(form.words()).raw("</h2>");
      form.write(new Form(html));
    }
  }
}
