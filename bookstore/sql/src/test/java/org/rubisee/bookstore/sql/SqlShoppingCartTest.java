package org.rubisee.bookstore.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.bookstore.sql.LoadedBookstore.DRAW;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.Cart;
import org.rubisee.bookstore.model.CartChange;
import org.rubisee.bookstore.model.CartLine;
import org.rubisee.bookstore.model.CartQuantity;
import org.rubisee.bookstore.model.CartView;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.logic.RejectedException;

class SqlShoppingCartTest extends SqlTest {

  @Test
  void putsABookIntoANewCart() throws RejectedException {
    CartView view = change(0, 7);

    assertThat(view.cart().lines()).extracting(CartLine::bookId).containsExactly(7);
    assertThat(view.cart().lines().get(0).quantity()).isOne();
    assertThat(view.promotions()).hasSize(5);
    assertThat(
            data.number(
                "SELECT COUNT(*) FROM shopping_cart WHERE sc_id = ? AND sc_time = ?",
                view.cart().id(),
                LoadedBookstore.NOW))
        .isOne();
  }

  @Test
  void addsACopyUpToTenOfABook() throws RejectedException {
    int cart = data.cart(7);
    for (int copy = 2; copy <= 12; copy++) {
      assertThat(quantityOf(change(cart, 7).cart(), 7)).isEqualTo(Math.min(10, copy));
    }
  }

  @Test
  void setsQuantitiesAndTakesBooksOut() throws RejectedException {
    int cart = data.cart(3, 7, 9);
    Cart changed = change(cart, 5, quantity(3, 0), quantity(7, 4), quantity(500, 2)).cart();

    assertThat(changed.lines()).extracting(CartLine::bookId).containsExactly(5, 7, 9);
    assertThat(quantityOf(changed, 7)).isEqualTo(4);
    assertThat(quantityOf(changed, 9)).isOne();
  }

  @Test
  void givesARandomBookToAnEmptyCart() throws RejectedException {
    Cart cart = change(0, 0).cart();
    int random = DRAW.another().book(LoadedBookstore.BOOKS);
    int expected = data.number("SELECT i_related1 FROM item WHERE i_id = ?", random);

    assertThat(cart.lines()).extracting(CartLine::bookId).containsExactly(expected);
    assertThat(change(cart.id(), 0, quantity(expected, 0)).cart().lines())
        .extracting(CartLine::bookId)
        .containsExactly(expected);
  }

  @Test
  void rejectsWhatDoesNotExist() throws RejectedException {
    int cart = data.cart(7);

    assertThat(rejectionOf(() -> change(cart + 1, 7))).isEqualTo(Rejection.NO_SUCH_CART);
    assertThat(rejectionOf(() -> change(cart, 5_000))).isEqualTo(Rejection.NO_SUCH_BOOK);
    assertThat(rejectionOf(() -> change(cart + 1, 5_000))).isEqualTo(Rejection.NO_SUCH_CART);
  }

  @Test
  void rejectsABookForWhichThereIsNoRoom() throws RejectedException {
    int cart = data.cart(IntStream.rangeClosed(1, 100).toArray());

    assertThat(rejectionOf(() -> change(cart, 101))).isEqualTo(Rejection.CART_FULL);
    assertThat(quantityOf(change(cart, 100).cart(), 100)).isEqualTo(2);
  }

  private CartView change(int cart, int book, CartQuantity... quantities) throws RejectedException {
    return useCases
        .shoppingCart()
        .shoppingCart(new CartChange(cart, book, List.of(quantities)), DRAW);
  }

  private static CartQuantity quantity(int book, int quantity) {
    return new CartQuantity(book, quantity);
  }

  private static int quantityOf(Cart cart, int book) {
    return cart.lines().stream()
        .filter(line -> line.bookId() == book)
        .findFirst()
        .orElseThrow()
        .quantity();
  }
}
