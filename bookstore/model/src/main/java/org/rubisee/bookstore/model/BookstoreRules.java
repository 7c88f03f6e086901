package org.rubisee.bookstore.model;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

/**
 * The business rules, called by all implementations, so that they cannot differ. Each is checked
 * against what the database says inside the transaction, never against fields of the request.
 */
public final class BookstoreRules {

  /** Most copies of one book in a cart. With {@link #stockAfter}, no stock ever runs out. */
  public static final int MAX_QUANTITY = 10;

  /** Most books in a cart. This bounds what a page reads and an order writes. */
  public static final int MAX_CART_LINES = 100;

  /** Most books on a list. */
  public static final int MAX_LISTED = 50;

  /** How many related books each book has: so many promotions are on a page. */
  public static final int RELATED = 5;

  /** The newest orders, by number, that decide which books sell best. */
  public static final int BEST_SELLER_ORDERS = 3_333;

  /** The newest orders, by number, that decide which books are related. */
  public static final int RELATED_ORDERS = 10_000;

  /** The least stock of a book. If an order leaves less, the shop buys more at once. */
  public static final int LEAST_STOCK = 10;

  /** How many copies the shop buys at once. */
  public static final int BOUGHT_STOCK = 21;

  /** How long a customer's session lasts, in hours. */
  public static final int SESSION_HOURS = 2;

  /** Longest text of a search, in characters: the longest title. */
  public static final int MAX_SEARCH_TEXT = 60;

  /** The highest price of a book: 9,999.99. No order of a full cart exceeds a column. */
  public static final Money MAX_PRICE = new Money(999_999);

  /** Syllables of a search for titles or authors, and of the words that it finds. */
  public static final int SEARCH_SYLLABLES = 7;

  private static final int TAX_PARTS = 825;
  private static final int OF_TAX_PARTS = 10_000;
  private static final Money SHIPPING_OF_ORDER = Money.ofUnits(3);
  private static final Money SHIPPING_OF_COPY = Money.ofUnits(1);
  private static final int DAYS_TO_SHIP = 7;
  private static final int AUTHORIZATION_DIGITS = 15;

  private BookstoreRules() {}

  /** How many copies are in a cart after one more was added: never more than it may have. */
  public static int quantityAfterAdding(int before) {
    return Math.min(MAX_QUANTITY, before + 1);
  }

  /**
   * Decides whether a cart has room for a book that is not in it.
   *
   * @param lines how many books are in it
   * @throws RejectedException if it is full
   */
  public static void checkRoom(int lines) throws RejectedException {
    if (lines >= MAX_CART_LINES) {
      throw new RejectedException(Rejection.CART_FULL);
    }
  }

  /**
   * Decides whether a cart can be ordered.
   *
   * @param lines how many books are in it
   * @throws RejectedException if it is empty
   */
  public static void checkNotEmpty(int lines) throws RejectedException {
    if (lines == 0) {
      throw new RejectedException(Rejection.CART_EMPTY);
    }
  }

  /**
   * The book that an empty cart gets is the first related book of this one. It does not depend on
   * the promotions, for which the number is used as it is.
   *
   * @param books how many books there are
   */
  public static int randomBook(Draw draw, int books) {
    return draw.another().book(books);
  }

  /**
   * The stock of a book after an order. It is at least {@link #LEAST_STOCK} if it was so before.
   *
   * @param quantity copies ordered, 1 to {@link #MAX_QUANTITY}
   */
  public static int stockAfter(int stock, int quantity) {
    int left = stock - quantity;
    return left < LEAST_STOCK ? left + BOUGHT_STOCK : left;
  }

  /** The tax on a sub-total: 8.25 per cent, rounded to cents, half a cent up. */
  public static Money tax(Money subTotal) {
    return subTotal.share(TAX_PARTS, OF_TAX_PARTS);
  }

  /**
   * What it costs to send an order: 3.00, and 1.00 for each copy.
   *
   * @param copies of all books together
   */
  public static Money shipping(int copies) {
    return SHIPPING_OF_ORDER.plus(SHIPPING_OF_COPY.times(copies));
  }

  /** When an order is sent: up to seven days later. */
  public static LocalDateTime shipDate(LocalDateTime ordered, Draw draw) {
    return ordered.plusDays(draw.below(DAYS_TO_SHIP + 1));
  }

  /** The number that a bank would give a payment. No bank is asked, so it is made up. */
  public static String authorization(Draw draw) {
    StringBuilder digits = new StringBuilder(AUTHORIZATION_DIGITS);
    Draw next = draw;
    for (int i = 0; i < AUTHORIZATION_DIGITS; i++) {
      next = next.another();
      digits.append((char) ('0' + next.below(10)));
    }
    return digits.toString();
  }

  /** The discount of a new customer: each per cent from 0 to 50 is as likely. */
  public static Discount discountOfNewCustomer(Draw draw) {
    return new Discount(draw.below(Discount.MAX_PERCENT + 1));
  }

  /** When a session that begins now ends. */
  public static LocalDateTime sessionEnd(LocalDateTime now) {
    return now.plusHours(SESSION_HOURS);
  }

  /**
   * What a customer logs in with: the syllables of the id's digits, and the same in small letters.
   *
   * @param customerId primary key of the customer
   */
  public static Credentials credentials(int customerId) {
    String userName = DigitSyllables.of(customerId);
    return new Credentials(userName, userName.toLowerCase(Locale.ROOT));
  }

  /**
   * The related books of a book that was changed: those that were found, and then, as long as there
   * are fewer than {@link #RELATED}, those that were related before and are not among them.
   *
   * @param found books that the same customers bought, best first, without the book itself
   * @param before the related books before the change, in their order
   */
  public static List<Integer> related(List<Integer> found, List<Integer> before) {
    return Stream.concat(found.stream(), before.stream()).distinct().limit(RELATED).toList();
  }
}
