package org.rubisee.pages;

import java.time.LocalDateTime;
import java.util.List;
import java.util.function.BiConsumer;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyBid;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;

/**
 * All that a user does on the site.
 *
 * @param activity what the user does
 * @param now business time
 */
record AboutMePage(MyActivity activity, LocalDateTime now) implements Page {

  @Override
  public String title() {
    return "About " + activity.user().nickname();
  }

  @Override
  public void writeBody(Html html) {
    UserView.write(html, activity.user());
    writeList(html, "My bids", activity.bids(), this::writeBid);
    writeList(html, "I am selling", activity.selling(), this::writeSale);
    writeList(html, "I sold lately", activity.sold(), this::writeSale);
    writeList(html, "I won lately", activity.won(), this::writeWin);
    writeList(html, "I bought lately", activity.bought(), this::writePurchase);
    html.raw("<h2>Comments about me</h2>");
    UserView.writeComments(html, activity.comments());
  }

  private static <T> void writeList(
      Html html, String heading, List<T> rows, BiConsumer<Html, T> writer) {
    html.raw("<h2>").raw(heading).raw("</h2>");
    if (rows.isEmpty()) {
      html.raw("<p>Nothing right now.</p>");
      return;
    }
    html.raw("<table class=list><thead><tr><th scope=col>Item<th scope=col class=n>Price")
        .raw("<th scope=col class=n>Quantity<th scope=col>Seller<th scope=col>Ends<th><tbody>\n");
    for (T row : rows) {
      writer.accept(html, row);
    }
    html.raw("</table>");
  }

  private void writeBid(Html html, MyBid bid) {
    Links.item(html.raw("<tr><td>"), bid.itemId(), bid.itemName()).raw("<td class=n>");
    html.money(bid.price()).raw(" (my limit ").money(bid.myMaxBid()).raw(")<td class=n>");
    html.number(bid.quantity()).raw("<td>");
    Links.user(html, bid.sellerId(), bid.sellerNickname()).raw("<td>").time(bid.endDate());
    html.raw(" (").timeLeft(now, bid.endDate()).raw(")<td class=act>");
    Links.bid(html, bid.itemId()).raw("\n");
  }

  private void writeSale(Html html, MySale sale) {
    Links.item(html.raw("<tr><td>"), sale.itemId(), sale.itemName()).raw("<td class=n>");
    html.money(sale.price()).raw("<td class=n>").number(sale.quantity()).raw("<td>");
    html.raw("me<td>").time(sale.endDate()).raw(" (").timeLeft(now, sale.endDate());
    html.raw(")<td>").number(sale.bids()).raw(sale.bids() == 1 ? " bid\n" : " bids\n");
  }

  private void writeWin(Html html, MyWin win) {
    Links.item(html.raw("<tr><td>"), win.itemId(), win.itemName()).raw("<td class=n>");
    html.money(win.price()).raw("<td class=n><td>");
    Links.user(html, win.sellerId(), win.sellerNickname()).raw("<td>").time(win.endDate());
    Links.comment(html.raw("<td>"), win.sellerId(), win.itemId()).raw("\n");
  }

  private void writePurchase(Html html, MyPurchase purchase) {
    Links.item(html.raw("<tr><td>"), purchase.itemId(), purchase.itemName()).raw("<td class=n>");
    html.money(purchase.price()).raw("<td class=n>").number(purchase.quantity()).raw("<td>");
    Links.user(html, purchase.sellerId(), purchase.sellerNickname()).raw("<td>");
    Links.comment(html.time(purchase.date()).raw("<td>"), purchase.sellerId(), purchase.itemId());
    html.raw("\n");
  }
}
