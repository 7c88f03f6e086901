package org.rubisee.contract.trade;

import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.logic.Money;

/** Ways through the site that end at a form, taken as a person takes them. */
public final class Journey {

  private Journey() {}

  /** The page with the form for a bid: log in, see the item. */
  public static Page toPutBid(Customer customer, int userId, int itemId) {
    Page login = customer.get("PutBidAuth?itemId=" + itemId);
    return customer.submit(login.form("PutBid").loggedInAs(userId));
  }

  /** The form for a bid. */
  public static Form toBid(Customer customer, int userId, int itemId) {
    return toPutBid(customer, userId, itemId).form("StoreBid");
  }

  /** A bid of one unit of this amount. */
  public static Form bidOf(Form bidForm, Money bid, Money maxBid) {
    return bidForm.with("bid", bid).with("maxBid", maxBid).with("qty", 1);
  }

  /** The page with the form for a purchase: log in, see the item. */
  public static Page toBuyNow(Customer customer, int userId, int itemId) {
    Page login = customer.get("BuyNowAuth?itemId=" + itemId);
    return customer.submit(login.form("BuyNow").loggedInAs(userId));
  }

  /** The form for a purchase of one unit. */
  public static Form toPurchase(Customer customer, int userId, int itemId) {
    return toBuyNow(customer, userId, itemId).form("StoreBuyNow").with("qty", 1);
  }

  /** The page with the form for a comment: log in, see whom it is for. */
  public static Page toPutComment(Customer customer, int userId, int toUserId, int itemId) {
    Page login = customer.get("PutCommentAuth?to=" + toUserId + "&itemId=" + itemId);
    return customer.submit(login.form("PutComment").loggedInAs(userId));
  }

  /** A comment, ready to be sent. */
  public static Form toComment(Customer customer, int userId, int toUserId, int itemId) {
    return toPutComment(customer, userId, toUserId, itemId)
        .form("StoreComment")
        .with("rating", 5)
        .with("comment", "As described, and fast.");
  }

  /** The page with all categories to sell in: log in. */
  public static Page toCategories(Customer customer, int userId) {
    return customer.submit(customer.get("sell.html").form("BrowseCategories").loggedInAs(userId));
  }

  /** The page with the form for an item to sell: log in, choose a category. */
  public static Page toSellItemForm(Customer customer, int userId, int categoryId) {
    return customer.submit(
        toCategories(customer, userId).form("SellItemForm").with("category", categoryId));
  }

  /** The form for an item to sell. */
  public static Form toSale(Customer customer, int userId, int categoryId) {
    return toSellItemForm(customer, userId, categoryId).form("RegisterItem");
  }

  /** The form filled with an item of some units that can be bought at once. */
  public static Form saleOf(Form saleForm, String name, int quantity) {
    return saleForm
        .with("name", name)
        .with("description", "Hardly used.")
        .with("initialPrice", "10.00")
        .with("reservePrice", "0")
        .with("buyNow", "25.00")
        .with("duration", 7)
        .with("quantity", quantity);
  }
}
