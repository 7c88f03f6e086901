package org.rubisee.entities;

/**
 * The business methods of the row that gives out primary keys: each column is the last one given.
 */
public interface IdManagerBusiness extends EntityBusiness {
  int getUserId();

  void setUserId(int userId);

  int getItemId();

  void setItemId(int itemId);

  int getCommentId();

  void setCommentId(int commentId);

  int getBidId();

  void setBidId(int bidId);

  int getBuyNowId();

  void setBuyNowId(int buyNowId);

  /** See {@link IdManagerEntity#nextUserId()}. */
  default int nextUserId() {
    setUserId(getUserId() + 1);
    return getUserId();
  }

  /** See {@link IdManagerEntity#nextItemId()}. */
  default int nextItemId() {
    setItemId(getItemId() + 1);
    return getItemId();
  }

  /** See {@link IdManagerEntity#nextCommentId()}. */
  default int nextCommentId() {
    setCommentId(getCommentId() + 1);
    return getCommentId();
  }

  /** See {@link IdManagerEntity#nextBidId()}. */
  default int nextBidId() {
    setBidId(getBidId() + 1);
    return getBidId();
  }

  /** See {@link IdManagerEntity#nextBuyNowId()}. */
  default int nextBuyNowId() {
    setBuyNowId(getBuyNowId() + 1);
    return getBuyNowId();
  }
}
