package org.rubisee.emulator.http;

import java.util.List;
import org.rubisee.emulator.http.PageScan.Mark;

/** Marks of an application: some end with the same letter, and one is part of another. */
final class SampleMarks {

  static final int ITEM = 0;
  static final int BUYABLE = 1;
  static final int USER = 2;
  static final int ADDRESSEE = 3;
  static final int PAGE = 4;
  static final int REGION = 5;
  static final int CATEGORY = 6;

  static final List<Mark> ALL =
      List.of(
          new Mark(ITEM, "itemId"),
          new Mark(BUYABLE, "BuyNowAuth?itemId"),
          new Mark(BUYABLE, "BuyNowAuth.php?itemId"),
          new Mark(USER, "userId"),
          new Mark(ADDRESSEE, "to"),
          new Mark(PAGE, "&page"),
          new Mark(REGION, "region"),
          new Mark(CATEGORY, "category"));

  private SampleMarks() {}
}
