package org.rubisee.pages;

import java.time.LocalDateTime;
import org.rubisee.model.ItemDetails;

/**
 * An item and what can be done with it.
 *
 * @param item the item
 * @param now business time
 */
record ViewItemPage(ItemDetails item, LocalDateTime now) implements Page {

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
      return;
    }
    Links.bid(html.raw("<p class=act>"), item.id());
    if (item.isBuyableAt(now)) {
      Links.buyNow(html.raw(" "), item.id());
    }
    html.raw("</p>\n");
  }
}
