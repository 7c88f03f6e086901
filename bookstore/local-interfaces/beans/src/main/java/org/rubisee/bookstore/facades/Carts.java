package org.rubisee.bookstore.facades;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.beans.EntityCalls;
import org.rubisee.bookstore.entities.BookEntity;
import org.rubisee.bookstore.entities.CartEntity;
import org.rubisee.bookstore.entities.CartLineEntity;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Cart;
import org.rubisee.bookstore.model.CartLine;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

/** Carts: entity beans as values. */
record Carts(Homes homes) {

  /** A cart. */
  CartEntity found(int cartId)
      throws RejectedException, CreateException, FinderException, IOException {
    return EntityCalls.found(Rejection.NO_SUCH_CART, () -> homes.carts().findByPrimaryKey(cartId));
  }

  /**
   * A cart with its books.
   *
   * @throws RejectedException if there is no such cart, or it is empty
   */
  Cart filled(int cartId) throws RejectedException, CreateException, FinderException, IOException {
    found(cartId);
    List<CartLine> lines = new ArrayList<>();
    for (CartLineEntity line : homes.cartLines().findByCart(cartId)) {
      BookEntity book = homes.books().findByPrimaryKey(line.getBookId());
      lines.add(
          new CartLine(
              book.getId(),
              book.getTitle(),
              book.getBacking(),
              Money.of(book.getListPrice()),
              Money.of(book.getPrice()),
              line.getQuantity()));
    }
    BookstoreRules.checkNotEmpty(lines.size());
    return new Cart(cartId, lines);
  }
}
