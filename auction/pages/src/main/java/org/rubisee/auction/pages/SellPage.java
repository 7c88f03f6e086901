package org.rubisee.auction.pages;

import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/** The login before selling. */
record SellPage() implements Page {

  @Override
  public String title() {
    return "Sell an item";
  }

  @Override
  public Section section() {
    return Sections.SELL;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>Log in to choose the category of your item.</p>");
    LoginFields.of("BrowseCategories", section()).write(new Form(html));
  }
}
