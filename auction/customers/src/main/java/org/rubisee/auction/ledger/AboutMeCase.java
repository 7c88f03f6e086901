package org.rubisee.auction.ledger;

import static org.rubisee.model.Interaction.ABOUT_ME;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.application.Case;
import org.rubisee.application.SampleData;
import org.rubisee.model.AuctionRules;

/** AboutMe of a user who has something in as many of its lists as anybody has. */
record AboutMeCase(SampleData data) {

  private static final String SINCE = "(:now - INTERVAL " + AuctionRules.RECENT_DAYS + " DAY)";

  /** Lines of each list of the user {@code u}, by the letter that the formulas have for it. */
  private static final Map<String, String> LISTS = lists();

  private static Map<String, String> lists() {
    Map<String, String> lists = new LinkedHashMap<>();
    lists.put(
        "b",
        "SELECT COUNT(DISTINCT b.item_id) FROM bids b JOIN items i ON i.id = b.item_id"
            + " WHERE b.user_id = u.id AND i.end_date > :now");
    lists.put("c", "SELECT COUNT(*) FROM items i WHERE i.seller = u.id AND i.end_date > :now");
    lists.put(
        "p",
        "SELECT COUNT(*) FROM items i WHERE i.seller = u.id AND i.end_date <= :now"
            + " AND i.end_date > "
            + SINCE);
    lists.put(
        "w",
        "SELECT COUNT(DISTINCT i.id) FROM bids b JOIN items i ON i.id = b.item_id"
            + " WHERE b.user_id = u.id AND b.bid = i.max_bid AND i.end_date <= :now"
            + " AND i.end_date > "
            + SINCE);
    lists.put(
        "g",
        "SELECT COUNT(*) FROM buy_now n JOIN items i ON i.id = n.item_id"
            + " WHERE n.buyer_id = u.id AND n.date > "
            + SINCE);
    lists.put("M", "SELECT COUNT(*) FROM comments m WHERE m.to_user_id = u.id");
    return lists;
  }

  Case theCase() {
    StringBuilder query = new StringBuilder("SELECT id");
    LISTS.forEach((letter, count) -> query.append(", (" + count + ") AS `" + letter + "`"));
    String kinds =
        String.join(
            " + ", LISTS.keySet().stream().map(letter -> "(`" + letter + "` > 0)").toList());
    List<Map<String, String>> rows =
        data.rows(
            "SELECT * FROM (" + query + " FROM users u) lists ORDER BY " + kinds + " DESC, id", 1);
    Map<String, Integer> sizes = new LinkedHashMap<>();
    LISTS.keySet().forEach(letter -> sizes.put(letter, Integer.parseInt(rows.get(0).get(letter))));
    int user = Integer.parseInt(rows.get(0).get("id"));
    return Case.reading("AboutMe", sizes, Visits.post(ABOUT_ME).with(Visits.login(user)));
  }
}
