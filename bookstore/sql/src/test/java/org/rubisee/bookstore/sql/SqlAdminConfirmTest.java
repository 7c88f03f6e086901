package org.rubisee.bookstore.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.bookstore.sql.LoadedBookstore.DRAW;
import static org.rubisee.bookstore.sql.LoadedBookstore.NOW;
import static org.rubisee.bookstore.sql.LoadedBookstore.order;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.BookChange;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.BookPictures;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

class SqlAdminConfirmTest extends SqlTest {
  private static final Money PRICE = new Money(1_234);

  @Test
  void changesTheBook() throws RejectedException {
    BookDetails book = useCases.adminConfirm().adminConfirm(change(7));

    assertThat(book.price()).isEqualTo(PRICE);
    assertThat(book.image()).isEqualTo(BookPictures.image(9));
    assertThat(book.thumbnail()).isEqualTo(BookPictures.thumbnail(10));
    assertThat(book.published()).isEqualTo(NOW.toLocalDate());
    assertThat(useCases.productDetail().productDetail(7)).isEqualTo(book);
    assertThat(useCases.adminRequest().adminRequest(7)).isEqualTo(book);
  }

  @Test
  void relatesWhatTheSameCustomersBoughtMost() throws RejectedException {
    data.write("DELETE FROM order_line");
    buy(1, 7, 20, 21);
    buy(2, 7, 30);
    buy(2, 31);
    buy(3, 40);
    int cart = data.cart(30, 22);
    data.quantity(cart, 30, 5);
    useCases.buyConfirm().buyConfirm(order(1, cart));
    List<Integer> before = related();

    useCases.adminConfirm().adminConfirm(change(7));

    assertThat(related())
        .isEqualTo(BookstoreRules.related(List.of(30, 20, 21, 22, 31), before))
        .doesNotContain(7, 40);
  }

  @Test
  void keepsRelatedBooksWhileTooFewAreFound() throws RejectedException {
    data.write("DELETE FROM order_line");
    buy(1, 7, 20);
    List<Integer> before = related();

    useCases.adminConfirm().adminConfirm(change(7));

    assertThat(related()).isEqualTo(BookstoreRules.related(List.of(20), before));
  }

  @Test
  void rejectsUnknownBooksAndCustomers() {
    assertThat(rejectionOf(() -> useCases.adminConfirm().adminConfirm(change(5_000))))
        .isEqualTo(Rejection.NO_SUCH_BOOK);
    assertThat(rejectionOf(() -> useCases.productDetail().productDetail(5_000)))
        .isEqualTo(Rejection.NO_SUCH_BOOK);
    assertThat(rejectionOf(() -> useCases.adminRequest().adminRequest(5_000)))
        .isEqualTo(Rejection.NO_SUCH_BOOK);
    assertThat(rejectionOf(() -> useCases.home().home(5_000, DRAW)))
        .isEqualTo(Rejection.NO_SUCH_CUSTOMER);
  }

  @Test
  void namesCustomersWhoAreKnown() throws RejectedException {
    CustomerName name = useCases.customerRegistration().customerRegistration(17);

    assertThat(name.userName()).isEqualTo("OGUL");
    assertThat(useCases.home().home(17, DRAW).customer()).isEqualTo(name);
    assertThat(useCases.home().home(0, DRAW).customer()).isEqualTo(CustomerName.UNKNOWN);
    assertThat(useCases.customerRegistration().customerRegistration(0).isKnown()).isFalse();
  }

  private void buy(int customer, int... books) throws RejectedException {
    useCases.buyConfirm().buyConfirm(order(customer, data.cart(books)));
  }

  private List<Integer> related() {
    return data.all(
            "SELECT i_related1, i_related2, i_related3, i_related4, i_related5 FROM item WHERE i_id = 7",
            row -> List.of(row.number(), row.number(), row.number(), row.number(), row.number()))
        .get(0);
  }

  private static BookChange change(int book) {
    return new BookChange(book, PRICE, BookPictures.image(9), BookPictures.thumbnail(10));
  }
}
