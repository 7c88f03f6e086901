package org.rubisee.stock.schema;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.rubisee.schema.Content;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.LoadedTable;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.stock.model.StockRules;

/** Everything that a plan generates. There are no trades. */
final class StockContent implements Content {

  private final Loaded loaded;

  StockContent(DataPlan plan) {
    this.loaded = new Loaded(plan);
  }

  /**
   * The rows of a table, made from numbers.
   *
   * @param table the table
   * @param columns its columns
   * @param sources the highest number
   * @param writer writes the rows of a number
   */
  private record Numbered(
      String table, String columns, int sources, ObjIntConsumer<RowBuffer> writer)
      implements TableRows {

    @Override
    public void write(int from, int to, RowBuffer out) {
      for (int number = from + 1; number <= to; number++) {
        writer.accept(out, number);
      }
    }
  }

  @Override
  public List<TableRows> rows() {
    return List.of(
        new Numbered(
            StockData.HOLDING.table(),
            "sub_accno, stock_id, amount",
            loaded.accounts(),
            this::writeHoldings),
        new Numbered(
            StockData.ACCOUNT.table(),
            "sub_accno, sub_name, sub_address, sub_credit",
            loaded.accounts(),
            this::writeAccount),
        new Numbered(
            StockData.ITEM.table(),
            "stock_id, code, company, current_value, low_value, high_value",
            loaded.stocks(),
            this::writeStock));
  }

  private void writeHoldings(RowBuffer out, int account) {
    loaded
        .holdings(account)
        .forEach((stock, amount) -> out.number(account).number(stock).number(amount).endRow());
  }

  private void writeAccount(RowBuffer out, int account) {
    out.number(account).text("Subscriber " + account).text(account + " Exchange Street");
    out.cents(loaded.credit(account)).endRow();
  }

  private void writeStock(RowBuffer out, int stock) {
    RowRandom random = loaded.prices(stock);
    int high = random.between(200, (int) StockRules.MAX_PRICE.cents());
    int low = random.between(100, high);
    out.number(stock).text(StockRules.code(stock)).text("Company " + stock);
    out.cents(random.between(low, high)).cents(low).cents(high).endRow();
  }

  @Override
  public List<LoadedTable> writtenTables() {
    int accounts = loaded.accounts();
    return List.of(
        LoadedTable.counted(StockData.ACCOUNT, accounts),
        LoadedTable.withoutIds(
            StockData.HOLDING, (long) accounts * StockRules.LOADED_HOLDINGS, accounts),
        LoadedTable.counted(StockData.TRANSACTION, 0));
  }

  @Override
  public int restoreChanged(Connection connection) throws SQLException {
    return new StockRestore(connection, loaded).run();
  }
}
