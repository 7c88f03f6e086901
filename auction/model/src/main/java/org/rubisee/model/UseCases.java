package org.rubisee.model;

/**
 * The 17 use cases of one implementation, as its web tier sees them. Thread-safe.
 *
 * <p>What a use case does is the same in all of them; where its parts run is the pattern.
 */
public interface UseCases {

  /** Checks who somebody is. */
  Auth auth();

  /** Lists the categories: all, to search in a region, or to sell in. */
  BrowseCategories browseCategories();

  /** Lists the regions. */
  BrowseRegions browseRegions();

  /** Lists the running auctions of a category. */
  SearchItemsByCategory searchItemsByCategory();

  /** Lists the running auctions of a category whose sellers live in a region. */
  SearchItemsByRegion searchItemsByRegion();

  /** Shows an item, current or old. */
  ViewItem viewItem();

  /** Shows a user and what others say about that user. */
  ViewUserInfo viewUserInfo();

  /** Shows the bids on an item, current or old. */
  ViewBidHistory viewBidHistory();

  /** Logs a buyer in and shows what can be bought. */
  BuyNow buyNow();

  /** Buys units of an item at its buy-now price. */
  StoreBuyNow storeBuyNow();

  /** Logs a bidder in and shows what can be bid on. */
  PutBid putBid();

  /** Places a bid. */
  StoreBid storeBid();

  /** Logs an author in and shows whom and what the comment is about. */
  PutComment putComment();

  /** Leaves a comment. */
  StoreComment storeComment();

  /** Puts an item up for sale. */
  RegisterItem registerItem();

  /** Registers a user. */
  RegisterUser registerUser();

  /** Shows a user all that the user does on the site. */
  AboutMe aboutMe();
}
