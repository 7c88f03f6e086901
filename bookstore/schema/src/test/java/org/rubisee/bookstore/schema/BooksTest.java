package org.rubisee.bookstore.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.testing.GeneratedRows;

class BooksTest {

  private static final DataPlan PLAN = BookstoreData.plan(BookstoreScale.TINY);
  private static final Books BOOKS = new Books(PLAN);

  @Test
  void costUpToHalfLessThanTheListPrice() {
    assertThat(ids())
        .allMatch(id -> BOOKS.listPrice(id).cents() >= 100 && BOOKS.listPrice(id).cents() <= 99_999)
        .allMatch(id -> !BOOKS.price(id).isMoreThan(BOOKS.listPrice(id)))
        .allMatch(id -> 2 * BOOKS.price(id).cents() >= BOOKS.listPrice(id).cents());
  }

  @Test
  void haveEachAuthorOnceAmongTheFirstQuarter() {
    assertThat(IntStream.rangeClosed(1, 250).map(BOOKS::author))
        .doesNotHaveDuplicates()
        .hasSize(250);
    assertThat(ids()).allMatch(id -> BOOKS.author(id) >= 1 && BOOKS.author(id) <= 250);
    assertThat(BOOKS.author(251)).isNotEqualTo(BOOKS.author(252));
  }

  @Test
  void areRelatedToFiveOthers() {
    assertThat(ids())
        .allSatisfy(
            id ->
                assertThat(BOOKS.related(id))
                    .hasSize(5)
                    .doesNotHaveDuplicates()
                    .doesNotContain(id)
                    .allMatch(other -> other >= 1 && other <= 1_000));
  }

  @Test
  void haveTenToThirtyCopiesInStock() {
    assertThat(ids().map(BOOKS::stock))
        .contains(10, 30)
        .allMatch(stock -> stock >= 10 && stock <= 30);
  }

  @Test
  void haveNumbersThatTheTradeAccepts() {
    String isbn = BookRows.isbn(new RowRandom(1, 2, 3));
    int sum = 0;
    for (int i = 0; i < isbn.length(); i++) {
      sum += Character.digit(isbn.charAt(i), 10) * (i % 2 == 0 ? 1 : 3);
    }
    assertThat(isbn).startsWith("978").hasSize(13);
    assertThat(sum % 10).isZero();
  }

  @Test
  void fillAListOfFiftyInEachSubjectAtThePapersSize() throws IOException {
    TableRows books =
        new BookstoreContent(BookstoreData.plan(BookstoreScale.PAPER))
            .rows().stream().filter(rows -> rows.table().equals("item")).findFirst().orElseThrow();
    Map<String, Long> subjects =
        new GeneratedRows(books)
            .fields("i_subject").stream()
                .collect(Collectors.groupingBy(subject -> subject, Collectors.counting()));
    assertThat(subjects)
        .hasSize(24)
        .allSatisfy((subject, count) -> assertThat(count).isBetween(350L, 490L));
  }

  private static Stream<Integer> ids() {
    return IntStream.rangeClosed(1, BOOKS.count()).boxed();
  }
}
