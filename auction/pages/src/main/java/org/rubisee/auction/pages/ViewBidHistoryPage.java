package org.rubisee.auction.pages;

import org.rubisee.model.AuctionRules;
import org.rubisee.model.BidDetails;
import org.rubisee.model.BidHistory;
import org.rubisee.pages.Excerpt;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Shortened;

/**
 * The bids on an item.
 *
 * @param history the item and its bids
 * @param excerpt which part of the bids
 */
record ViewBidHistoryPage(BidHistory history, Excerpt excerpt) implements Page {

  @Override
  public String title() {
    return "Bids on " + history.itemName();
  }

  @Override
  public void writeBody(Html html) {
    if (history.bids().isEmpty()) {
      html.raw("<p>No bids yet.</p>");
    } else {
      writeTable(html);
    }
    Links.item(html.raw("<p>"), history.itemId(), "To the item").raw("</p>");
  }

  private void writeTable(Html html) {
    html.raw("<table class=list><caption>Bids");
    int count = Math.min(history.bids().size(), AuctionRules.MAX_LISTED);
    Shortened.range(html, excerpt.skip(), count, history.bids().size() > count);
    html.raw("<thead><tr><th scope=col>Bidder<th scope=col class=n>Bid")
        .raw("<th scope=col class=n>Quantity<th scope=col>Date<tbody>\n");
    for (BidDetails bid : Shortened.shown(history.bids(), AuctionRules.MAX_LISTED)) {
      Links.user(html.raw("<tr><th scope=row>"), bid.userId(), bid.nickname()).raw("<td class=n>");
      html.price(bid.bid()).raw("<td class=n>").number(bid.quantity()).raw("<td>");
      html.time(bid.date()).raw("\n");
    }
    html.raw("</table>");
    Shortened.note(html, history.bids(), AuctionRules.MAX_LISTED, excerpt, "ViewBidHistory");
  }
}
