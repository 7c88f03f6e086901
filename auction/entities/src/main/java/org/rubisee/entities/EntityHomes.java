package org.rubisee.entities;

/**
 * The homes that the use cases need, in the local or the remote view. Every use case asks for them
 * again, so the deployment decides whether homes are looked up once or for each request.
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
