package org.rubisee.auction.pages;

import java.util.List;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * The form for a new user.
 *
 * @param regionNames where one may live
 */
record RegisterPage(List<String> regionNames) implements Page {

  @Override
  public String title() {
    return "Register";
  }

  @Override
  public Section section() {
    return Sections.REGISTER;
  }

  @Override
  public void writeBody(Html html) {
    new RegistrationFields(regionNames).write(new Form(html));
  }
}
