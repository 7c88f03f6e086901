package org.rubisee.bookstore.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.bookstore.sql.LoadedBookstore.DRAW;
import static org.rubisee.bookstore.sql.LoadedBookstore.NOW;
import static org.rubisee.bookstore.sql.LoadedBookstore.login;
import static org.rubisee.bookstore.sql.LoadedBookstore.order;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.Destination;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.OrderConfirmation;
import org.rubisee.bookstore.model.OrderDetails;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.OrderStatus;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.logic.RejectedException;

class SqlBuyConfirmTest extends SqlTest {

  @Test
  void storesAnOrderAndShowsIt() throws RejectedException {
    int cart = data.cart(7, 3);
    data.quantity(cart, 7, 4);
    OrderConfirmation confirmation = useCases.buyConfirm().buyConfirm(order(17, cart));

    OrderDetails order = useCases.orderDisplay().orderDisplay(login(17)).order().get(0);
    assertThat(order.id()).isEqualTo(confirmation.orderId());
    assertThat(order.date()).isEqualTo(NOW);
    assertThat(order.status()).isEqualTo(OrderStatus.PENDING);
    assertThat(order.totals()).isEqualTo(confirmation.totals());
    assertThat(order.lines()).isEqualTo(confirmation.lines());
    assertThat(order.payment()).isEqualTo(confirmation.payment());
    assertThat(order.payment().lastDigits()).isEqualTo("1234");
    assertThat(order.shipTo()).isEqualTo(order.billTo());
    assertThat(order.shipDate()).isEqualTo(BookstoreRules.shipDate(NOW, DRAW));
    assertThat(order.lines()).extracting(OrderLine::bookId).containsExactly(3, 7);
  }

  @Test
  void computesTotalsWithTheDiscountOfTheCustomer() throws RejectedException {
    data.write("UPDATE customer SET c_discount = 0.20 WHERE c_id = 17");
    int cart = data.cart(7);
    data.quantity(cart, 7, 3);
    OrderConfirmation confirmation = useCases.buyConfirm().buyConfirm(order(17, cart));

    PricedLine line = confirmation.lines().get(0).priced();
    assertThat(line.discount()).isEqualTo(new Discount(20));
    assertThat(confirmation.totals()).isEqualTo(Totals.of(List.of(line)));
    assertThat(confirmation.payment().amount()).isEqualTo(confirmation.totals().total());
  }

  @Test
  void takesBooksFromTheStockAndBuysMoreBelowTen() throws RejectedException {
    data.write("UPDATE item SET i_stock = 30 WHERE i_id = 3");
    data.write("UPDATE item SET i_stock = 12 WHERE i_id = 7");
    int cart = data.cart(3, 7);
    data.quantity(cart, 3, 10);
    data.quantity(cart, 7, 3);
    useCases.buyConfirm().buyConfirm(order(17, cart));

    assertThat(data.stock(3)).isEqualTo(20);
    assertThat(data.stock(7)).isEqualTo(30);
  }

  @Test
  void ordersACartOnce() throws RejectedException {
    int cart = data.cart(7);
    useCases.buyConfirm().buyConfirm(order(17, cart));

    assertThat(rejectionOf(() -> buy(order(17, cart)))).isEqualTo(Rejection.NO_SUCH_CART);
    assertThat(data.number("SELECT COUNT(*) FROM shopping_cart_line WHERE scl_sc_id = ?", cart))
        .isZero();
  }

  @Test
  void sendsTheOrderToAnotherAddress() throws RejectedException {
    PostalAddress other = new PostalAddress("1 Main Street", "c/o Lee", "X", "Y", "1", "Norway");
    buy(order(17, data.cart(7), new Destination.OtherAddress(other)));

    OrderDetails order = useCases.orderDisplay().orderDisplay(login(17)).order().get(0);
    assertThat(order.shipTo()).isEqualTo(other);
    assertThat(order.billTo()).isNotEqualTo(other);
  }

  @Test
  void rejectsInThisOrder() throws RejectedException {
    int cart = data.cart(7);
    int empty = data.cart(9);
    data.write("DELETE FROM shopping_cart_line WHERE scl_sc_id = ?", empty);
    Destination nowhere =
        new Destination.OtherAddress(new PostalAddress("1", "", "c", "", "1", "Atlantis"));
    Card expired =
        new Card(CardType.VISA, "4000123412341234", "Ann", NOW.toLocalDate().minusDays(1));
    int orders = data.number("SELECT COUNT(*) FROM orders");

    assertThat(
            rejectionOf(() -> buy(new NewOrder(-1, -1, expired, ShippingType.AIR, nowhere, DRAW))))
        .isEqualTo(Rejection.CARD_EXPIRED);
    assertThat(rejectionOf(() -> buy(order(5_000, -1, nowhere))))
        .isEqualTo(Rejection.NO_SUCH_CUSTOMER);
    assertThat(rejectionOf(() -> buy(order(17, empty + 1, nowhere))))
        .isEqualTo(Rejection.NO_SUCH_CART);
    assertThat(rejectionOf(() -> buy(order(17, empty, nowhere)))).isEqualTo(Rejection.CART_EMPTY);
    assertThat(rejectionOf(() -> buy(order(17, cart, nowhere))))
        .isEqualTo(Rejection.NO_SUCH_COUNTRY);
    assertThat(data.number("SELECT COUNT(*) FROM orders")).isEqualTo(orders);
  }

  @Test
  void showsTheNewestOrderByNumber() throws RejectedException {
    buy(order(17, data.cart(7)));
    int newest = useCases.buyConfirm().buyConfirm(order(17, data.cart(8))).orderId();
    data.write("UPDATE orders SET o_date = '2002-01-01' WHERE o_id = ?", newest);

    assertThat(useCases.orderDisplay().orderDisplay(login(17)).order().get(0).id())
        .isEqualTo(newest);
  }

  @Test
  void showsNoOrderToWhoNeverOrdered() throws RejectedException {
    data.write("UPDATE orders SET o_c_id = 1 WHERE o_c_id = 17");

    assertThat(useCases.orderDisplay().orderDisplay(login(17)).order()).isEmpty();
  }

  private void buy(NewOrder order) throws RejectedException {
    useCases.buyConfirm().buyConfirm(order);
  }
}
