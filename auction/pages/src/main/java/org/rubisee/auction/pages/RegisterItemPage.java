package org.rubisee.auction.pages;

import org.rubisee.model.NewItem;
import org.rubisee.model.RegisteredItem;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * Confirms a new item.
 *
 * @param registered the item
 */
record RegisterItemPage(RegisteredItem registered) implements Page {

  @Override
  public String title() {
    return "Your auction has started";
  }

  @Override
  public Section section() {
    return Sections.SELL;
  }

  @Override
  public void writeBody(Html html) {
    NewItem item = registered.item();
    html.raw("<table class=facts><tr><th scope=row>Item<td>");
    Links.item(html, registered.id(), item.name());
    html.raw("<tr><th scope=row>Quantity<td>").number(item.quantity());
    html.raw("<tr><th scope=row>Initial price<td>").price(item.initialPrice());
    if (!item.reservePrice().isZero()) {
      html.raw("<tr><th scope=row>Reserve price<td>").price(item.reservePrice());
    }
    if (!item.buyNow().isZero()) {
      html.raw("<tr><th scope=row>Buy-now price<td>").price(item.buyNow());
    }
    html.raw("<tr><th scope=row>Started<td>").time(registered.startDate());
    html.raw("<tr><th scope=row>Ends<td>").time(registered.endDate()).raw("</table>");
    html.raw("<h2>Description</h2><p class=text>").text(item.description()).raw("</p>");
  }
}
