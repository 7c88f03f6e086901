package org.rubisee.stock.pages;

import java.util.List;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;
import org.rubisee.stock.model.Holding;
import org.rubisee.stock.model.Quote;
import org.rubisee.stock.model.Trade;

/** The answer to a transaction. */
sealed interface AnswerPage extends Page {

  @Override
  default Section section() {
    return StockForms.SECTION;
  }

  /** Writes a link to the holdings of an account. */
  static Html holdings(Html html, int account) {
    html.raw("<p><a href=\"GetHoldings?account=").number(account);
    return html.raw("\">Holdings of account ").number(account).raw("</a></p>");
  }

  /**
   * An account was opened or changed.
   *
   * @param number its number
   * @param news what happened, as a sentence of ASCII
   */
  record OfAccount(int number, String news) implements AnswerPage {

    @Override
    public String title() {
      return "Account " + number;
    }

    @Override
    public void writeBody(Html html) {
      holdings(html.raw("<p class=good role=status>").raw(news).raw("</p>"), number);
    }
  }

  /**
   * The prices of a stock.
   *
   * @param quote the stock
   */
  record OfStock(Quote quote) implements AnswerPage {

    @Override
    public String title() {
      return quote.company();
    }

    @Override
    public void writeBody(Html html) {
      html.raw("<table class=facts><tr><th scope=row>Number<td>").number(quote.id());
      html.raw("<tr><th scope=row>Code<td>").text(quote.code());
      html.raw("<tr><th scope=row>Price<td class=price>").price(quote.current());
      html.raw("<tr><th scope=row>Low<td>").price(quote.low());
      html.raw("<tr><th scope=row>High<td>").price(quote.high()).raw("</table>");
    }
  }

  /**
   * A trade was stored.
   *
   * @param trade the trade
   * @param verb what was done, ASCII
   */
  record OfTrade(Trade trade, String verb) implements AnswerPage {

    @Override
    public String title() {
      return "Trade " + trade.id();
    }

    @Override
    public void writeBody(Html html) {
      html.raw("<p class=good role=status>").raw(verb).raw(" ").number(trade.order().amount());
      html.raw(" of stock ").number(trade.order().stock()).raw(" at ").price(trade.price());
      holdings(html.raw(" each.</p>"), trade.order().account());
    }
  }

  /**
   * What an account holds.
   *
   * @param account its number
   * @param holdings its holdings, by stock
   */
  record OfHoldings(int account, List<Holding> holdings) implements AnswerPage {

    @Override
    public String title() {
      return "Holdings of account " + account;
    }

    @Override
    public void writeBody(Html html) {
      if (holdings.isEmpty()) {
        html.raw("<p>The account holds nothing.</p>");
        return;
      }
      html.raw("<table class=list><caption>Stocks</caption><thead><tr><th scope=col>Stock")
          .raw("<th scope=col>Shares<tbody>\n");
      for (Holding holding : holdings) {
        html.raw("<tr><td><a href=\"QueryById?stock=").number(holding.stock()).raw("\">");
        html.number(holding.stock()).raw("</a><td>").number(holding.amount()).raw("\n");
      }
      html.raw("</table>");
    }
  }
}
