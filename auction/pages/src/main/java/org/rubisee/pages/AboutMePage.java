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
  public Section section() {
    return Section.ABOUT_ME;
  }

  @Override
  public void writeBody(Html html) {
    UserView.writePrivate(html, activity.user());
    if (!activity.bids().isEmpty()) {
      Links.wordsOfRows(html);
    }
    begin(html, "My bids", activity.bids(), "<th scope=col class=n>My limit");
    writeBids(html);
    end(html, activity.bids());
    begin(html, "I am selling", activity.selling(), "<th scope=col class=n>Bids");
    shown(activity.selling()).forEach(sale -> writeSale(html, sale));
    end(html, activity.selling());
    begin(html, "I sold lately", activity.sold(), "<th scope=col class=n>Bids");
    shown(activity.sold()).forEach(sale -> writeSale(html, sale));
    end(html, activity.sold());
    begin(html, "I won lately", activity.won(), "<th scope=col>Seller");
    shown(activity.won()).forEach(win -> writeWin(html, win));
    end(html, activity.won());
    begin(html, "I bought lately", activity.bought(), "<th scope=col>Seller");
    shown(activity.bought()).forEach(purchase -> writePurchase(html, purchase));
    end(html, activity.bought());
    UserView.writeComments(
        html, "Comments about me", activity.comments(), new Excerpt(activity.user().id(), 0));
  }

  /** Begins a list; all have item, price, one column of their own, quantity, date, and action. */
  private static void begin(Html html, String heading, List<?> rows, String ownColumn) {
    Shortened.count(html.raw("<h2>").raw(heading), rows, AuctionRules.MAX_LISTED);
    html.raw("</h2><table class=list><thead><tr><th scope=col>Item")
        .raw("<th scope=col class=n>Price")
        .raw(ownColumn)
        .raw("<th scope=col class=\"n w\">Quantity<th scope=col class=w>Date<td><tbody>\n");
  }

  private static <T> List<T> shown(List<T> rows) {
    return Shortened.shown(rows, AuctionRules.MAX_LISTED);
  }

  private static void end(Html html, List<?> rows) {
    html.raw(rows.isEmpty() ? "<tr><td colspan=6>Nothing right now.</table>" : "</table>");
    Shortened.note(html, rows, AuctionRules.MAX_LISTED);
  }

  private void writeBids(Html html) {
    int row = 0;
    for (MyBid bid : shown(activity.bids())) {
      writeBid(html, bid, ++row);
    }
  }

  private void writeBid(Html html, MyBid bid, int row) {
    Links.itemOfRow(html.raw("<tr><th scope=row>"), bid.itemId(), bid.itemName(), row);
    html.raw(" from ");
    Links.user(html, bid.sellerId(), bid.sellerNickname()).raw("<td class=n>");
    html.price(bid.price()).raw("<td class=n>").price(bid.myMaxBid()).raw("<td class=\"n w\">");
    html.number(bid.quantity());
    writeEnd(html, bid.endDate());
    Links.bidOfRow(html.raw("<td class=act>"), bid.itemId(), row).raw("\n");
  }

  private void writeSale(Html html, MySale sale) {
    Links.item(html.raw("<tr><th scope=row>"), sale.itemId(), sale.itemName()).raw("<td class=n>");
    html.price(sale.price()).raw("<td class=n>").number(sale.bids()).raw("<td class=\"n w\">");
    html.number(sale.quantity());
    writeEnd(html, sale.endDate());
    html.raw("<td>\n");
  }

  private void writeEnd(Html html, LocalDateTime end) {
    html.raw("<td class=w>").time(end).raw(" (").timeLeft(now, end).raw(")");
  }

  private void writeWin(Html html, MyWin win) {
    Links.item(html.raw("<tr><th scope=row>"), win.itemId(), win.itemName()).raw("<td class=n>");
    html.price(win.price()).raw("<td>");
    Links.user(html, win.sellerId(), win.sellerNickname()).raw("<td class=w><td class=w>");
    Links.comment(
        html.time(win.endDate()).raw("<td>"), win.sellerId(), win.itemId(), win.itemName());
    html.raw("\n");
  }

  private void writePurchase(Html html, MyPurchase purchase) {
    Links.item(html.raw("<tr><th scope=row>"), purchase.itemId(), purchase.itemName())
        .raw("<td class=n>");
    html.price(purchase.price()).raw("<td>");
    Links.user(html, purchase.sellerId(), purchase.sellerNickname()).raw("<td class=\"n w\">");
    html.number(purchase.quantity()).raw("<td class=w>").time(purchase.date()).raw("<td>");
    Links.comment(html, purchase.sellerId(), purchase.itemId(), purchase.itemName());
    html.raw("\n");
  }
}
