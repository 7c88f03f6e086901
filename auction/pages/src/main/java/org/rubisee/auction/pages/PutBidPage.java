package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ItemForUser;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * An item and the form for a bid on it; no form when its auction is over.
 *
 * @param choice the item, and who wants to bid
 * @param ticket allows the bid
 * @param now business time
 */
record PutBidPage(ItemForUser choice, String ticket, LocalDateTime now) implements Page {

  @Override
  public String title() {
    return "Bid on " + choice.item().name();
  }

  @Override
  public void writeBody(Html html) {
    ItemView view = new ItemView(choice.item(), now);
    view.writeFacts(html);
    if (choice.item().isOpenAt(now)) {
      writeForm(html, choice.item());
    } else {
      html.raw("<p class=bad>This auction has ended.</p>");
    }
    view.writeDescription(html);
  }

  private void writeForm(Html html, ItemDetails item) {
    html.raw("<h2>Your bid</h2>");
    new BidFields(ticket, choice.userId(), item.id(), item.minimumBid(), item.quantity())
        .write(new Form(html));
    if (item.isBuyableAt(now)) {
      Links.buyNow(html.raw("<p>Or: "), item.id()).raw("</p>\n");
    }
  }
}
