package org.rubisee.bookstore.schema;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.logic.Money;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.schema.rows.RowRandom;

/**
 * The books of a plan by id, from 1: what several tables depend on, and what the site changes. Each
 * is made from its number alone.
 */
final class Books {

  private static final int BOOKS_OF_AUTHOR = 4;
  private static final int FIRST_YEAR = 1930;
  private static final int LAST_YEAR = 2000;
  private static final int LOWEST_PRICE = 100;
  private static final int HIGHEST_PRICE = 99_999;
  private static final int MOST_STOCK = 30;

  private final long seed;
  private final Scale scale;

  Books(DataPlan plan) {
    this.seed = plan.seed();
    this.scale = plan.scale();
  }

  /** How many authors there are. */
  static int authors(Scale scale) {
    return scale.items() / BOOKS_OF_AUTHOR;
  }

  /** How many books there are. */
  int count() {
    return scale.items();
  }

  /** What the publisher suggests. */
  Money listPrice(int id) {
    return listPrice(Use.PRICE.random(seed, id));
  }

  /** The price of the shop. */
  Money price(int id) {
    RowRandom random = Use.PRICE.random(seed, id);
    Money listPrice = listPrice(random);
    return new Discount(random.between(0, Discount.MAX_PERCENT)).appliedTo(listPrice);
  }

  private static Money listPrice(RowRandom random) {
    return new Money(random.between(LOWEST_PRICE, HIGHEST_PRICE));
  }

  /** Who wrote it: each author one of the first books, and any author one of the others. */
  int author(int id) {
    int authors = authors(scale);
    return id <= authors ? id : random(id, 0).between(1, authors);
  }

  /** When it was published, in days since 1970. */
  long published(int id) {
    return LoadTime.dayOf(random(id, 1), FIRST_YEAR, LAST_YEAR);
  }

  /** Copies in the shop. */
  int stock(int id) {
    return random(id, 2).between(BookstoreRules.LEAST_STOCK, MOST_STOCK);
  }

  /** The numbers of its other columns. */
  RowRandom otherColumns(int id) {
    return random(id, 3);
  }

  /** Five other books. */
  List<Integer> related(int id) {
    RowRandom random = Use.RELATED.random(seed, id);
    List<Integer> related = new ArrayList<>(BookstoreRules.RELATED);
    while (related.size() < BookstoreRules.RELATED) {
      int other = random.between(1, count());
      if (other != id && !related.contains(other)) {
        related.add(other);
      }
    }
    return related;
  }

  private RowRandom random(int id, int column) {
    return Use.BOOK.random(seed, ((long) column << 40) + id);
  }
}
