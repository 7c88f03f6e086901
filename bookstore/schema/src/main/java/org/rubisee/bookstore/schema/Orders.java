package org.rubisee.bookstore.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.OrderStatus;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.schema.rows.RowRandom;

/**
 * The orders of a plan with their lines, each made from its number alone.
 *
 * <p>Of every five orders each has another number of lines from 1 to 5, so totals are known without
 * counting. Orders are numbered in the order of their dates, which are spread evenly over the 60
 * days before the load.
 */
final class Orders {

  private static final int MOST_LINES = 5;
  private static final int LINES_OF_BLOCK = 15;
  private static final int FIRST_DAYS_AGO = 60;
  private static final int DAYS = 59;
  private static final int DAYS_TO_SHIP = 7;
  private static final int MOST_COPIES = 300;
  private static final int MOST_DISCOUNT_PERCENT = 30;
  private static final double ELSEWHERE_SHARE = 0.05;

  private final long seed;
  private final Scale scale;
  private final Books books;

  Orders(DataPlan plan) {
    this.seed = plan.seed();
    this.scale = plan.scale();
    this.books = new Books(plan);
  }

  /** How many orders there are: nine for ten customers. */
  int count() {
    return (int) (scale.users() * 9L / 10);
  }

  /** How many lines all orders have. */
  int countLines() {
    int whole = count() / MOST_LINES * MOST_LINES;
    return whole / MOST_LINES * LINES_OF_BLOCK
        + IntStream.range(whole, count()).map(this::lineCount).sum();
  }

  /** An order by its row, from 0. */
  Order order(int row) {
    RowRandom random = Use.ORDER.random(seed, row);
    int customer = random.between(1, scale.users());
    long date = date(row, random);
    long shipDate = date + (long) random.between(0, DAYS_TO_SHIP) * LoadTime.DAY_SECONDS;
    boolean isElsewhere = random.fraction() < ELSEWHERE_SHARE;
    int elsewhere = random.between(1, Addresses.count(scale));
    return new Order(
        row + 1,
        customer,
        date,
        any(ShippingType.values(), random),
        shipDate,
        isElsewhere ? elsewhere : customer,
        any(OrderStatus.values(), random));
  }

  private long date(int row, RowRandom random) {
    double position = (row + random.fraction()) / count();
    return LoadTime.SECOND
        - (long) FIRST_DAYS_AGO * LoadTime.DAY_SECONDS
        + (long) (position * DAYS * LoadTime.DAY_SECONDS);
  }

  /** The lines of an order by its row, from 0. */
  List<Line> lines(int row) {
    RowRandom random = Use.LINES.random(seed, row);
    List<Line> lines = new ArrayList<>(MOST_LINES);
    for (int i = lineCount(row); i > 0; i--) {
      int book = random.between(1, books.count());
      int copies = random.between(1, MOST_COPIES);
      Discount discount = new Discount(random.between(0, MOST_DISCOUNT_PERCENT));
      lines.add(new Line(book, new PricedLine(books.price(book), copies, discount)));
    }
    return lines;
  }

  /** What an order costs, by its row, from 0. */
  Totals totals(int row) {
    return Totals.of(lines(row).stream().map(Line::priced).toList());
  }

  private int lineCount(int row) {
    int[] counts = Use.LINE_COUNTS.random(seed, row / MOST_LINES).permutation(MOST_LINES);
    return 1 + counts[row % MOST_LINES];
  }

  private static <T> T any(T[] values, RowRandom random) {
    return values[random.below(values.length)];
  }
}
