package org.rubisee.pages;

import org.rubisee.model.AuctionRules;
import org.rubisee.model.Money;

/**
 * The form for a new item.
 *
 * @param sellerId who sells
 * @param categoryId where
 * @param ticket allows the sale; empty for clients that know no tickets
 */
record SellItemFormPage(int sellerId, int categoryId, String ticket) implements Page {
  private static final Money LEAST_PRICE = new Money(1);

  @Override
  public String title() {
    return "Describe your item";
  }

  @Override
  public Section section() {
    return Section.SELL;
  }

  @Override
  public void writeBody(Html html) {
    Form.begin(html, "RegisterItem");
    Form.ticket(html, ticket);
    Form.hidden(html, "userId", sellerId);
    Form.hidden(html, "categoryId", categoryId);
    html.raw("<label>Name<input name=name required maxlength=").number(AuctionRules.MAX_NAME);
    html.raw("></label><label>Description<textarea name=description rows=8 maxlength=");
    html.number(AuctionRules.MAX_TEXT).raw("></textarea></label>");
    Form.amount(html, "Initial price ($)", "initialPrice", LEAST_PRICE);
    Form.amount(html, "Reserve price ($, 0 for none)", "reservePrice", Money.ZERO);
    Form.amount(html, "Buy-now price ($, 0 for none)", "buyNow", Money.ZERO);
    number(html, "Duration in days", "duration", AuctionRules.MAX_DURATION_DAYS);
    number(html, "Quantity", "quantity", AuctionRules.MAX_QUANTITY);
    Form.end(html, "Start the auction");
  }

  private static void number(Html html, String label, String name, int most) {
    html.raw("<label>").raw(label).raw("<input name=").raw(name);
    html.raw(" type=number min=1 max=").number(most).raw(" value=1 required></label>");
  }
}
