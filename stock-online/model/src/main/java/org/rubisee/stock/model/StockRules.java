package org.rubisee.stock.model;

import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

/** The rules of Stock-OnLine, and the numbers that pages, data and customers share. */
public final class StockRules {

  /** The most holdings of a statement (section 3.3). */
  public static final int MAX_LISTED = 20;

  /** How many stocks each account holds when the data is loaded (table 1). */
  public static final int LOADED_HOLDINGS = 10;

  /** The most shares of one trade. */
  public static final int MAX_AMOUNT = 1_000;

  /** The highest price of a share in the loaded data. */
  public static final Money MAX_PRICE = Money.ofUnits(100);

  /** The highest credit limit. A purchase of the most shares at the highest price needs it. */
  public static final Money MAX_CREDIT = MAX_PRICE.times(MAX_AMOUNT);

  /** Longest name, in characters. */
  public static final int MAX_NAME = 40;

  /** Longest address, in characters. */
  public static final int MAX_ADDRESS = 100;

  /** Letters of a trading code. */
  public static final int CODE_LENGTH = 6;

  private static final int LETTERS = 26;

  private StockRules() {}

  /** The trading code of the stock with a number: its digits to the base of 26, as letters. */
  public static String code(int stock) {
    char[] code = new char[CODE_LENGTH];
    int rest = stock;
    for (int i = CODE_LENGTH - 1; i >= 0; i--) {
      code[i] = (char) ('A' + rest % LETTERS);
      rest /= LETTERS;
    }
    return new String(code);
  }

  /**
   * Checks that an account may spend what an order costs.
   *
   * @throws RejectedException if it costs more than the credit limit
   */
  public static void checkCredit(Money credit, Money price, Order order) throws RejectedException {
    if (price.times(order.amount()).isMoreThan(credit)) {
      throw new RejectedException(Rejection.CREDIT_TOO_LOW);
    }
  }
}
