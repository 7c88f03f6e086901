package org.rubisee.bookstore.model;

/** Lists the books of a subject that sell best. */
public interface BestSellers {

  /**
   * The books of a subject of which most copies were sold in the last {@link
   * BookstoreRules#BEST_SELLER_ORDERS} orders, most copies first, then by id: at most {@link
   * BookstoreRules#MAX_LISTED}. Books that were not sold are not listed.
   *
   * @param draw chooses the promotions
   */
  BookList bestSellers(Subject subject, Draw draw);
}
