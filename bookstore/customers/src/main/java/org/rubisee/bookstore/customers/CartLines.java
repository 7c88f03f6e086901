package org.rubisee.bookstore.customers;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.http.Positions;
import org.rubisee.emulator.site.Query;

/**
 * The cart that a page shows.
 *
 * @param books the field with the numbers of its books, a dash between two of them; empty if the
 *     page shows no cart
 * @param quantities how many copies of each book; 1 where the page does not say that
 */
record CartLines(String books, int[] quantities) {

  /** The field of a form that names the books of a cart. */
  static final String BOOKS = "books";

  private static final String QUANTITY = "quantity";

  /** The page shows no cart. */
  static final CartLines NONE = new CartLines("", new int[0]);

  /** The cart of a page. */
  static CartLines of(PageScan page, String books) {
    if (books.isEmpty()) {
      return NONE;
    }
    Positions shown = page.found(Marks.QUANTITY);
    int[] quantities = new int[books.split("-").length];
    for (int line = 0; line < quantities.length; line++) {
      quantities[line] = line < shown.count() ? Math.max(1, page.number(shown.get(line))) : 1;
    }
    return new CartLines(books, quantities);
  }

  /** Whether the page shows no cart. */
  boolean areMissing() {
    return quantities.length == 0;
  }

  /**
   * Adds the form with new quantities. Of one book the customer wants 1 to 10 copies. Of several
   * books the quantities of some change, to 0 to 9.
   */
  Query addChanged(Query form, Draws draws) {
    int[] wanted = quantities.clone();
    if (wanted.length == 1) {
      wanted[0] = 1 + draws.of(Purposes.QUANTITY).nextInt(BookstoreRules.MAX_QUANTITY);
    } else {
      changeSome(wanted, draws);
    }
    form.withEncoded(BOOKS, books);
    String[] numbers = books.split("-");
    for (int line = 0; line < numbers.length; line++) {
      form.with(QUANTITY + numbers[line], wanted[line]);
    }
    return form;
  }

  private static void changeSome(int[] wanted, Draws draws) {
    int[] lines = shuffled(wanted.length, draws.of(Purposes.LINES));
    int changed = 1 + draws.of(Purposes.LINES).nextInt(wanted.length);
    for (int line : Arrays.copyOf(lines, changed)) {
      wanted[line] = otherThan(wanted[line], draws.of(Purposes.QUANTITY));
    }
  }

  private static int[] shuffled(int count, SplittableRandom random) {
    int[] lines = new int[count];
    for (int i = 0; i < count; i++) {
      int place = random.nextInt(i + 1);
      lines[i] = lines[place];
      lines[place] = i;
    }
    return lines;
  }

  /** A number below the highest quantity that is not the one before. */
  private static int otherThan(int before, SplittableRandom random) {
    boolean isBelow = before < BookstoreRules.MAX_QUANTITY;
    int drawn = random.nextInt(BookstoreRules.MAX_QUANTITY - (isBelow ? 1 : 0));
    return isBelow && drawn >= before ? drawn + 1 : drawn;
  }
}
