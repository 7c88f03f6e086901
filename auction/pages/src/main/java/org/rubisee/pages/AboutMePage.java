package org.rubisee.pages;

import java.time.LocalDateTime;
import java.util.List;
import org.rubisee.model.AuctionRules;
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
    UserView.writePrivate(html, activity.user());
    begin(html, "My bids", "<th scope=col class=n>My limit");
    shown(activity.bids()).forEach(bid -> writeBid(html, bid));
    end(html, activity.bids());
    begin(html, "I am selling", "<th scope=col class=n>Bids");
    shown(activity.selling()).forEach(sale -> writeSale(html, sale));
    end(html, activity.selling());
    begin(html, "I sold lately", "<th scope=col class=n>Bids");
    shown(activity.sold()).forEach(sale -> writeSale(html, sale));
    end(html, activity.sold());
    begin(html, "I won lately", "<th scope=col>Seller");
    shown(activity.won()).forEach(win -> writeWin(html, win));
    end(html, activity.won());
    begin(html, "I bought lately", "<th scope=col>Seller");
    shown(activity.bought()).forEach(purchase -> writePurchase(html, purchase));
    end(html, activity.bought());
    html.raw("<h2>Comments about me</h2>");
    UserView.writeComments(html, activity.comments(), new Excerpt(activity.user().id(), 0));
  }

  /** Begins a list; all have item, price, one column of their own, quantity, date, and action. */
  private static void begin(Html html, String heading, String ownColumn) {
    html.raw("<h2>")
        .raw(heading)
        .raw("</h2><table class=list><thead><tr><th scope=col>Item")
        .raw("<th scope=col class=n>Price")
        .raw(ownColumn)
        .raw("<th scope=col class=\"n w\">Quantity<th scope=col class=w>Date<th><tbody>\n");
  }

  private static <T> List<T> shown(List<T> rows) {
    return Shortened.shown(rows, AuctionRules.MAX_LISTED);
  }

  private static void end(Html html, List<?> rows) {
    html.raw(rows.isEmpty() ? "<tr><td colspan=6>Nothing right now.</table>" : "</table>");
    Shortened.note(html, rows, AuctionRules.MAX_LISTED);
  }

  private void writeBid(Html html, MyBid bid) {
    Links.item(html.raw("<tr><td>"), bid.itemId(), bid.itemName()).raw(" from ");
    Links.user(html, bid.sellerId(), bid.sellerNickname()).raw("<td class=n>");
    html.money(bid.price()).raw("<td class=n>").money(bid.myMaxBid()).raw("<td class=\"n w\">");
    html.number(bid.quantity());
    writeEnd(html, bid.endDate());
    Links.bid(html.raw("<td class=act>"), bid.itemId()).raw("\n");
  }

  private void writeSale(Html html, MySale sale) {
    Links.item(html.raw("<tr><td>"), sale.itemId(), sale.itemName()).raw("<td class=n>");
    html.money(sale.price()).raw("<td class=n>").number(sale.bids()).raw("<td class=\"n w\">");
    html.number(sale.quantity());
    writeEnd(html, sale.endDate());
    html.raw("<td>\n");
  }

  private void writeEnd(Html html, LocalDateTime end) {
    html.raw("<td class=w>").time(end).raw(" (").timeLeft(now, end).raw(")");
  }

  private void writeWin(Html html, MyWin win) {
    Links.item(html.raw("<tr><td>"), win.itemId(), win.itemName()).raw("<td class=n>");
    html.money(win.price()).raw("<td>");
    Links.user(html, win.sellerId(), win.sellerNickname()).raw("<td class=w><td class=w>");
    Links.comment(html.time(win.endDate()).raw("<td>"), win.sellerId(), win.itemId()).raw("\n");
  }

  private void writePurchase(Html html, MyPurchase purchase) {
    Links.item(html.raw("<tr><td>"), purchase.itemId(), purchase.itemName()).raw("<td class=n>");
    html.money(purchase.price()).raw("<td>");
    Links.user(html, purchase.sellerId(), purchase.sellerNickname()).raw("<td class=\"n w\">");
    html.number(purchase.quantity()).raw("<td class=w>").time(purchase.date()).raw("<td>");
    Links.comment(html, purchase.sellerId(), purchase.itemId()).raw("\n");
  }
}
