package org.rubisee.auction.schema;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.AuditPlan;
import org.rubisee.schema.Content;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.FaultStatements;
import org.rubisee.schema.IdTable;
import org.rubisee.schema.Key;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Schema;
import org.rubisee.schema.Sizes;
import org.rubisee.schema.SqlScript;
import org.rubisee.schema.StoredWrite;

/** The data of the auction site. */
public final class AuctionData implements ApplicationData {

  /** The name of the application. */
  public static final String NAME = "auction";

  /** The indices of RUBiS 1.4.3, for replication. */
  public static final String INDEXES_2002 = "2002";

  private static final List<String> TABLES =
      List.of(
          "categories",
          "regions",
          "users",
          "items",
          "old_items",
          "bids",
          "comments",
          "buy_now",
          "ids",
          "orders",
          "notices");

  private static final List<StoredWrite> WRITES =
      List.of(
          new StoredWrite(
              "StoreBid",
              List.of("userId", "itemId", "qty", "bid", "maxBid"),
              "bids",
              "id",
              "user_id, item_id, qty, bid, max_bid"),
          new StoredWrite(
              "StoreComment",
              List.of("from", "to", "itemId", "rating"),
              "comments",
              "id",
              "from_user_id, to_user_id, item_id, rating"),
          new StoredWrite(
              "StoreBuyNow",
              List.of("userId", "itemId", "qty"),
              "buy_now",
              "id",
              "buyer_id, item_id, qty"),
          new StoredWrite("RegisterUser", List.of("nickname"), "users", "id", "nickname"),
          new StoredWrite(
              "RegisterItem", List.of("userId", "name"), "items", "id", "seller, name"));

  private static final FaultStatements FAULTS =
      new FaultStatements(
          "ALTER TABLE users ALTER INDEX nickname INVISIBLE",
          "ALTER TABLE users ALTER INDEX nickname VISIBLE",
          "SELECT id FROM items FOR UPDATE");

  /** Defaults for a scale of the auction site. */
  public static DataPlan plan(Scale scale) {
    return DataPlan.of(NAME, scale);
  }

  @Override
  public String application() {
    return NAME;
  }

  @Override
  public Schema schema() {
    Map<String, List<String>> indexes = new LinkedHashMap<>();
    indexes.put(Schema.TODAY, statements("indexes.sql"));
    indexes.put(INDEXES_2002, statements("indexes-2002.sql"));
    return new Schema(TABLES, statements("tables.sql"), "ids", indexes);
  }

  @Override
  public Sizes sizes() {
    return AuctionScale.SIZES;
  }

  @Override
  public Content content(DataPlan plan) {
    return new AuctionContent(plan);
  }

  @Override
  public AuditPlan audit(Optional<DataPlan> plan) {
    return AuctionAudit.of(plan);
  }

  @Override
  public List<StoredWrite> writes() {
    return WRITES;
  }

  @Override
  public Key pricedRow() {
    return Key.id("items");
  }

  @Override
  public FaultStatements faults() {
    return FAULTS;
  }

  @Override
  public Optional<IdTable> idTable() {
    return Optional.of(new AuctionIds());
  }

  private static List<String> statements(String file) {
    return SqlScript.statements(new ResourceText(AuctionData.class, file));
  }
}
