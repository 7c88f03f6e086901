package org.rubisee.auction.customers;

import java.util.SplittableRandom;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.FormFields;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.http.Positions;

/** What the client of RUBiS 1.4.3 takes from the last page, and what it keeps of earlier ones. */
final class LegacyMemory {

  static final int NEVER = -1;

  private int itemId = NEVER;
  private int userId = NEVER;
  private int addressee = NEVER;
  private int page;
  private boolean sorry;
  private FormFields form = FormFields.NONE;

  void see(PageScan scan, Draws draws) {
    sorry = scan.saysSorry();
    itemId =
        any(
            scan,
            scan.found(Marks.ITEM),
            scan.found(Marks.ITEM).count(),
            itemId,
            draws.of(Purposes.ITEM_LINK));
    userId = first(scan, scan.found(Marks.USER), userId);
    addressee = first(scan, scan.found(Marks.ADDRESSEE), NEVER);
    page =
        any(
            scan,
            scan.found(Marks.PAGE),
            Math.min(2, scan.found(Marks.PAGE).count()),
            0,
            draws.of(Purposes.PAGE_LINK));
    form = FormFields.of(scan);
  }

  private static int any(
      PageScan scan, Positions where, int choices, int otherwise, SplittableRandom random) {
    if (choices == 0) {
      return otherwise;
    }
    return number(scan, where.get(choices == 1 ? 0 : random.nextInt(choices)), otherwise);
  }

  private static int first(PageScan scan, Positions where, int otherwise) {
    return where.count() == 0 ? otherwise : number(scan, where.get(0), otherwise);
  }

  private static int number(PageScan scan, int position, int otherwise) {
    int number = scan.number(position);
    return number < 0 ? otherwise : number;
  }

  /** Whether the last page said that it found nothing. */
  boolean sorry() {
    return sorry;
  }

  void forgetSorry() {
    sorry = false;
  }

  int itemId() {
    return itemId;
  }

  int userId() {
    return userId;
  }

  int addressee() {
    return addressee;
  }

  int page() {
    return page;
  }

  FormFields form() {
    return form;
  }
}
