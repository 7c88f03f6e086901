package org.rubisee.bookstore.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.bookstore.sql.LoadedBookstore.DRAW;
import static org.rubisee.bookstore.sql.LoadedBookstore.login;
import static org.rubisee.bookstore.sql.LoadedBookstore.order;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.BookChange;
import org.rubisee.bookstore.model.BookPictures;
import org.rubisee.bookstore.model.CartChange;
import org.rubisee.bookstore.model.CartQuantity;
import org.rubisee.bookstore.model.Destination;
import org.rubisee.bookstore.model.NewCustomer;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.Search;
import org.rubisee.bookstore.model.SearchType;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.schema.testing.CountingConnection;

/** Holds the statements per interaction: none per row of a list, and none too many. */
class StatementCountTest extends SqlTest {
  private static final PostalAddress NEW_ADDRESS =
      new PostalAddress("1 Main Street", "", "Springfield", "", "12345", "Norway");

  private CountingConnection counting;
  private SqlUseCases counted;

  @BeforeEach
  void count() {
    counting = new CountingConnection(connection);
    counted = LoadedBookstore.useCases(counting.connection());
  }

  @Test
  void readsListsAtOnce() throws RejectedException {
    Map<String, Call> threeEach =
        Map.of(
            "known customer", () -> counted.home().home(17, DRAW),
            "new products", () -> counted.newProducts().newProducts(Subject.ART, DRAW),
            "best sellers", () -> counted.bestSellers().bestSellers(Subject.ART, DRAW),
            "search", () -> search(SearchType.SUBJECT, "Art"));
    for (Map.Entry<String, Call> each : threeEach.entrySet()) {
      assertThat(statements(each.getValue())).as(each.getKey()).isEqualTo(3);
    }
    assertThat(statements(() -> counted.home().home(0, DRAW))).isEqualTo(2);
    assertThat(statements(() -> counted.searchRequest().searchRequest(DRAW))).isEqualTo(2);
    assertThat(statements(() -> counted.productDetail().productDetail(7))).isOne();
    assertThat(statements(() -> counted.adminRequest().adminRequest(7))).isOne();
    assertThat(statements(() -> counted.customerRegistration().customerRegistration(17))).isOne();
    assertThat(statements(() -> counted.customerRegistration().customerRegistration(0))).isZero();
  }

  @Test
  void writesALineOfACartByOneStatement() throws RejectedException {
    int cart = data.cart(3, 5);

    assertThat(statements(() -> change(0, 7))).isEqualTo(6);
    assertThat(statements(() -> change(cart, 3))).isEqualTo(6);
    assertThat(statements(() -> change(cart, 7))).isEqualTo(7);
    assertThat(statements(() -> change(cart, 0, new CartQuantity(3, 9), new CartQuantity(5, 0))))
        .isEqualTo(7);
    assertThat(statements(() -> change(cart, 0))).isEqualTo(5);
    assertThat(statements(() -> change(0, 0))).isEqualTo(7);
  }

  @Test
  void writesALineOfAnOrderByTwoStatements() throws RejectedException {
    int one = data.cart(3);
    int three = data.cart(3, 5, 7);
    int elsewhere = data.cart(3);

    assertThat(statements(() -> counted.buyConfirm().buyConfirm(order(17, one)))).isEqualTo(9);
    assertThat(statements(() -> counted.buyConfirm().buyConfirm(order(17, three)))).isEqualTo(13);
    Destination other = new Destination.OtherAddress(NEW_ADDRESS);
    assertThat(statements(() -> counted.buyConfirm().buyConfirm(order(17, elsewhere, other))))
        .isEqualTo(12);
    assertThat(statements(() -> counted.orderDisplay().orderDisplay(login(17)))).isEqualTo(3);
  }

  @Test
  void needsFewStatementsForTheRest() throws RejectedException {
    int cart = data.cart(3);
    NewCustomer ann =
        new NewCustomer(
            "Ann", "Lee", NEW_ADDRESS, "5", "a@b.example", LocalDate.of(1970, 1, 1), "");
    BookChange change =
        new BookChange(7, Money.ONE, BookPictures.image(7), BookPictures.thumbnail(7));

    assertThat(statements(() -> counted.buyRequest().buyRequest(login(17), cart))).isEqualTo(4);
    assertThat(statements(() -> counted.buyRequest().buyRequestOfNewCustomer(ann, cart, DRAW)))
        .isEqualTo(6);
    assertThat(statements(() -> counted.buyRequest().buyRequestOfNewCustomer(ann, cart, DRAW)))
        .isEqualTo(5);
    assertThat(statements(() -> counted.adminConfirm().adminConfirm(change))).isEqualTo(4);
  }

  private void change(int cart, int book, CartQuantity... quantities) throws RejectedException {
    counted.shoppingCart().shoppingCart(new CartChange(cart, book, List.of(quantities)), DRAW);
  }

  private void search(SearchType type, String text) {
    counted.searchResults().searchResults(new Search(type, text), DRAW);
  }

  private int statements(Call call) throws RejectedException {
    counting.executedSinceLast();
    call.run();
    return counting.executedSinceLast();
  }
}
