package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import java.util.List;
import org.rubisee.model.BidDetails;
import org.rubisee.model.ItemDetails;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * An item and what can be done with it.
 *
 * @param item the item
 * @param now business time
 * @param winningBids of an auction that ended, as far as known
 */
record ViewItemPage(ItemDetails item, LocalDateTime now, List<BidDetails> winningBids)
    implements Page {

  @Override
  public String title() {
    return item.name();
  }

  @Override
  public void writeBody(Html html) {
    ItemView view = new ItemView(item, now);
    view.writeFacts(html);
    writeActions(html);
    view.writeDescription(html);
  }

  private void writeActions(Html html) {
    if (!item.isOpenAt(now)) {
      html.raw("<p>This auction has ended.</p>\n");
      writeWinners(html);
      return;
    }
    Links.bid(html.raw("<p class=act>"), item.id());
    if (item.isBuyableAt(now)) {
      Links.buyNow(html.raw(" "), item.id());
    }
    html.raw("</p>\n");
  }

  private void writeWinners(Html html) {
    if (winningBids.isEmpty()) {
      return;
    }
    String separator = "<p>Won by ";
    for (BidDetails bid : winningBids) {
      Links.user(html.raw(separator), bid.userId(), bid.nickname()).raw(" for ").price(bid.bid());
      separator = ", ";
    }
    html.raw(".</p>\n");
  }
}
