package org.rubisee.auction.schema;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalLong;
import org.rubisee.auction.schema.Auctions.Age;
import org.rubisee.schema.Content;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Key;
import org.rubisee.schema.LoadedTable;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.rows.FixedRows;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.rows.TextPool;

/** Everything that a plan generates, table by table. */
final class AuctionContent implements Content {

  private static final String ID_AND_NAME = "id, name";

  private final DataPlan plan;
  private final Auctions auctions;
  private final AuctionTotals totals;

  AuctionContent(DataPlan plan) {
    this.plan = plan;
    this.auctions = new Auctions(plan);
    this.totals = AuctionTotals.of(plan.scale(), auctions);
  }

  AuctionTotals totals() {
    return totals;
  }

  @Override
  public List<TableRows> rows() {
    TextPool prose =
        new TextPool(
            new ResourceText(AuctionContent.class, "prose.txt").lines(),
            Use.TEXT.random(plan.seed(), 0));
    return List.of(
        new AuctionRows(auctions, prose, Age.OLD),
        new UserRows(plan, ratings()),
        new CommentRows(auctions, prose, Age.OLD),
        new AuctionRows(auctions, prose, Age.CURRENT),
        new BidRows(auctions),
        new CommentRows(auctions, prose, Age.CURRENT),
        new PurchaseRows(auctions, Age.OLD),
        new PurchaseRows(auctions, Age.CURRENT),
        new FixedRows("categories", ID_AND_NAME, 1, new Categories().names()),
        new FixedRows("regions", ID_AND_NAME, 1, Regions.names()));
  }

  /** Items get ids beyond the past auctions', so that one id means one item. */
  @Override
  public List<LoadedTable> writtenTables() {
    int highestItem = totals.highestItem();
    return List.of(
        LoadedTable.counted(Key.id("users"), totals.users()),
        new LoadedTable(
            Key.id("items"), totals.items(), totals.items(), OptionalLong.of(highestItem)),
        LoadedTable.withoutIds(Key.id("old_items"), totals.oldItems(), highestItem),
        LoadedTable.counted(Key.id("bids"), totals.bids()),
        LoadedTable.counted(Key.id("comments"), totals.comments()),
        LoadedTable.counted(Key.id("buy_now"), totals.purchases()),
        LoadedTable.counted(Key.id("orders"), 0),
        LoadedTable.counted(Key.id("notices"), 0));
  }

  @Override
  public int restoreChanged(Connection connection) throws SQLException {
    return new AuctionRestore(connection, auctions, ratings()).run();
  }

  private Ratings ratings() {
    return new Ratings(auctions, plan.scale().users());
  }
}
