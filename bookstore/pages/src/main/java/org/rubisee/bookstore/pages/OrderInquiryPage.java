package org.rubisee.bookstore.pages;

import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/** The login before looking at an order. It is the same for everybody, so it forgets the visit. */
record OrderInquiryPage() implements Page {

  @Override
  public String title() {
    return "My orders";
  }

  @Override
  public Section section() {
    return Sections.ORDERS;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>Log in to see the last order that you placed.</p>");
    LoginFields.toOrders(Visit.UNKNOWN).write(new Form(html));
  }
}
