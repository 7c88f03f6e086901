package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.CartView;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.pages.Html;

/**
 * A cart, and the way to buy it.
 *
 * @param view the cart, and promotions
 * @param visit who looks
 */
record ShoppingCartPage(CartView view, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "Shopping cart";
  }

  @Override
  public void writeBody(Html html) {
    CartFields.write(html, view.cart(), visit);
    html.raw("<p>Together ").price(view.cart().totals(Discount.NONE).subTotal());
    html.raw(", without your discount, tax and shipping.</p><p class=act>");
    Links.to(html, "CustomerRegistration", visit, "Check out").raw("</p>");
    new PromotionList(view.promotions(), visit).write(html);
  }
}
