package org.rubisee.entities;

/**
 * The homes that the use cases need, by whichever view. Asked anew by every use case, so that
 * looking homes up once or for each request is a deployment choice.
 */
public interface EntityHomes {
  /** Home of the categories. */
  Categories categories();

  /** Home of the regions. */
  Regions regions();

  /** Home of the users. */
  Users users();

  /** Home of the current items. */
  Items items();

  /** Home of the old items. */
  OldItems oldItems();

  /** Home of the bids. */
  Bids bids();

  /** Home of the purchases. */
  BuyNows buyNows();

  /** Home of the comments. */
  Comments comments();

  /** The session bean for joins. */
  Query query();
}
