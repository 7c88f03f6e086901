package org.rubisee.stock.model;

/**
 * One of the seven transactions (Middleware 2001 paper, section 3.3). Each is one page and one call
 * of {@link StockOnLine}.
 */
public enum Interaction {
  CREATE_ACCOUNT("CreateAccount", true),
  UPDATE_ACCOUNT("UpdateAccount", true),
  QUERY_BY_ID("QueryById", false),
  QUERY_BY_CODE("QueryByCode", false),
  BUY_STOCK("BuyStock", true),
  SELL_STOCK("SellStock", true),
  GET_HOLDINGS("GetHoldings", false);

  private final String label;
  private final boolean isWrite;

  Interaction(String label, boolean isWrite) {
    this.label = label;
    this.isWrite = isWrite;
  }

  /** The name of this interaction, and the last segment of its URL. */
  public String label() {
    return label;
  }

  /** Whether it writes to the database. */
  public boolean isWrite() {
    return isWrite;
  }
}
