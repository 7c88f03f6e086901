package org.rubisee.auction.ledger;

import static org.rubisee.model.Interaction.*;

import java.util.List;
import java.util.Map;
import org.rubisee.application.Case;
import org.rubisee.application.SampleData;
import org.rubisee.application.Visit;
import org.rubisee.application.Visitor;

/**
 * The cases that write, each after the form that its ticket comes from. Each turn has an item and a
 * user of its own, so that none touches the rows of another.
 */
record WriteCases(SampleData data, int turns) {

  /** The tiny data has one item less to buy than there are turns; this one can be bought twice. */
  private static final String MANY_UNITS =
      "SELECT id FROM items WHERE buy_now > 0 AND quantity > 3 AND end_date > :now"
          + " ORDER BY id DESC";

  List<Case> all() {
    List<Map<String, String>> items =
        data.rows(
            "SELECT id, seller, max_bid FROM items WHERE nb_of_bids > 0 AND quantity = 1"
                + " AND end_date > :now ORDER BY id DESC",
            turns);
    List<Map<String, String>> buyable =
        data.rows(
            "SELECT id FROM items WHERE buy_now > 0 AND quantity > 1 AND end_date > :now"
                + " ORDER BY id DESC",
            turns - 1);
    buyable.add(data.first(MANY_UNITS));
    return List.of(
        new Case("StoreBuyNow", Map.of(), (visitor, turn) -> purchase(visitor, buyable.get(turn))),
        new Case("StoreBid", Map.of(), (visitor, turn) -> bid(visitor, items.get(turn))),
        new Case("StoreComment", Map.of(), (visitor, turn) -> comment(visitor, items.get(turn))),
        new Case("SellItemForm", Map.of(), (visitor, turn) -> form(visitor)),
        new Case("RegisterItem", Map.of(), (visitor, turn) -> sale(visitor)),
        new Case("RegisterUser", Map.of(), (visitor, turn) -> registration(turn)));
  }

  private static Visit purchase(Visitor visitor, Map<String, String> item) {
    Visit form = Visits.post(BUY_NOW).with("itemId", item.get("id")).with(Visits.login(2));
    return Visits.post(STORE_BUY_NOW).with(visitor.form(form)).with("qty", 1);
  }

  private static Visit bid(Visitor visitor, Map<String, String> item) {
    Visit form = Visits.post(PUT_BID).with("itemId", item.get("id")).with(Visits.login(2));
    Map<String, String> fields = visitor.form(form);
    String minimum = fields.get("minBid");
    return Visits.post(STORE_BID)
        .with(fields)
        .with("bid", minimum)
        .with("maxBid", minimum)
        .with("qty", 1);
  }

  private static Visit comment(Visitor visitor, Map<String, String> item) {
    Visit form =
        Visits.post(PUT_COMMENT)
            .with("itemId", item.get("id"))
            .with("to", item.get("seller"))
            .with(Visits.login(2));
    return Visits.post(STORE_COMMENT)
        .with(visitor.form(form))
        .with("rating", 5)
        .with("comment", "Well packed and quickly sent.");
  }

  private static Visit form(Visitor visitor) {
    Map<String, String> seller =
        visitor.form(Visits.post(SELECT_CATEGORY_TO_SELL_ITEM).with(Visits.login(2)));
    return Visits.post(SELL_ITEM_FORM).with(seller).with("category", 1);
  }

  private static Visit sale(Visitor visitor) {
    return Visits.post(REGISTER_ITEM)
        .with(visitor.form(form(visitor)))
        .with("name", "A clock")
        .with("description", "It has stood still since it was counted.")
        .with("initialPrice", "1.00")
        .with("reservePrice", "0.00")
        .with("buyNow", "0.00")
        .with("duration", 3)
        .with("quantity", 1);
  }

  private Visit registration(int turn) {
    return Visits.post(REGISTER_USER)
        .with("firstname", "Ada")
        .with("lastname", "Counted")
        .with("nickname", "counted" + turn)
        .with("email", "ada@example.org")
        .with("password", "secret" + turn)
        .with("region", data.first("SELECT name FROM regions ORDER BY id").get("name"));
  }
}
