package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.rubisee.bookstore.jpa.entities.CartEntity;
import org.rubisee.bookstore.jpa.entities.CartLineEntity;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.CartChange;
import org.rubisee.bookstore.model.CartContent;
import org.rubisee.bookstore.model.CartView;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.bookstore.model.ShoppingCart;
import org.rubisee.logic.RejectedException;

/**
 * Changes a cart: in one transaction five or six statements, one for each line that changes, and
 * two for a cart that would be empty. The cart is locked first, so changes of one cart come one
 * after the other.
 */
@Stateless
@Remote(ShoppingCart.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class ShoppingCartBean extends JpaBean implements ShoppingCart {
  private static final String TOUCH_CART = "update Cart c set c.time = :now where c.id = :id";
  private static final String LINES = "select l from CartLine l where l.cartId = :cart";
  private static final String BOOK_EXISTS = "select b.id from Book b where b.id = :id";
  private static final String FIRST_RELATED = "select b.related1 from Book b where b.id = :id";

  @Override
  public CartView shoppingCart(CartChange change, Draw draw) throws RejectedException {
    int cartId = change.cartId() == 0 ? newCart() : touched(change.cartId());
    List<CartLineEntity> lines = change.cartId() == 0 ? List.of() : lines(cartId);
    CartContent content = new CartContent();
    lines.forEach(line -> content.put(line.bookId(), line.quantity()));
    add(change.addedBookId(), content);
    content.set(change.quantities());
    if (content.isEmpty()) {
      content.add(randomBook(draw));
    }
    write(cartId, lines, content);
    return new CartView(queries().filledCart(cartId), queries().promotions(draw));
  }

  private int newCart() {
    CartEntity cart = new CartEntity(now());
    insert(cart);
    return cart.id();
  }

  /** Says when the cart was changed, which locks it. */
  private int touched(int cartId) throws RejectedException {
    int carts =
        entities
            .createQuery(TOUCH_CART)
            .setParameter("now", now())
            .setParameter("id", cartId)
            .executeUpdate();
    if (carts == 0) {
      throw new RejectedException(Rejection.NO_SUCH_CART);
    }
    return cartId;
  }

  private List<CartLineEntity> lines(int cartId) {
    return queries()
        .query(LINES, CartLineEntity.class)
        .setParameter("cart", cartId)
        .getResultList();
  }

  private void add(int bookId, CartContent content) throws RejectedException {
    if (bookId == 0) {
      return;
    }
    if (!content.has(bookId)) {
      number(BOOK_EXISTS, bookId).orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_BOOK));
    }
    content.add(bookId);
  }

  private int randomBook(Draw draw) {
    int book = BookstoreRules.randomBook(draw, queries().countBooks());
    return number(FIRST_RELATED, book).orElseThrow();
  }

  private Optional<Integer> number(String jpql, int bookId) {
    return Queries.one(queries().query(jpql, Integer.class).setParameter("id", bookId));
  }

  private void write(int cartId, List<CartLineEntity> lines, CartContent content) {
    SortedMap<Integer, Integer> wanted = content.copies();
    for (CartLineEntity line : lines) {
      Integer quantity = wanted.remove(line.bookId());
      if (quantity == null) {
        entities.remove(line);
      } else {
        line.setQuantity(quantity);
      }
    }
    wanted.forEach(
        (book, quantity) -> entities.persist(new CartLineEntity(cartId, book, quantity)));
    entities.flush();
  }
}
