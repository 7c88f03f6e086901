package org.rubisee.auction.pages;

import org.rubisee.pages.Html;

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

  /** To the page of an item in a list, by its name; names the list's other links in this row. */
  static Html itemOfRow(Html html, int itemId, String name, int row) {
    html.raw("<a id=r").number(row).raw(" href=\"ViewItem?itemId=").number(itemId).raw("\">");
    return html.text(name).raw("</a>");
  }

  /** Hidden words that begin the names of {@link #bidOfRow} and {@link #buyNowOfRow}. */
  static Html wordsOfRows(Html html) {
    return html.raw("<span hidden id=b>Bid on</span><span hidden id=n>Buy now:</span>");
  }

  /** To the login before a bid, on a page about this item only. */
  static Html bid(Html html, int itemId) {
    return to(html, "PutBidAuth?itemId=", itemId).raw("Bid</a>");
  }

  /** To the login before a bid, in a list: screen readers say the item of this row, too. */
  static Html bidOfRow(Html html, int itemId, int row) {
    html.raw("<a href=\"PutBidAuth?itemId=").number(itemId);
    return html.raw("\" aria-labelledby=\"b r").number(row).raw("\">Bid</a>");
  }

  /** To the login before a purchase, on a page about this item only. */
  static Html buyNow(Html html, int itemId) {
    return to(html, "BuyNowAuth?itemId=", itemId).raw("Buy now</a>");
  }

  /** To the login before a purchase, in a list. */
  static Html buyNowOfRow(Html html, int itemId, int row) {
    html.raw("<a href=\"BuyNowAuth?itemId=").number(itemId);
    return html.raw("\" aria-labelledby=\"n r").number(row).raw("\">Buy now</a>");
  }

  /** To the login before a comment on the seller, on a page about this item only. */
  static Html comment(Html html, int toUserId, int itemId) {
    return commentStart(html, toUserId, itemId).raw("\">Comment on the seller</a>");
  }

  /** To the login before a comment, in a list: screen readers say the item, too. */
  static Html comment(Html html, int toUserId, int itemId, String itemName) {
    commentStart(html, toUserId, itemId).raw("\" aria-label=\"Comment on the seller of ");
    return html.text(itemName).raw("\">Comment</a>");
  }

  private static Html commentStart(Html html, int toUserId, int itemId) {
    html.raw("<a href=\"PutCommentAuth?to=").number(toUserId);
    return html.raw("&itemId=").number(itemId);
  }

  /** To the bids on an item. */
  static Html bidHistory(Html html, int itemId, int bids) {
    to(html, "ViewBidHistory?itemId=", itemId).number(bids);
    return html.raw(bids == 1 ? " bid</a>" : " bids</a>");
  }

  private static Html to(Html html, String scriptAndParameter, int id) {
    return html.raw("<a href=\"").raw(scriptAndParameter).number(id).raw("\">");
  }
}
