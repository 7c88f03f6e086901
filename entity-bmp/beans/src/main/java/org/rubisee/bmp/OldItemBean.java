package org.rubisee.bmp;

/** An item whose auction was over before the data was made. */
public class OldItemBean extends ListedItemBean {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM old_items WHERE id = ?";

  private static final String LOAD =
      """
      SELECT name, description, quantity, initial_price, reserve_price, buy_now,
        nb_of_bids, max_bid, start_date, end_date, seller, category
      FROM old_items WHERE id = ?""";

  private static final String REMOVE = "DELETE FROM old_items WHERE id = ?";

  /** An instance in the pool. */
  public OldItemBean() {
    super("old item", FIND, LOAD, REMOVE);
  }
}
