package org.rubisee.auction.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.pages.Form;

/**
 * What a client written for RUBiS 1.4.3 sees in a page: it searches the raw text for exact strings,
 * and a number ends at the first of {@code " ? & >}. Where such a client's thread would die, this
 * throws a NumberFormatException.
 *
 * @param images what it fetches
 * @param failed whether it counts a failure
 * @param empty whether it goes back
 * @param itemIds all item ids, in page order
 * @param userIds all user ids, in page order
 * @param pages the pages that it may turn to, in page order
 * @param addressees whom links to comment are for, in page order
 * @param form hidden fields it knows
 */
record OldClient(
    List<String> images,
    boolean failed,
    boolean empty,
    List<Integer> itemIds,
    List<Integer> userIds,
    List<Integer> pages,
    List<Integer> addressees,
    Form form) {

  /**
   * Hidden fields.
   *
   * @param maxQuantity {@code maxQty}
   * @param minBid {@code minBid}
   * @param to {@code to}
   */
  record Form(Optional<Integer> maxQuantity, Optional<Float> minBid, Optional<Integer> to) {}

  static OldClient reads(String page) {
    return new OldClient(
        values(page, "<IMG SRC=\"", "\""),
        page.contains("ERROR"),
        page.contains("Sorry"),
        numbers(page, "itemId="),
        numbers(page, "userId="),
        numbers(page, "&page="),
        numbers(page, "to="),
        new Form(
            numbers(page, "name=maxQty value=").stream().findFirst(),
            values(page, "name=minBid value=", "\"?&>").stream().map(Float::valueOf).findFirst(),
            numbers(page, "name=to value=").stream().findFirst()));
  }

  private static List<Integer> numbers(String page, String key) {
    return values(page, key, "\"?&>").stream().map(Integer::valueOf).toList();
  }

  private static List<String> values(String page, String key, String ends) {
    List<String> values = new ArrayList<>();
    for (int at = page.indexOf(key); at >= 0; at = page.indexOf(key, at + 1)) {
      int start = at + key.length();
      int end = start;
      while (ends.indexOf(page.charAt(end)) < 0) {
        end++;
      }
      values.add(page.substring(start, end));
    }
    return values;
  }
}
