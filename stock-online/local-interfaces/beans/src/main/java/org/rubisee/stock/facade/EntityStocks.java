package org.rubisee.stock.facade;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import java.util.List;
import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.BusinessClock;
import org.rubisee.stock.entities.AccountEntity;
import org.rubisee.stock.entities.HoldingEntity;
import org.rubisee.stock.entities.HoldingKey;
import org.rubisee.stock.entities.ItemEntity;
import org.rubisee.stock.model.Holding;
import org.rubisee.stock.model.NewAccount;
import org.rubisee.stock.model.Order;
import org.rubisee.stock.model.Quote;
import org.rubisee.stock.model.Rejection;
import org.rubisee.stock.model.StockRules;
import org.rubisee.stock.model.Trade;
import org.rubisee.stock.model.TradeType;

/**
 * The transactions as calls of entity beans.
 *
 * <p>A sale reads the account, which its rule does not need: only so an iteration uses as many
 * accounts as table 3 of the paper counts.
 *
 * @param homes the entity beans
 * @param clock the business time
 */
record EntityStocks(Homes homes, BusinessClock clock) {

  int createAccount(NewAccount account) throws CreateException {
    return homes.accounts().create(account).getId();
  }

  void updateAccount(int account, Money credit)
      throws RejectedException, CreateException, FinderException, IOException {
    account(account).setCredit(credit.toBigDecimal());
  }

  Quote queryById(int stock)
      throws RejectedException, CreateException, FinderException, IOException {
    return quote(item(stock));
  }

  Quote queryByCode(String code)
      throws RejectedException, CreateException, FinderException, IOException {
    return quote(EntityCalls.found(Rejection.NO_SUCH_STOCK, () -> homes.items().findByCode(code)));
  }

  private static Quote quote(ItemEntity item) {
    return new Quote(
        item.getId(),
        item.getCode(),
        item.getCompany(),
        Money.of(item.getCurrent()),
        Money.of(item.getLow()),
        Money.of(item.getHigh()));
  }

  Trade buyStock(Order order)
      throws RejectedException, CreateException, FinderException, IOException {
    Money credit = Money.of(account(order.account()).getCredit());
    Money price = Money.of(item(order.stock()).getCurrent());
    StockRules.checkCredit(credit, price, order);
    HoldingKey key = new HoldingKey(order.account(), order.stock());
    try {
      homes.holdings().findByPrimaryKey(key).add(order.amount());
    } catch (ObjectNotFoundException e) {
      homes.holdings().create(key, order.amount());
    }
    return recorded(TradeType.BUY, order, price);
  }

  Trade sellStock(Order order)
      throws RejectedException, CreateException, FinderException, IOException {
    account(order.account()).getId();
    Money price = Money.of(item(order.stock()).getCurrent());
    HoldingEntity holding =
        EntityCalls.found(
            Rejection.HOLDING_TOO_SMALL,
            () ->
                homes.holdings().findByPrimaryKey(new HoldingKey(order.account(), order.stock())));
    if (!holding.take(order.amount())) {
      throw new RejectedException(Rejection.HOLDING_TOO_SMALL);
    }
    return recorded(TradeType.SELL, order, price);
  }

  private Trade recorded(TradeType type, Order order, Money price) throws CreateException {
    int id = homes.transactions().create(type, order, price.toBigDecimal(), clock.now()).getId();
    return new Trade(id, order, price);
  }

  List<Holding> getHoldings(int account) throws FinderException {
    return homes.holdings().findByAccount(account).stream()
        .limit(StockRules.MAX_LISTED)
        .map(holding -> new Holding(holding.getItemId(), holding.getAmount()))
        .toList();
  }

  private AccountEntity account(int id)
      throws RejectedException, CreateException, FinderException, IOException {
    return EntityCalls.found(
        Rejection.NO_SUCH_ACCOUNT, () -> homes.accounts().findByPrimaryKey(id));
  }

  private ItemEntity item(int id)
      throws RejectedException, CreateException, FinderException, IOException {
    return EntityCalls.found(Rejection.NO_SUCH_STOCK, () -> homes.items().findByPrimaryKey(id));
  }
}
