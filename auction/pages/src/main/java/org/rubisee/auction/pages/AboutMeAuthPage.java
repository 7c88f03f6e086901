package org.rubisee.auction.pages;

import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/** The login before the page about oneself. */
record AboutMeAuthPage() implements Page {

  @Override
  public String title() {
    return "About me";
  }

  @Override
  public Section section() {
    return Sections.ABOUT_ME;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>Log in to see what you bid on, sell, sold, won and bought.</p>");
    LoginFields.of("AboutMe", section()).write(new Form(html));
  }
}
