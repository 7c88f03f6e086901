package org.rubisee.auction.pages;

import org.rubisee.model.RegisteredUser;
import org.rubisee.model.UserDetails;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * Welcomes a new user.
 *
 * @param registered who
 */
record RegisterUserPage(RegisteredUser registered) implements Page {

  @Override
  public String title() {
    return "Welcome, " + registered.user().nickname();
  }

  @Override
  public Section section() {
    return Sections.REGISTER;
  }

  @Override
  public void writeBody(Html html) {
    UserDetails user = registered.user();
    html.raw("<p class=good role=status>You are registered.</p><table class=facts>");
    html.raw("<tr><th scope=row>Name<td>").text(user.firstname()).raw(" ").text(user.lastname());
    html.raw("<tr><th scope=row>Nickname<td>").text(user.nickname());
    html.raw("<tr><th scope=row>E-mail<td>").text(user.email());
    html.raw("<tr><th scope=row>Region<td>").text(registered.regionName());
    html.raw("<tr><th scope=row>Customer number<td>").number(user.id());
    html.raw("<tr><th scope=row>Since<td>").time(user.creationDate()).raw("</table>");
    html.raw("<p><a href=browse.html>Browse items</a> <a href=sell.html>Sell an item</a></p>");
  }
}
