package org.rubisee.auction.pages;

import static org.rubisee.auction.pages.SampleUseCases.NOW;

import java.util.List;
import java.util.stream.IntStream;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Category;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ItemSummary;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyBid;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.model.Region;
import org.rubisee.model.UserDetails;

/**
 * Values that pages show, with one text wherever a user could have written it.
 *
 * @param text what users write
 */
record Samples(String text) {
  static final int MANY = 250;
  static final Money PRICE = Money.ofUnits(20);
  static final int SELLER = 31;
  private static final int BIDS = 3;

  List<Category> categories() {
    return IntStream.rangeClosed(1, 40).mapToObj(id -> new Category(id, text + id)).toList();
  }

  List<Region> regions() {
    return IntStream.rangeClosed(1, 62).mapToObj(id -> new Region(id, text + id)).toList();
  }

  List<ItemSummary> summaries(int page, int itemsPerPage) {
    int first = page * itemsPerPage;
    return IntStream.range(first, first + itemsPerPage)
        .mapToObj(i -> new ItemSummary(1 + i, text, PRICE, i, NOW.plusHours(i + 1), i % 10 == 0, 7))
        .toList();
  }

  ItemDetails item(int id) {
    return new ItemDetails(
        id,
        text,
        text + "\n" + text,
        4,
        Money.ofUnits(10),
        Money.ofUnits(15),
        Money.ofUnits(90),
        BIDS,
        PRICE,
        Money.ofUnits(19),
        SELLER,
        text,
        NOW.minusDays(1),
        NOW.plusDays(2).plusHours(3),
        7);
  }

  UserDetails user(int id) {
    return new UserDetails(id, text, text, text, text, -3, NOW.minusYears(1));
  }

  List<CommentDetails> comments() {
    return List.of(new CommentDetails(1, 13, text, NOW, -5, text));
  }

  MyActivity activity(int userId) {
    return new MyActivity(
        user(userId),
        List.of(new MyBid(1, text, PRICE, PRICE, 2, NOW, NOW.plusDays(1), SELLER, text)),
        List.of(new MySale(2, text, PRICE, 1, 1, PRICE, PRICE, NOW, NOW.plusDays(1))),
        List.of(new MySale(3, text, PRICE, 2, 1, PRICE, PRICE, NOW, NOW.minusDays(1))),
        List.of(new MyWin(4, text, PRICE, NOW.minusDays(2), SELLER, text)),
        List.of(new MyPurchase(5, text, PRICE, 1, NOW.minusDays(3), SELLER, text)),
        comments());
  }

  /** Somebody who sells {@link #MANY} items. */
  MyActivity longActivity(int userId) {
    return new MyActivity(
        user(userId),
        List.of(),
        lines(MyList.SELLING, 0).sales(),
        List.of(),
        List.of(),
        List.of(),
        comments());
  }

  /** Lines of a list of {@link #MANY} sales; the other lists are empty. */
  MyLines lines(MyList list, int skip) {
    return list == MyList.SELLING
        ? MyLines.ofSales(
            IntStream.rangeClosed(skip + 1, MANY)
                .limit(AuctionRules.MAX_LISTED + 1L)
                .mapToObj(id -> new MySale(id, text, PRICE, 1, 1, PRICE, PRICE, NOW, NOW))
                .toList())
        : MyLines.ofSales(List.of());
  }
}
