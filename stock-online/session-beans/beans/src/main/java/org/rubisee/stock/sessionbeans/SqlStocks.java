package org.rubisee.stock.sessionbeans;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.BusinessClock;
import org.rubisee.stock.model.Holding;
import org.rubisee.stock.model.NewAccount;
import org.rubisee.stock.model.Order;
import org.rubisee.stock.model.Quote;
import org.rubisee.stock.model.Rejection;
import org.rubisee.stock.model.StockOnLine;
import org.rubisee.stock.model.StockRules;
import org.rubisee.stock.model.Trade;
import org.rubisee.stock.model.TradeType;

/**
 * The transactions in SQL, on a connection. Trades must run in one transaction each. Right at READ
 * COMMITTED and above: what a trade checks of a holding, it changes by the same statement.
 */
final class SqlStocks implements StockOnLine {
  private static final String CREATE_ACCOUNT =
      "INSERT INTO sub_account (sub_name, sub_address, sub_credit) VALUES (?, ?, ?)";
  private static final String UPDATE_ACCOUNT =
      "UPDATE sub_account SET sub_credit = ? WHERE sub_accno = ?";
  private static final String CREDIT = "SELECT sub_credit FROM sub_account WHERE sub_accno = ?";
  private static final String QUOTES =
      """
      SELECT stock_id, code, company, current_value, low_value, high_value
      FROM stock_item
      WHERE""";
  private static final String BY_ID = QUOTES + " stock_id = ?";
  private static final String BY_CODE = QUOTES + " code = ?";
  private static final String PRICE = "SELECT current_value FROM stock_item WHERE stock_id = ?";
  private static final String ADD =
      "UPDATE stock_holding SET amount = amount + ? WHERE sub_accno = ? AND stock_id = ?";
  private static final String NEW_HOLDING =
      "INSERT INTO stock_holding (sub_accno, stock_id, amount) VALUES (?, ?, ?)";
  private static final String TAKE =
      """
      UPDATE stock_holding
      SET amount = amount - ?
      WHERE sub_accno = ? AND stock_id = ? AND amount >= ?""";
  private static final String RECORD =
      """
      INSERT INTO stock_transaction (trans_type, sub_accno, stock_id, amount, price, trans_date)
      VALUES (?, ?, ?, ?, ?, ?)""";
  private static final String HOLDINGS =
      """
      SELECT stock_id, amount
      FROM stock_holding
      WHERE sub_accno = ?
      ORDER BY stock_id
      LIMIT ?""";

  private final Statements statements;
  private final BusinessClock clock;

  SqlStocks(Connection connection, BusinessClock clock) {
    statements = new Statements("Stock-OnLine", connection);
    this.clock = clock;
  }

  @Override
  public int createAccount(NewAccount account) {
    return statements.insert(CREATE_ACCOUNT, account.name(), account.address(), account.credit());
  }

  @Override
  public void updateAccount(int account, Money credit) throws RejectedException {
    if (statements.write(UPDATE_ACCOUNT, credit, account) == 0) {
      throw new RejectedException(Rejection.NO_SUCH_ACCOUNT);
    }
  }

  @Override
  public Quote queryById(int stock) throws RejectedException {
    return quote(BY_ID, stock);
  }

  @Override
  public Quote queryByCode(String code) throws RejectedException {
    return quote(BY_CODE, code);
  }

  private Quote quote(String query, Object key) throws RejectedException {
    return statements
        .one(query, SqlStocks::quote, key)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_STOCK));
  }

  private static Quote quote(Row row) throws SQLException {
    return new Quote(row.number(), row.text(), row.text(), row.money(), row.money(), row.money());
  }

  @Override
  public Trade buyStock(Order order) throws RejectedException {
    Money credit = credit(order);
    Money price = price(order);
    StockRules.checkCredit(credit, price, order);
    if (statements.write(ADD, order.amount(), order.account(), order.stock()) == 0
        && !statements.writeIfUnique(NEW_HOLDING, order.account(), order.stock(), order.amount())) {
      throw new ConflictException("The stock was bought at the same time", null);
    }
    return recorded(TradeType.BUY, order, price);
  }

  @Override
  public Trade sellStock(Order order) throws RejectedException {
    credit(order);
    Money price = price(order);
    if (statements.write(TAKE, order.amount(), order.account(), order.stock(), order.amount())
        == 0) {
      throw new RejectedException(Rejection.HOLDING_TOO_SMALL);
    }
    return recorded(TradeType.SELL, order, price);
  }

  private Money credit(Order order) throws RejectedException {
    return statements
        .one(CREDIT, row -> row.money(), order.account())
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ACCOUNT));
  }

  private Money price(Order order) throws RejectedException {
    return statements
        .one(PRICE, row -> row.money(), order.stock())
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_STOCK));
  }

  private Trade recorded(TradeType type, Order order, Money price) {
    int id =
        statements.insert(
            RECORD,
            type.code(),
            order.account(),
            order.stock(),
            order.amount(),
            price,
            clock.now());
    return new Trade(id, order, price);
  }

  @Override
  public List<Holding> getHoldings(int account) {
    return statements.all(
        HOLDINGS, row -> new Holding(row.number(), row.number()), account, StockRules.MAX_LISTED);
  }
}
