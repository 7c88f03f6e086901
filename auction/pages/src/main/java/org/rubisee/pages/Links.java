package org.rubisee.pages;

/**
 * Writes links. In every one a parameter is followed at once by its digits and those by a quote or
 * {@code &}, since clients written for RUBiS 1.4.3 cut numbers out of the raw page.
 */
final class Links {
  private Links() {}

  /** To the page of an item, by its name. */
  static Html item(Html html, int itemId, String name) {
    return to(html, "ViewItem?itemId=", itemId).text(name).raw("</a>");
  }

  /** To the page of a user, by nickname. */
  static Html user(Html html, int userId, String nickname) {
    return to(html, "ViewUserInfo?userId=", userId).text(nickname).raw("</a>");
  }

  /** To the login before a bid. */
  static Html bid(Html html, int itemId) {
    return to(html, "PutBidAuth?itemId=", itemId).raw("Bid</a>");
  }

  /** To the login before a purchase. */
  static Html buyNow(Html html, int itemId) {
    return to(html, "BuyNowAuth?itemId=", itemId).raw("Buy now</a>");
  }

  /** To the login before a comment. */
  static Html comment(Html html, int toUserId, int itemId) {
    html.raw("<a href=\"PutCommentAuth?to=").number(toUserId).raw("&itemId=").number(itemId);
    return html.raw("\">Comment</a>");
  }

  /** To the bids on an item. */
  static Html bidHistory(Html html, int itemId, int bids) {
    return to(html, "ViewBidHistory?itemId=", itemId).number(bids).raw("</a>");
  }

  private static Html to(Html html, String scriptAndParameter, int id) {
    return html.raw("<a href=\"").raw(scriptAndParameter).number(id).raw("\">");
  }
}
