package org.rubisee.stock.ledger;

import java.util.List;
import java.util.Map;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Case;
import org.rubisee.application.SampleData;
import org.rubisee.application.Scenarios;
import org.rubisee.application.Visit;
import org.rubisee.stock.model.Interaction;
import org.rubisee.stock.model.StockRules;

/**
 * What the ledger of Stock-OnLine counts. Each turn of a write has an account of its own. The
 * letter N stands for the holdings of an account.
 */
public final class StockScenarios implements Scenarios {

  private static final Application STOCK_ONLINE = Applications.named("stock-online");
  private static final String ACCOUNT = "account";
  private static final String STOCK = "stock";

  @Override
  public String application() {
    return "stock-online";
  }

  @Override
  public String introduction() {
    return """
        N is the number of holdings of an account. The paper (Middleware 2001) counted no statements, but
        says which transactions take longest: getHoldings, buy, sell, create, then queries and updates. With
        entity beans the statements here are most for GetHoldings, then for the trades, and fewest for
        queries and updates.
        """;
  }

  @Override
  public List<Case> cases(SampleData data, int turns) {
    List<Map<String, String>> held =
        data.rows(
            "SELECT sub_accno AS account, MIN(stock_id) AS stock FROM stock_holding"
                + " GROUP BY sub_accno ORDER BY sub_accno",
            turns);
    List<Map<String, String>> lacked =
        data.rows(
            "SELECT sub_accno AS account, (SELECT MIN(i.stock_id) FROM stock_item i WHERE i.stock_id"
                + " NOT IN (SELECT h.stock_id FROM stock_holding h WHERE h.sub_accno ="
                + " a.sub_accno)) AS stock FROM sub_account a ORDER BY sub_accno DESC",
            turns);
    return List.of(
        writing("CreateAccount", turn -> creation()),
        writing(
            "UpdateAccount",
            turn ->
                post(Interaction.UPDATE_ACCOUNT)
                    .with(ACCOUNT, held.get(turn).get(ACCOUNT))
                    .with("credit", 60_000 + turn)),
        Case.reading("QueryById", Map.of(), get(Interaction.QUERY_BY_ID).with(STOCK, 1)),
        Case.reading(
            "QueryByCode",
            Map.of(),
            get(Interaction.QUERY_BY_CODE).with("code", StockRules.code(1))),
        writing("BuyStock(new)", turn -> trade(Interaction.BUY_STOCK, lacked.get(turn))),
        writing("BuyStock(more)", turn -> trade(Interaction.BUY_STOCK, held.get(turn))),
        writing("SellStock", turn -> trade(Interaction.SELL_STOCK, held.get(turn))),
        Case.reading(
            "GetHoldings",
            Map.of("N", data.number("SELECT COUNT(*) FROM stock_holding WHERE sub_accno = 1")),
            get(Interaction.GET_HOLDINGS).with(ACCOUNT, 1)));
  }

  /** Makes the request of a turn. */
  @FunctionalInterface
  private interface OfTurn {
    Visit visit(int turn);
  }

  private static Case writing(String name, OfTurn visits) {
    return new Case(name, Map.of(), (visitor, turn) -> visits.visit(turn));
  }

  private static Visit creation() {
    return post(Interaction.CREATE_ACCOUNT)
        .with("name", "Ada Counted")
        .with("address", "1 Ledger Street")
        .with("credit", 10_000);
  }

  private static Visit trade(Interaction interaction, Map<String, String> accountAndStock) {
    return post(interaction).with(accountAndStock).with("amount", 1);
  }

  private static Visit get(Interaction interaction) {
    return Visit.get(STOCK_ONLINE.interactions().get(interaction.ordinal()));
  }

  private static Visit post(Interaction interaction) {
    return Visit.post(STOCK_ONLINE.interactions().get(interaction.ordinal()));
  }
}
