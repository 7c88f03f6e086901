package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.CartChange;
import org.rubisee.bookstore.model.CartView;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Changes a cart and shows it. Its page has a new ticket for the cart. */
final class ShoppingCartServlet extends BookstoreServlet {

  /** A servlet of this site. */
  ShoppingCartServlet(BookstoreSite site) {
    super(site, Interaction.SHOPPING_CART);
  }

  @Override
  protected int mostParameters() {
    return CartFields.MOST_PARAMETERS;
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    int cartId = visit.cart().isEmpty() ? 0 : cartOf(visit);
    CartChange change =
        new CartChange(
            cartId,
            parameters.numberOr(0, "book", 1, Integer.MAX_VALUE),
            CartFields.read(parameters));
    Draw draw = draw();
    CartView view = call(() -> useCases().shoppingCart().shoppingCart(change, draw));
    String ticket = site().tickets().issue(view.cart().id(), Permissions.cart());
    return new ShoppingCartPage(view, visit.with(ticket));
  }
}
