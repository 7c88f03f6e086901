package org.rubisee.auction.pages;

import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/** The way in. */
record HomePage() implements Page {

  @Override
  public String title() {
    return "Welcome to the auction";
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>Find something, bid on it, sell what you no longer need.")
        .raw(" This site is set in 2002.</p>")
        .raw("<ul class=tiles><li><a href=browse.html>Browse items</a>")
        .raw("<li><a href=sell.html>Sell an item</a><li><a href=about_me.html>My auctions</a>")
        .raw("<li><a href=register.html>Register</a></ul>");
  }
}
