package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ItemForUser;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * An item and the form to buy it.
 *
 * @param choice the item, and who wants to buy
 * @param ticket allows the purchase, once
 * @param now business time
 */
record BuyNowPage(ItemForUser choice, String ticket, LocalDateTime now) implements Page {

  @Override
  public String title() {
    return "Buy " + choice.item().name();
  }

  @Override
  public void writeBody(Html html) {
    ItemDetails item = choice.item();
    html.raw("<div class=item>")
        .image(CategoryImages.SERIES, CategoryImages.imageOf(item.categoryId()), 160);
    html.raw("<table class=facts><tr><th scope=row>Price of one<td class=price>");
    html.price(item.buyNow()).raw("<tr><th scope=row>Quantity<td>").number(item.quantity());
    html.raw("<tr><th scope=row>Seller<td>");
    Links.user(html, item.sellerId(), item.sellerNickname()).raw(" ");
    Links.comment(html, item.sellerId(), item.id());
    html.raw("<tr><th scope=row>Ends<td>").time(item.endDate()).raw(" (");
    html.timeLeft(now, item.endDate()).raw(")</table></div>\n");
    writeForm(html, item);
    new ItemView(item, now).writeDescription(html);
  }

  private void writeForm(Html html, ItemDetails item) {
    new PurchaseFields(ticket, choice.userId(), item.id(), item.quantity()).write(new Form(html));
  }
}
