package org.rubisee.bookstore.pages;

import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/** The page at the root of the site. Clients begin at {@link HomePage}. */
record EntrancePage() implements Page {

  @Override
  public String title() {
    return "Bookstore";
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>An online bookstore, as the Middleware 2003 paper describes it.</p>")
        .raw("<ul class=tiles><li><a href=Home>Enter the shop</a>")
        .raw("<li><a href=SearchRequest>Search for books</a>")
        .raw("<li><a href=order_inquiry.html>My orders</a></ul>");
  }
}
