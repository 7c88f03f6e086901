package org.rubisee.pages;

/** The login before the page about oneself. */
record AboutMeAuthPage() implements Page {

  @Override
  public String title() {
    return "About me";
  }

  @Override
  public Section section() {
    return Section.ABOUT_ME;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>Log in to see what you bid on, sell, sold, won and bought.</p>");
    LoginFields.of("AboutMe", section()).write(new Form(html));
  }
}
