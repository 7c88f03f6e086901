package org.rubisee.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReferenceTest {

  private static final Reference TO_TWO_TABLES =
      new Reference(
          new Key("lines", "order_id"),
          "item",
          List.of(Key.id("items"), new Key("books", "book_id")),
          false);

  @Test
  void findsRowsThatReferToNothing() {
    assertThat(TO_TWO_TABLES.dangling())
        .isEqualTo(
            new SqlCheck(
                "lines.item is the id of a row in items or books",
                "SELECT r.order_id FROM lines r WHERE r.item <> 0"
                    + " AND NOT EXISTS (SELECT 1 FROM items t WHERE t.id = r.item)"
                    + " AND NOT EXISTS (SELECT 1 FROM books t WHERE t.book_id = r.item)"));
  }

  @Test
  void findsRowsThatHoldZero() {
    assertThat(TO_TWO_TABLES.zero())
        .isEqualTo(
            new SqlCheck(
                "lines.item is the id of a row in items or books, not 0",
                "SELECT order_id FROM lines WHERE item = 0"));
  }
}
