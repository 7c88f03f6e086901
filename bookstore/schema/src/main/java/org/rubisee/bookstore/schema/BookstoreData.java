package org.rubisee.bookstore.schema;

import java.util.List;
import java.util.Optional;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.AuditPlan;
import org.rubisee.schema.Content;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.FaultStatements;
import org.rubisee.schema.Key;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Schema;
import org.rubisee.schema.Sizes;
import org.rubisee.schema.StoredWrite;

/** The data of the bookstore. */
public final class BookstoreData implements ApplicationData {

  /** The name of the application. */
  public static final String NAME = "bookstore";

  private static final List<String> TABLES =
      List.of(
          "country",
          "address",
          "customer",
          "author",
          "item",
          "orders",
          "order_line",
          "cc_xacts",
          "shopping_cart",
          "shopping_cart_line");

  /** An order without its payment is no row of these; the number of the card is in no log. */
  private static final List<StoredWrite> WRITES =
      List.of(
          new StoredWrite(
              "BuyConfirm",
              List.of("customer", "shipping", "cardType", "cardHolder", "cardExpiry"),
              "orders JOIN cc_xacts ON cx_o_id = o_id",
              "o_id",
              "o_c_id, o_ship_type, cx_type, cx_name, CAST(cx_expire AS CHAR)"));

  private static final FaultStatements FAULTS =
      new FaultStatements(
          "ALTER TABLE customer ALTER INDEX uname INVISIBLE",
          "ALTER TABLE customer ALTER INDEX uname VISIBLE",
          "SELECT i_id FROM item FOR UPDATE");

  /** Defaults for a scale of the bookstore. */
  public static DataPlan plan(Scale scale) {
    return DataPlan.of(NAME, scale);
  }

  @Override
  public String application() {
    return NAME;
  }

  @Override
  public Schema schema() {
    return Schema.beside(BookstoreData.class, TABLES, "country");
  }

  @Override
  public Sizes sizes() {
    return BookstoreScale.SIZES;
  }

  @Override
  public Content content(DataPlan plan) {
    return new BookstoreContent(plan);
  }

  @Override
  public AuditPlan audit(Optional<DataPlan> plan) {
    return BookstoreAudit.of(plan);
  }

  @Override
  public List<StoredWrite> writes() {
    return WRITES;
  }

  @Override
  public Key pricedRow() {
    return Keys.ITEM;
  }

  @Override
  public FaultStatements faults() {
    return FAULTS;
  }
}
