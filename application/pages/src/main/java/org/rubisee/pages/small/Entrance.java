package org.rubisee.pages.small;

import java.util.List;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * The first page of a site: a form for each interaction.
 *
 * @param section the only part of the site
 * @param about what the site is, a sentence of ASCII
 * @param forms in the order of the page
 */
public record Entrance(Section section, String about, List<PlainForm> forms) implements Page {

  /** Makes it immutable. */
  public Entrance {
    forms = List.copyOf(forms);
  }

  @Override
  public String title() {
    return section.label();
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>").raw(about).raw("</p>");
    for (PlainForm form : forms) {
      html.raw("<h2>").raw(form.words()).raw("</h2>");
      form.write(new Form(html));
    }
  }
}
