package org.rubisee.pages;

/** The login before selling. */
record SellPage() implements Page {

  @Override
  public String title() {
    return "Sell an item";
  }

  @Override
  public Section section() {
    return Section.SELL;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>Log in to choose the category of your item.</p>");
    LoginFields.of("BrowseCategories", section()).write(new Form(html));
  }
}
