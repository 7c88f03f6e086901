package org.rubisee.bookstore.model;

/**
 * The 13 use cases of one implementation, as its web tier sees them. Thread-safe. {@link
 * Interaction#ORDER_INQUIRY} is a static page and has none.
 *
 * <p>What a use case does is the same in all of them; where its parts run is the pattern.
 */
public interface UseCases {

  /** Welcomes a customer. */
  Home home();

  /** Lists the newest books of a subject. */
  NewProducts newProducts();

  /** Lists the books of a subject that sell best. */
  BestSellers bestSellers();

  /** Shows a book. */
  ProductDetail productDetail();

  /** Shows promotions beside the form for a search. */
  SearchRequest searchRequest();

  /** Lists the books that a search finds. */
  SearchResults searchResults();

  /** Changes a cart and shows it. */
  ShoppingCart shoppingCart();

  /** Says how a customer logs in, beside the form for new customers. */
  CustomerRegistration customerRegistration();

  /** Logs a customer in, or stores a new one, and shows what is about to be bought. */
  BuyRequest buyRequest();

  /** Orders what is in a cart. */
  BuyConfirm buyConfirm();

  /** Shows the newest order of a customer. */
  OrderDisplay orderDisplay();

  /** Shows a book whose price and pictures are about to be changed. */
  AdminRequest adminRequest();

  /** Changes the price and the pictures of a book. */
  AdminConfirm adminConfirm();
}
