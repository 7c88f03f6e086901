package org.rubisee.bookstore.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.CustomerLimits;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.testing.GeneratedRows;

class BookstoreContentTest {

  private static final DataPlan PLAN = BookstoreData.plan(Scale.of(5_000, 4_500));
  private static final Pattern TABLE = Pattern.compile("(?s)CREATE TABLE (\\w+) \\((.*)\\)");
  private static final Pattern TEXT = Pattern.compile("(?m)^  (\\w+) (?:VAR)?CHAR\\((\\d+)\\)");

  @Test
  void generatesTheSameBytesInOneThreadAndInPartsByEight() throws Exception {
    for (TableRows rows : new BookstoreContent(PLAN).rows()) {
      GeneratedRows generated = new GeneratedRows(rows);
      assertThat(generated.textInParts()).as(rows.table()).isEqualTo(generated.text());
    }
  }

  @Test
  void hasAsManyRowsAsTheFactsSay() throws IOException {
    BookstoreTotals totals = BookstoreTotals.of(PLAN);
    assertThat(totals)
        .isEqualTo(new BookstoreTotals(92, 10_000, 5_000, 1_125, 4_500, 4_500, 13_500));
    assertThat(ids("country", "co_id")).isEqualTo(countedTo(totals.countries()));
    assertThat(ids("address", "addr_id")).isEqualTo(countedTo(totals.addresses()));
    assertThat(ids("customer", "c_id")).isEqualTo(countedTo(totals.customers()));
    assertThat(ids("author", "a_id")).isEqualTo(countedTo(totals.authors()));
    assertThat(ids("item", "i_id")).isEqualTo(countedTo(totals.books()));
    assertThat(ids("orders", "o_id")).isEqualTo(countedTo(totals.orders()));
    assertThat(ids("cc_xacts", "cx_o_id")).isEqualTo(countedTo(totals.orders()));
    assertThat(ids("order_line", "ol_o_id")).hasSize(totals.orderLines());
  }

  @Test
  void hasTheSizeOfThePaper() {
    assertThat(BookstoreTotals.of(BookstoreData.plan(BookstoreScale.PAPER)))
        .isEqualTo(new BookstoreTotals(92, 576_000, 288_000, 2_500, 10_000, 259_200, 777_600));
  }

  @Test
  void countsLinesWhereTheLastBlockIsNotFull() throws IOException {
    DataPlan plan = BookstoreData.plan(Scale.of(1_003, 1_000));
    assertThat(new Orders(plan).count()).isEqualTo(902);
    assertThat(rows(plan, "order_line").text().lines().count())
        .isEqualTo(BookstoreTotals.of(plan).orderLines());
  }

  @Test
  void fillsTheColumnsOfTheTables() throws IOException {
    for (TableRows rows : new BookstoreContent(PLAN).rows()) {
      int columns = rows.columns().split(",").length;
      assertThat(new GeneratedRows(rows).text().lines())
          .allMatch(line -> line.split("\t", -1).length == columns);
      for (Map.Entry<String, Integer> width : widths(rows.table()).entrySet()) {
        assertThat(new GeneratedRows(rows).fields(width.getKey()))
            .as(width.getKey())
            .allMatch(text -> !text.isBlank() && text.length() <= width.getValue())
            .allMatch(text -> text.equals(text.strip()));
      }
    }
  }

  @Test
  void leavesRoomForWhatCustomersMayEnter() {
    assertThat(widths("customer"))
        .containsEntry("c_fname", CustomerLimits.MAX_NAME)
        .containsEntry("c_lname", CustomerLimits.MAX_NAME)
        .containsEntry("c_phone", CustomerLimits.MAX_PHONE)
        .containsEntry("c_email", CustomerLimits.MAX_EMAIL)
        .containsEntry("c_passwd", PasswordHasher.MAX_LENGTH);
    assertThat(widths("address"))
        .containsEntry("addr_street1", CustomerLimits.MAX_STREET)
        .containsEntry("addr_street2", CustomerLimits.MAX_STREET)
        .containsEntry("addr_city", CustomerLimits.MAX_CITY)
        .containsEntry("addr_state", CustomerLimits.MAX_STATE)
        .containsEntry("addr_zip", CustomerLimits.MAX_ZIP);
    assertThat(widths("country")).containsEntry("co_name", CustomerLimits.MAX_COUNTRY);
    assertThat(widths("cc_xacts")).containsEntry("cx_name", CustomerLimits.MAX_CARD_HOLDER);
    assertThat(widths("item")).containsEntry("i_title", BookstoreRules.MAX_SEARCH_TEXT);
  }

  /** The widths of a table's text columns. */
  private static Map<String, Integer> widths(String table) {
    Map<String, Integer> widths = new HashMap<>();
    for (String statement : new BookstoreData().schema().createTables()) {
      Matcher create = TABLE.matcher(statement);
      if (create.find() && create.group(1).equals(table)) {
        TEXT.matcher(create.group(2))
            .results()
            .forEach(column -> widths.put(column.group(1), Integer.valueOf(column.group(2))));
      }
    }
    return widths;
  }

  private static List<Integer> ids(String table, String column) throws IOException {
    return rows(PLAN, table).fields(column).stream().map(Integer::valueOf).toList();
  }

  private static GeneratedRows rows(DataPlan plan, String table) {
    return new BookstoreContent(plan)
        .rows().stream()
            .filter(rows -> rows.table().equals(table))
            .map(GeneratedRows::new)
            .findFirst()
            .orElseThrow();
  }

  private static List<Integer> countedTo(int last) {
    return IntStream.rangeClosed(1, last).boxed().toList();
  }
}
