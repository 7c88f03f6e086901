package org.rubisee.stock.schema;

import java.util.List;
import java.util.Optional;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.AuditPlan;
import org.rubisee.schema.Check;
import org.rubisee.schema.Content;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.FaultStatements;
import org.rubisee.schema.Key;
import org.rubisee.schema.Quantity;
import org.rubisee.schema.Reference;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Schema;
import org.rubisee.schema.Sizes;
import org.rubisee.schema.SqlCheck;
import org.rubisee.schema.StoredWrite;
import org.rubisee.stock.model.StockRules;

/** The data of Stock-OnLine. Users are the accounts, items the stocks. */
public final class StockData implements ApplicationData {

  /** The name of the application. */
  public static final String NAME = "stock-online";

  static final Key ITEM = new Key("stock_item", "stock_id");
  static final Key ACCOUNT = new Key("sub_account", "sub_accno");
  static final Key HOLDING = new Key("stock_holding", "sub_accno");
  static final Key TRANSACTION = new Key("stock_transaction", "trans_id");

  private static final int PAPER_ROWS = 3_000;
  private static final int FEWEST_ROWS = 2 * StockRules.LOADED_HOLDINGS;

  /** At the paper's size (table 1). */
  private static final double MEBIBYTES = 3;

  private static final Sizes SIZES =
      new Sizes(
          List.of(
              new Quantity(Scale.USERS, PAPER_ROWS, FEWEST_ROWS),
              new Quantity(Scale.ITEMS, PAPER_ROWS, FEWEST_ROWS)),
          Scale.of(100, 50),
          scale -> MEBIBYTES * scale.users() / PAPER_ROWS);

  /** The credit of an account is not among its columns, since each purchase changes it. */
  private static final List<StoredWrite> WRITES =
      List.of(
          new StoredWrite(
              "CreateAccount",
              List.of("name", "address"),
              ACCOUNT.table(),
              "sub_accno",
              "sub_name, sub_address"),
          trade("BuyStock", 'B'),
          trade("SellStock", 'S'));

  private static final FaultStatements FAULTS =
      new FaultStatements(
          "ALTER TABLE stock_item ALTER INDEX code INVISIBLE",
          "ALTER TABLE stock_item ALTER INDEX code VISIBLE",
          "SELECT stock_id FROM stock_holding FOR UPDATE");

  private static final List<Reference> REFERENCES =
      List.of(
          new Reference(HOLDING, "sub_accno", List.of(ACCOUNT), false),
          new Reference(HOLDING, "stock_id", List.of(ITEM), false),
          new Reference(TRANSACTION, "sub_accno", List.of(ACCOUNT), false),
          new Reference(TRANSACTION, "stock_id", List.of(ITEM), false));

  @Override
  public String application() {
    return NAME;
  }

  @Override
  public Schema schema() {
    return Schema.beside(
        StockData.class,
        List.of(ITEM.table(), ACCOUNT.table(), HOLDING.table(), TRANSACTION.table()),
        ITEM.table());
  }

  @Override
  public Sizes sizes() {
    return SIZES;
  }

  @Override
  public Content content(DataPlan plan) {
    return new StockContent(plan);
  }

  @Override
  public AuditPlan audit(Optional<DataPlan> plan) {
    return new AuditPlan(
        SqlCheck.ofScript(new ResourceText(StockData.class, "audit.sql").text(), ""),
        REFERENCES,
        plan.<Check>map(HoldingCheck::new).stream().toList(),
        plan.isPresent()
            ? List.of()
            : List.of("holdings were not checked against trades: the data was made elsewhere"));
  }

  @Override
  public List<StoredWrite> writes() {
    return WRITES;
  }

  @Override
  public Key pricedRow() {
    return ITEM;
  }

  @Override
  public FaultStatements faults() {
    return FAULTS;
  }

  private static StoredWrite trade(String interaction, char type) {
    return new StoredWrite(
        interaction,
        List.of("account", "stock", "amount"),
        "(SELECT * FROM stock_transaction WHERE trans_type = '" + type + "') AS trades",
        "trans_id",
        "sub_accno, stock_id, amount");
  }
}
