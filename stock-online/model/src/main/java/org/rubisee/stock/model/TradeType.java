package org.rubisee.stock.model;

/** The kinds of trades. The database stores {@link #code()}. */
public enum TradeType {
  BUY("B"),
  SELL("S");

  private final String code;

  TradeType(String code) {
    this.code = code;
  }

  /** One letter. */
  public String code() {
    return code;
  }
}
