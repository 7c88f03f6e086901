package org.rubisee.stock.entities;

import java.io.Serializable;

/**
 * The key of a holding: two columns, which the container reads by their names (EJB 2.1, 10.8.2).
 */
public class HoldingKey implements Serializable {
  private static final long serialVersionUID = 1;

  /** An account. */
  public Integer accountId;

  /** A stock. */
  public Integer itemId;

  /** For the container. */
  public HoldingKey() {}

  /** The key of a row. */
  public HoldingKey(Integer accountId, Integer itemId) {
    this.accountId = accountId;
    this.itemId = itemId;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HoldingKey key
        && key.accountId.equals(accountId)
        && key.itemId.equals(itemId);
  }

  @Override
  public int hashCode() {
    return 31 * accountId + itemId;
  }

  @Override
  public String toString() {
    return accountId + "/" + itemId;
  }
}
