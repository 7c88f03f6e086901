package org.rubisee.entitycontract.conformance;

import java.io.Serializable;

/**
 * The key of a holding: two columns, which the container reads by their names (EJB 2.1, 10.8.2).
 */
public class HoldingKey implements Serializable {
  private static final long serialVersionUID = 1;

  /** The account. */
  public Integer account;

  /** What it holds. */
  public Integer stock;

  /** For the container. */
  public HoldingKey() {}

  /** The key of a row. */
  public HoldingKey(Integer account, Integer stock) {
    this.account = account;
    this.stock = stock;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HoldingKey key
        && key.account.equals(account)
        && key.stock.equals(stock);
  }

  @Override
  public int hashCode() {
    return 31 * account + stock;
  }

  @Override
  public String toString() {
    return account + "/" + stock;
  }
}
