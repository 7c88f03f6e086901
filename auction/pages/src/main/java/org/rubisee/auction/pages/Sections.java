package org.rubisee.auction.pages;

import java.util.List;
import org.rubisee.pages.Navigation;
import org.rubisee.pages.Section;

/** The parts of the auction site. */
final class Sections {
  static final Section BROWSE = new Section("browse.html", "Browse");
  static final Section SELL = new Section("sell.html", "Sell");
  static final Section ABOUT_ME = new Section("about_me.html", "About me");
  static final Section REGISTER = new Section("register.html", "Register");

  private Sections() {}

  /** The links to them. */
  static Navigation navigation() {
    return new Navigation(List.of(BROWSE, SELL, ABOUT_ME, REGISTER));
  }
}
