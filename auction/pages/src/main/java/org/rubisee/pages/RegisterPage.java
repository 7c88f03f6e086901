package org.rubisee.pages;

import java.util.List;

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
    return Section.REGISTER;
  }

  @Override
  public void writeBody(Html html) {
    new RegistrationFields(regionNames).write(new Form(html));
  }
}
