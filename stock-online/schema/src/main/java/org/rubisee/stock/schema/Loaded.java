package org.rubisee.stock.schema;

import java.util.SortedMap;
import java.util.TreeMap;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.stock.model.StockRules;

/**
 * What the site changes in the loaded rows of a plan.
 *
 * @param plan says how many rows there are
 */
record Loaded(DataPlan plan) {

  private static final int ACCOUNTS = 0;
  private static final int HOLDINGS = 1;
  private static final int PRICES = 2;
  private static final int LEAST_CREDIT = 10_000;

  /** How many accounts there are, numbered from 1. */
  int accounts() {
    return plan.scale().users();
  }

  /** How many stocks there are, numbered from 1. */
  int stocks() {
    return plan.scale().items();
  }

  /** The credit limit of an account, in cents: whole units. */
  long credit(int account) {
    RowRandom random = new RowRandom(plan.seed(), ACCOUNTS, account);
    return 100L * random.between(LEAST_CREDIT, (int) (StockRules.MAX_CREDIT.cents() / 100));
  }

  /** The shares that an account holds, by stock. */
  SortedMap<Integer, Integer> holdings(int account) {
    RowRandom random = new RowRandom(plan.seed(), HOLDINGS, account);
    SortedMap<Integer, Integer> holdings = new TreeMap<>();
    while (holdings.size() < StockRules.LOADED_HOLDINGS) {
      int stock = 1 + random.below(stocks());
      holdings.putIfAbsent(stock, random.between(1, StockRules.MAX_AMOUNT));
    }
    return holdings;
  }

  /** The numbers from which the prices of a stock are drawn. */
  RowRandom prices(int stock) {
    return new RowRandom(plan.seed(), PRICES, stock);
  }
}
