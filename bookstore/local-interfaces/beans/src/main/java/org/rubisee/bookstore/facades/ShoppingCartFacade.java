package org.rubisee.bookstore.facades;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rubisee.bookstore.entities.CartLineEntity;
import org.rubisee.bookstore.entities.CartLineKey;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.CartChange;
import org.rubisee.bookstore.model.CartQuantity;
import org.rubisee.bookstore.model.CartView;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.ShoppingCart;
import org.rubisee.logic.RejectedException;

/** Changes a cart. The cart is locked first, so changes of one cart come one after the other. */
public class ShoppingCartFacade extends BookstoreFacade implements ShoppingCart {
  private static final long serialVersionUID = 1;

  @Override
  public CartView shoppingCart(CartChange change, Draw draw) throws RejectedException {
    return inTransaction(
        () -> {
          int cartId = change.cartId() == 0 ? newCart() : touched(change.cartId());
          SortedMap<Integer, CartLineEntity> before = lines(cartId);
          SortedMap<Integer, Integer> after = new TreeMap<>();
          before.forEach((book, line) -> after.put(book, line.getQuantity()));
          add(change.addedBookId(), after);
          set(change.quantities(), after);
          if (after.isEmpty()) {
            after.put(randomBook(draw), 1);
          }
          write(cartId, before, after);
          return new CartView(new Carts(homes()).filled(cartId), promotions(draw));
        });
  }

  private int newCart() throws CreateException {
    return homes().carts().create(clock().now()).getId();
  }

  private int touched(int cartId)
      throws RejectedException, CreateException, FinderException, IOException {
    new Carts(homes()).found(cartId).touch(clock().now());
    return cartId;
  }

  private SortedMap<Integer, CartLineEntity> lines(int cartId) throws FinderException {
    SortedMap<Integer, CartLineEntity> lines = new TreeMap<>();
    for (CartLineEntity line : homes().cartLines().findByCart(cartId)) {
      lines.put(line.getBookId(), line);
    }
    return lines;
  }

  private void add(int bookId, SortedMap<Integer, Integer> lines)
      throws RejectedException, CreateException, FinderException, IOException {
    if (bookId == 0) {
      return;
    }
    if (!lines.containsKey(bookId)) {
      books().found(bookId);
      BookstoreRules.checkRoom(lines.size());
    }
    lines.put(bookId, BookstoreRules.quantityAfterAdding(lines.getOrDefault(bookId, 0)));
  }

  private static void set(List<CartQuantity> quantities, SortedMap<Integer, Integer> lines) {
    for (CartQuantity wanted : quantities) {
      lines.computeIfPresent(
          wanted.bookId(),
          (book, quantity) -> wanted.quantity() == 0 ? null : Integer.valueOf(wanted.quantity()));
    }
  }

  private int randomBook(Draw draw) throws FinderException {
    int book = BookstoreRules.randomBook(draw, countBooks());
    return homes().books().findByPrimaryKey(book).getRelated1();
  }

  private void write(
      int cartId, SortedMap<Integer, CartLineEntity> before, SortedMap<Integer, Integer> after)
      throws CreateException {
    for (Map.Entry<Integer, CartLineEntity> line : before.entrySet()) {
      if (!after.containsKey(line.getKey())) {
        remove(line.getValue());
      }
    }
    for (Map.Entry<Integer, Integer> line : after.entrySet()) {
      CartLineEntity known = before.get(line.getKey());
      if (known == null) {
        homes().cartLines().create(new CartLineKey(cartId, line.getKey()), line.getValue());
      } else if (known.getQuantity() != line.getValue()) {
        known.setQuantity(line.getValue());
      }
    }
  }
}
