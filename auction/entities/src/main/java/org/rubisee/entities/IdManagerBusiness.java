package org.rubisee.entities;

/**
 * The business methods of the row that gives out primary keys: each column is the last one given.
 */
public abstract class IdManagerBusiness extends EntityBusiness {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract int getUserId();

  public abstract void setUserId(int userId);

  public abstract int getItemId();

  public abstract void setItemId(int itemId);

  public abstract int getCommentId();

  public abstract void setCommentId(int commentId);

  public abstract int getBidId();

  public abstract void setBidId(int bidId);

  public abstract int getBuyNowId();

  public abstract void setBuyNowId(int buyNowId);

  /** See {@link IdManagerEntity#nextUserId()}. */
  public int nextUserId() {
    setUserId(getUserId() + 1);
    return getUserId();
  }

  /** See {@link IdManagerEntity#nextItemId()}. */
  public int nextItemId() {
    setItemId(getItemId() + 1);
    return getItemId();
  }

  /** See {@link IdManagerEntity#nextCommentId()}. */
  public int nextCommentId() {
    setCommentId(getCommentId() + 1);
    return getCommentId();
  }

  /** See {@link IdManagerEntity#nextBidId()}. */
  public int nextBidId() {
    setBidId(getBidId() + 1);
    return getBidId();
  }

  /** See {@link IdManagerEntity#nextBuyNowId()}. */
  public int nextBuyNowId() {
    setBuyNowId(getBuyNowId() + 1);
    return getBuyNowId();
  }
}
