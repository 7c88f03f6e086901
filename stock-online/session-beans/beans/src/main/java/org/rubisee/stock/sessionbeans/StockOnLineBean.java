package org.rubisee.stock.sessionbeans;

import jakarta.ejb.SessionContext;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.rubisee.beans.FacadeBean;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.jdbc.SqlListing;
import org.rubisee.jdbc.SqlWork;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.SiteSettings;
import org.rubisee.stock.model.Holding;
import org.rubisee.stock.model.NewAccount;
import org.rubisee.stock.model.Order;
import org.rubisee.stock.model.Quote;
import org.rubisee.stock.model.StockOnLine;
import org.rubisee.stock.model.Trade;

/** The session bean: gives each transaction a connection of the pool. */
public class StockOnLineBean extends FacadeBean implements StockOnLine {
  private static final long serialVersionUID = 1;

  private transient ConnectionPool database;
  private transient SiteSettings settings;

  @Override
  public void setSessionContext(SessionContext newContext) {
    super.setSessionContext(newContext);
    database = ConnectionPool.ofServer();
    settings = SiteSettings.of(System.getProperties());
  }

  private <T> T onConnection(SqlWork<SqlStocks, T> work) throws RejectedException {
    try (Connection connection = database.take()) {
      return work.with(new SqlStocks(connection, settings.clock()));
    } catch (SQLException e) {
      throw ConnectionPool.failure("A connection could not be given back", e);
    }
  }

  private <T> T listed(SqlListing<SqlStocks, T> listing) {
    return list(() -> onConnection(listing));
  }

  @Override
  public int createAccount(NewAccount account) {
    return listed(sql -> sql.createAccount(account));
  }

  @Override
  public void updateAccount(int account, Money credit) throws RejectedException {
    answer(
        () ->
            onConnection(
                sql -> {
                  sql.updateAccount(account, credit);
                  return account;
                }));
  }

  @Override
  public Quote queryById(int stock) throws RejectedException {
    return answer(() -> onConnection(sql -> sql.queryById(stock)));
  }

  @Override
  public Quote queryByCode(String code) throws RejectedException {
    return answer(() -> onConnection(sql -> sql.queryByCode(code)));
  }

  @Override
  public Trade buyStock(Order order) throws RejectedException {
    return answerInTransaction(() -> onConnection(sql -> sql.buyStock(order)));
  }

  @Override
  public Trade sellStock(Order order) throws RejectedException {
    return answerInTransaction(() -> onConnection(sql -> sql.sellStock(order)));
  }

  @Override
  public List<Holding> getHoldings(int account) {
    return listed(sql -> sql.getHoldings(account));
  }
}
