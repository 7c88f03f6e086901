package org.rubisee.stock.facade;

import jakarta.ejb.SessionContext;
import java.util.List;
import org.rubisee.beans.EntityCalls;
import org.rubisee.beans.EntityWork;
import org.rubisee.beans.EnvironmentBeans;
import org.rubisee.beans.FacadeBean;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.SiteSettings;
import org.rubisee.stock.entities.AccountEntity;
import org.rubisee.stock.entities.HoldingEntity;
import org.rubisee.stock.entities.ItemEntity;
import org.rubisee.stock.entities.TransactionEntity;
import org.rubisee.stock.model.Holding;
import org.rubisee.stock.model.NewAccount;
import org.rubisee.stock.model.Order;
import org.rubisee.stock.model.Quote;
import org.rubisee.stock.model.StockOnLine;
import org.rubisee.stock.model.Trade;

/** The session bean: runs each transaction of Stock-OnLine in a transaction of the server. */
public class StockFacade extends FacadeBean implements StockOnLine {
  private static final long serialVersionUID = 1;

  private transient EntityStocks stocks;

  @Override
  public void setSessionContext(SessionContext newContext) {
    super.setSessionContext(newContext);
    stocks =
        new EntityStocks(
            new Environment(new EnvironmentBeans(this::lookUp)),
            SiteSettings.of(System.getProperties()).clock());
  }

  /** The homes in the environment of this bean. */
  private record Environment(EnvironmentBeans beans) implements Homes {

    @Override
    public AccountEntity.Home accounts() {
      return beans.find("Account", AccountEntity.Home.class);
    }

    @Override
    public ItemEntity.Home items() {
      return beans.find("Item", ItemEntity.Home.class);
    }

    @Override
    public HoldingEntity.Home holdings() {
      return beans.find("Holding", HoldingEntity.Home.class);
    }

    @Override
    public TransactionEntity.Home transactions() {
      return beans.find("Transaction", TransactionEntity.Home.class);
    }
  }

  private <T> T inTransaction(EntityWork<T> work) throws RejectedException {
    return answerInTransaction(() -> EntityCalls.of("Stock-OnLine", work));
  }

  private <T> T listedInTransaction(EntityWork<T> work) {
    return listInTransaction(() -> EntityCalls.of("Stock-OnLine", work));
  }

  @Override
  public int createAccount(NewAccount account) {
    return listedInTransaction(() -> stocks.createAccount(account));
  }

  @Override
  public void updateAccount(int account, Money credit) throws RejectedException {
    inTransaction(
        () -> {
          stocks.updateAccount(account, credit);
          return account;
        });
  }

  @Override
  public Quote queryById(int stock) throws RejectedException {
    return inTransaction(() -> stocks.queryById(stock));
  }

  @Override
  public Quote queryByCode(String code) throws RejectedException {
    return inTransaction(() -> stocks.queryByCode(code));
  }

  @Override
  public Trade buyStock(Order order) throws RejectedException {
    return inTransaction(() -> stocks.buyStock(order));
  }

  @Override
  public Trade sellStock(Order order) throws RejectedException {
    return inTransaction(() -> stocks.sellStock(order));
  }

  @Override
  public List<Holding> getHoldings(int account) {
    return listedInTransaction(() -> stocks.getHoldings(account));
  }
}
