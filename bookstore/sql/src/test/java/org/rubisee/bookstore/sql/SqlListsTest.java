package org.rubisee.bookstore.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.bookstore.sql.LoadedBookstore.DRAW;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rubisee.bookstore.model.BookSummary;
import org.rubisee.bookstore.model.DigitSyllables;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.bookstore.model.Search;
import org.rubisee.bookstore.model.SearchType;
import org.rubisee.bookstore.model.Subject;

class SqlListsTest extends SqlTest {

  @ParameterizedTest
  @EnumSource(names = {"ART", "HISTORY", "TRAVEL"})
  void listsTheNewestBooksOfASubject(Subject subject) {
    List<Integer> expected =
        data.all(
            "SELECT i_id FROM item WHERE i_subject = ? ORDER BY i_pub_date DESC, i_title, i_id",
            row -> row.number(),
            subject.label());

    assertThat(ids(useCases.newProducts().newProducts(subject, DRAW).books()))
        .isNotEmpty()
        .isEqualTo(expected.subList(0, Math.min(50, expected.size())));
  }

  @Test
  void listsTheBooksThatSellBest() {
    data.write("UPDATE item SET i_subject = 'Art' WHERE i_id <= 120");

    List<Integer> listed = ids(useCases.bestSellers().bestSellers(Subject.ART, DRAW).books());

    assertThat(listed).hasSize(50).isEqualTo(bestOf("Art").subList(0, 50));
  }

  @Test
  void countsTheLast3333OrdersOnly() {
    int first = data.number("SELECT MAX(o_id) FROM orders") + 10;
    data.write("UPDATE item SET i_subject = 'Music' WHERE i_subject = 'Art' AND i_id <> 7");
    data.write("UPDATE item SET i_subject = 'Art' WHERE i_id = 7");
    data.write("INSERT INTO order_line VALUES (1, ?, 7, 3, 1, 0, '')", first);
    addOrders(first, 3_333);
    assertThat(useCases.bestSellers().bestSellers(Subject.ART, DRAW).books()).hasSize(1);

    addOrders(first + 3_333, 1);
    assertThat(useCases.bestSellers().bestSellers(Subject.ART, DRAW).books()).isEmpty();
  }

  private void addOrders(int first, int count) {
    data.write("SET SESSION cte_max_recursion_depth = 10000");
    data.write(
        """
        INSERT INTO orders
        WITH RECURSIVE n (i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        SELECT i, 1, '2002-11-01', 0, 0, 0, 'AIR', '2002-11-01', 1, 1, 'PENDING' FROM n""",
        first,
        first + count - 1);
  }

  private List<Integer> bestOf(String subject) {
    Map<Integer, Integer> copies = new HashMap<>();
    data.all(
        """
        SELECT ol_i_id, ol_qty FROM order_line JOIN item ON i_id = ol_i_id
        WHERE i_subject = ?""",
        row -> copies.merge(row.number(), row.number(), Integer::sum),
        subject);
    List<Integer> books = new ArrayList<>(copies.keySet());
    books.sort(
        Comparator.comparing((Integer book) -> -copies.get(book))
            .thenComparing(Comparator.naturalOrder()));
    return books;
  }

  @Test
  void findsTitlesThatBeginWithTheTextWhateverItsCase() {
    data.write("UPDATE item SET i_title = 'zebra crossing' WHERE i_id = 9");
    data.write("UPDATE item SET i_title = 'A Zebra' WHERE i_id = 10");

    assertThat(ids(search(SearchType.TITLE, "ZEBRA"))).containsExactly(9);
    assertThat(search(SearchType.TITLE, DigitSyllables.of(42, 7))).isNotEmpty();
  }

  @Test
  void findsAuthorsByTheBeginningOfTheirLastNames() {
    data.write("UPDATE author SET a_lname = 'O''Neill' WHERE a_id = 3");

    assertThat(ids(search(SearchType.AUTHOR, "o'ne")))
        .containsExactlyInAnyOrderElementsOf(
            data.all("SELECT i_id FROM item WHERE i_a_id = 3", row -> row.number()));
    assertThat(search(SearchType.AUTHOR, DigitSyllables.of(7, 7))).isNotEmpty();
  }

  @Test
  void takesNothingForAWildcard() {
    data.write("UPDATE item SET i_title = '100% pure' WHERE i_id = 9");
    data.write("UPDATE item SET i_title = '100 ways' WHERE i_id = 10");

    assertThat(ids(search(SearchType.TITLE, "100%"))).containsExactly(9);
    assertThat(search(SearchType.TITLE, "_00")).isEmpty();
    assertThat(search(SearchType.TITLE, "\\")).isEmpty();
  }

  @Test
  void findsSubjectsByTheirWholeName() {
    assertThat(search(SearchType.SUBJECT, "Art")).isNotEmpty();
    assertThat(search(SearchType.SUBJECT, "Ar")).isEmpty();
  }

  @Test
  void listsFiftyBooksByTitle() {
    data.write("UPDATE item SET i_subject = 'Art' WHERE i_id <= 120");

    List<BookSummary> books = search(SearchType.SUBJECT, "Art");

    assertThat(books).hasSize(50);
    assertThat(books.stream().map(book -> book.title().toLowerCase(Locale.ROOT))).isSorted();
  }

  @Test
  void recommendsTheRelatedBooksOfARandomBook() {
    int random = DRAW.book(LoadedBookstore.BOOKS);
    List<Integer> related =
        data.all(
            "SELECT i_id FROM item WHERE i_id IN (SELECT i_related1 FROM item WHERE i_id = ?)",
            row -> row.number(),
            random);

    List<Promotion> promotions = useCases.searchRequest().searchRequest(DRAW);

    assertThat(promotions).hasSize(5).extracting(Promotion::bookId).containsAll(related).isSorted();
    assertThat(promotions.get(0).thumbnail())
        .isEqualTo("thumbnails/" + promotions.get(0).bookId() + ".png");
  }

  private List<BookSummary> search(SearchType type, String text) {
    return useCases.searchResults().searchResults(new Search(type, text), DRAW).books();
  }

  private static List<Integer> ids(List<BookSummary> books) {
    return books.stream().map(BookSummary::id).toList();
  }
}
