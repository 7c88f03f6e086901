package org.rubisee.bookstore.pages;

import java.util.Map;
import java.util.function.Function;
import org.rubisee.bookstore.model.Interaction;

/** Which servlet answers which interaction. */
final class ServletTable {
  /** The servlets of all interactions but the static one. */
  static final Map<Interaction, Function<BookstoreSite, BookstoreServlet>> SERVLETS =
      Map.ofEntries(
          Map.entry(Interaction.ADMIN_CONFIRM, AdminConfirmServlet::new),
          Map.entry(Interaction.ADMIN_REQUEST, AdminRequestServlet::new),
          Map.entry(Interaction.BEST_SELLERS, BestSellersServlet::new),
          Map.entry(Interaction.BUY_CONFIRM, BuyConfirmServlet::new),
          Map.entry(Interaction.BUY_REQUEST, BuyRequestServlet::new),
          Map.entry(Interaction.CUSTOMER_REGISTRATION, CustomerRegistrationServlet::new),
          Map.entry(Interaction.HOME, HomeServlet::new),
          Map.entry(Interaction.NEW_PRODUCTS, NewProductsServlet::new),
          Map.entry(Interaction.ORDER_DISPLAY, OrderDisplayServlet::new),
          Map.entry(Interaction.PRODUCT_DETAIL, ProductDetailServlet::new),
          Map.entry(Interaction.SEARCH_REQUEST, SearchRequestServlet::new),
          Map.entry(Interaction.SEARCH_RESULTS, SearchResultsServlet::new),
          Map.entry(Interaction.SHOPPING_CART, ShoppingCartServlet::new));

  private ServletTable() {}
}
