package org.rubisee.stock.model;

import java.util.List;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

/**
 * The seven transactions, as the web tier calls them. Each call is one transaction. Thread-safe.
 */
public interface StockOnLine {

  /**
   * Opens an account without holdings.
   *
   * @return its number
   */
  int createAccount(NewAccount account);

  /**
   * Changes the credit limit of an account.
   *
   * @throws RejectedException if there is no such account
   */
  void updateAccount(int account, Money credit) throws RejectedException;

  /**
   * The prices of a stock.
   *
   * @throws RejectedException if there is no such stock
   */
  Quote queryById(int stock) throws RejectedException;

  /**
   * The same by the code of the stock.
   *
   * @throws RejectedException if there is no such stock
   */
  Quote queryByCode(String code) throws RejectedException;

  /**
   * Buys a stock at its current price.
   *
   * @throws RejectedException if there is no such account or stock, or the price exceeds the credit
   *     limit of the account
   */
  Trade buyStock(Order order) throws RejectedException;

  /**
   * Sells a stock at its current price. A holding of which all is sold remains, with an amount of
   * 0.
   *
   * @throws RejectedException if there is no such account or stock, or the account does not hold as
   *     much
   */
  Trade sellStock(Order order) throws RejectedException;

  /**
   * The holdings of an account by stock, at most {@link StockRules#MAX_LISTED}; none if there is no
   * such account.
   */
  List<Holding> getHoldings(int account);
}
