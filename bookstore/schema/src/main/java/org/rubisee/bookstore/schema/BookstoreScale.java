package org.rubisee.bookstore.schema;

import java.util.List;
import org.rubisee.schema.Quantity;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Sizes;

/**
 * How much data the bookstore has. Addresses, authors and orders follow from customers and books.
 */
public final class BookstoreScale {

  /** The fewest books: search strings are defined for so many. */
  public static final int FEWEST_BOOKS = 1_000;

  private static final int FEWEST_CUSTOMERS = 10;

  /** Rows and indices of customers, their addresses and orders at the paper's size, MiB. */
  private static final double CUSTOMERS_MEBIBYTES = 425;

  /** Rows and indices of books and authors at the paper's size, MiB. */
  private static final double BOOKS_MEBIBYTES = 15;

  /** The sizes: at the paper's size 288,000 customers and 10,000 books. */
  static final Sizes SIZES =
      new Sizes(
          List.of(
              new Quantity(Scale.USERS, 288_000, FEWEST_CUSTOMERS),
              new Quantity(Scale.ITEMS, 10_000, FEWEST_BOOKS)),
          Scale.of(1_000, FEWEST_BOOKS),
          BookstoreScale::mebibytes);

  /** The size of the paper. */
  public static final Scale PAPER = SIZES.named(Sizes.PAPER);

  /** A twentieth of its customers: loads in seconds. */
  public static final Scale SMALL = SIZES.named(Sizes.SMALL);

  /** Just enough to try every page and rule, for tests. */
  public static final Scale TINY = SIZES.named(Sizes.TINY);

  private BookstoreScale() {}

  private static double mebibytes(Scale scale) {
    double customers = (double) scale.users() / PAPER.users();
    double books = (double) scale.items() / PAPER.items();
    return CUSTOMERS_MEBIBYTES * customers + BOOKS_MEBIBYTES * books;
  }
}
