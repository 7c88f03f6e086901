package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import java.util.List;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.MyBid;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Shortened;

/**
 * The lists about oneself, in whole or in part.
 *
 * @param now business time
 * @param ticket allows to read on where a list is cut; empty: there is no way to do so
 * @param skip how many lines come before those that are shown
 */
record MyListsView(LocalDateTime now, String ticket, int skip) {

  /** What stands above a list. */
  static String heading(MyList list) {
    return switch (list) {
      case BIDS -> "My bids";
      case SELLING -> "I am selling";
      case SOLD -> "I sold lately";
      case WON -> "I won lately";
      case BOUGHT -> "I bought lately";
    };
  }

  /** Whether one of the lists does not fit on a page. */
  static boolean isCut(List<List<?>> lists) {
    return lists.stream().anyMatch(list -> list.size() > AuctionRules.MAX_LISTED);
  }

  /** Writes one list. */
  void write(Html html, MyList list, MyLines lines) {
    switch (list) {
      case BIDS -> writeBids(html, lines.bids());
      case SELLING, SOLD -> writeSales(html, list, lines.sales());
      case WON -> writeWins(html, lines.wins());
      case BOUGHT -> writePurchases(html, lines.purchases());
    }
  }

  void writeBids(Html html, List<MyBid> bids) {
    if (!bids.isEmpty()) {
      Links.wordsOfRows(html);
    }
    begin(html, MyList.BIDS, bids, "<th scope=col class=n>My limit");
    int row = 0;
    for (MyBid bid : shown(bids)) {
      writeBid(html, bid, ++row);
    }
    end(html, MyList.BIDS, bids);
  }

  void writeSales(Html html, MyList list, List<MySale> sales) {
    begin(html, list, sales, "<th scope=col class=n>Bids");
    shown(sales).forEach(sale -> writeSale(html, sale));
    end(html, list, sales);
  }

  void writeWins(Html html, List<MyWin> wins) {
    begin(html, MyList.WON, wins, "<th scope=col>Seller");
    shown(wins).forEach(win -> writeWin(html, win));
    end(html, MyList.WON, wins);
  }

  void writePurchases(Html html, List<MyPurchase> purchases) {
    begin(html, MyList.BOUGHT, purchases, "<th scope=col>Seller");
    shown(purchases).forEach(purchase -> writePurchase(html, purchase));
    end(html, MyList.BOUGHT, purchases);
  }

  /** Begins a list; all have item, price, one column of their own, quantity, date, and action. */
  private void begin(Html html, MyList list, List<?> rows, String ownColumn) {
    html.raw("<h2>").raw(heading(list));
    Shortened.count(html, rows, AuctionRules.MAX_LISTED, skip);
    html.raw("</h2><table class=list><thead><tr><th scope=col>Item")
        .raw("<th scope=col class=n>Price")
        .raw(ownColumn)
        .raw("<th scope=col class=\"n w\">Quantity<th scope=col class=w>Date<td><tbody>\n");
  }

  private static <T> List<T> shown(List<T> rows) {
    return Shortened.shown(rows, AuctionRules.MAX_LISTED);
  }

  /** A link could not carry who asks, so a form leads on. */
  private void end(Html html, MyList list, List<?> rows) {
    html.raw(rows.isEmpty() ? "<tr><td colspan=6>Nothing right now.</table>" : "</table>");
    if (skip == 0) {
      Shortened.note(html, rows, AuctionRules.MAX_LISTED);
    }
    if (!ticket.isEmpty() && rows.size() > AuctionRules.MAX_LISTED) {
      new Form(html)
          .begin("AboutMe")
          .ticket(ticket)
          .hidden("list", list.ordinal())
          .hidden("skip", skip + AuctionRules.MAX_LISTED)
          .end("More (" + heading(list) + ")");
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
