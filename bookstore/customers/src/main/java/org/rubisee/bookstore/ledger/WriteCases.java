package org.rubisee.bookstore.ledger;

import static org.rubisee.bookstore.model.Interaction.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.application.Case;
import org.rubisee.application.SampleData;
import org.rubisee.application.Visit;
import org.rubisee.application.Visitor;
import org.rubisee.bookstore.model.BookPictures;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.ShippingType;

/**
 * The cases that write. Each turn has a cart, a book and a customer of its own, so that none
 * touches the rows of another. A cart has one line.
 */
final class WriteCases {

  private static final Map<String, Integer> ONE_LINE = Map.of("L", 1);

  private final List<Map<String, String>> books;
  private final List<Map<String, String>> customers;
  private final String country;

  /**
   * Cases on some data.
   *
   * @param turns how often each case is done
   */
  WriteCases(SampleData data, int turns) {
    books = data.rows("SELECT i_id AS id FROM item ORDER BY i_id DESC", turns);
    customers = data.rows("SELECT c_id AS id FROM customer ORDER BY c_id DESC", turns);
    country = data.first("SELECT co_name FROM country ORDER BY co_id").get("co_name");
  }

  List<Case> all() {
    return List.of(
        new Case("ShoppingCart(new)", ONE_LINE, (visitor, turn) -> newCart(turn)),
        new Case("ShoppingCart(change)", ONE_LINE, this::change),
        new Case("BuyRequest(customer)", ONE_LINE, this::login),
        new Case("BuyRequest(new customer)", ONE_LINE, this::registration),
        new Case("BuyConfirm", ONE_LINE, this::order),
        new Case("AdminConfirm", Map.of(), this::administration));
  }

  private Visit newCart(int turn) {
    return Visits.post(SHOPPING_CART).with(Visits.BOOK, book(turn));
  }

  private String book(int turn) {
    return books.get(turn).get("id");
  }

  /** The fields that name the cart of a turn. */
  private Map<String, String> cart(Visitor visitor, int turn) {
    return visitor.form(newCart(turn));
  }

  private Visit change(Visitor visitor, int turn) {
    return Visits.post(SHOPPING_CART).with(cart(visitor, turn)).with("quantity" + book(turn), 2);
  }

  private Visit login(Visitor visitor, int turn) {
    return Visits.post(BUY_REQUEST)
        .with("cart", cart(visitor, turn).get("cart"))
        .with(Visits.login(Integer.parseInt(customers.get(turn).get("id"))));
  }

  private Visit registration(Visitor visitor, int turn) {
    return Visits.post(BUY_REQUEST)
        .with("cart", cart(visitor, turn).get("cart"))
        .with("returning", 0)
        .with("firstName", "Ada")
        .with("lastName", "Counted")
        .with("birthDate", "1980-01-31")
        .with("phone", "123456789")
        .with("email", "ada@example.org")
        .with(address(turn));
  }

  private Map<String, String> address(int turn) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("street1", (turn + 1) + " Ledger Street");
    fields.put("city", "Countham");
    fields.put("zip", "12345");
    fields.put("country", country);
    return fields;
  }

  private Visit order(Visitor visitor, int turn) {
    return Visits.post(BUY_CONFIRM)
        .with(visitor.form(login(visitor, turn)))
        .with("cardType", CardType.VISA)
        .with("cardNumber", "1234567890123456")
        .with("cardHolder", "Ada Counted")
        .with("cardExpiry", "2099-12-31")
        .with("shipping", ShippingType.AIR);
  }

  private Visit administration(Visitor visitor, int turn) {
    int picture = Integer.parseInt(book(turn));
    Visit form = Visits.get(ADMIN_REQUEST).with(Visits.BOOK, book(turn));
    return Visits.post(ADMIN_CONFIRM)
        .with(visitor.form(form))
        .with("price", "12.50")
        .with("image", BookPictures.image(picture))
        .with("thumbnail", BookPictures.thumbnail(picture));
  }
}
