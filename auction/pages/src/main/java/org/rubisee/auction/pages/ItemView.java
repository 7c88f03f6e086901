package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import org.rubisee.model.ItemDetails;
import org.rubisee.pages.Html;

/**
 * The description of an item, as the pages to view, to bid and to buy show it.
 *
 * @param item the item
 * @param now business time
 */
record ItemView(ItemDetails item, LocalDateTime now) {

  /** Writes picture, prices, dates and seller. */
  void writeFacts(Html html) {
    html.raw("<div class=item>")
        .image(CategoryImages.SERIES, CategoryImages.imageOf(item.categoryId()), 160);
    html.raw("<table class=facts>");
    writePrices(html);
    html.raw("<tr><th scope=row>Bids<td>");
    Links.bidHistory(html, item.id(), item.bids());
    html.raw("<tr><th scope=row>Quantity<td>").number(item.quantity());
    html.raw("<tr><th scope=row>Seller<td>");
    Links.user(html, item.sellerId(), item.sellerNickname()).raw(" ");
    Links.comment(html, item.sellerId(), item.id());
    html.raw("<tr><th scope=row>Started<td>").time(item.startDate());
    html.raw("<tr><th scope=row>Ends<td>").time(item.endDate()).raw(" (");
    html.timeLeft(now, item.endDate()).raw(")</table></div>\n");
  }

  private void writePrices(Html html) {
    html.raw("<tr><th scope=row>").raw(item.bids() == 0 ? "Initial price" : "Highest bid");
    html.raw("<td class=price>").price(item.price());
    if (item.quantity() > 1 && item.bids() > 0) {
      html.raw("<tr><th scope=row>Lowest bid that wins<td>").price(item.lowestWinningBid());
    }
    if (!item.reservePrice().isZero()) {
      boolean met = item.bids() > 0 && !item.maxBid().isLessThan(item.reservePrice());
      html.raw("<tr><th scope=row>Reserve price<td>").raw(met ? "met" : "not met yet");
    }
    if (!item.buyNow().isZero()) {
      html.raw("<tr><th scope=row>Buy now for<td>").price(item.buyNow());
    }
  }

  /** Writes the seller's text. */
  void writeDescription(Html html) {
    html.raw("<h2>Description</h2><p class=text>").text(item.description()).raw("</p>");
  }
}
