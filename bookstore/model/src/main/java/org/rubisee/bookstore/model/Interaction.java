package org.rubisee.bookstore.model;

import org.rubisee.logic.InteractionKind;

/**
 * One of the 14 things a client's browser does in the bookstore (Middleware 2003 paper, section
 * 3.1).
 *
 * <p>The order is that of the transition tables, so {@link #ordinal()} is the row and column of the
 * state in a transition matrix. {@link #label()} is how the interaction is spelled everywhere:
 * class, URL, matrix, metric, document.
 *
 * <p>A session begins with {@link #HOME}, and ends at the first Home that comes after its time is
 * over. That Home opens the customer's next session. It is one request, so it is counted once.
 */
public enum Interaction {
  ADMIN_CONFIRM("AdminConfirm", "AdminConfirm", InteractionKind.WRITE),
  ADMIN_REQUEST("AdminRequest", "AdminRequest", InteractionKind.READ),
  BEST_SELLERS("BestSellers", "BestSellers", InteractionKind.READ),
  BUY_CONFIRM("BuyConfirm", "BuyConfirm", InteractionKind.WRITE),
  BUY_REQUEST("BuyRequest", "BuyRequest", InteractionKind.WRITE),
  CUSTOMER_REGISTRATION("CustomerRegistration", "CustomerRegistration", InteractionKind.READ),
  HOME("Home", "Home", InteractionKind.READ),
  NEW_PRODUCTS("NewProducts", "NewProducts", InteractionKind.READ),
  ORDER_DISPLAY("OrderDisplay", "OrderDisplay", InteractionKind.READ),
  ORDER_INQUIRY("OrderInquiry", "order_inquiry.html", InteractionKind.STATIC_PAGE),
  PRODUCT_DETAIL("ProductDetail", "ProductDetail", InteractionKind.READ),
  SEARCH_REQUEST("SearchRequest", "SearchRequest", InteractionKind.READ),
  SEARCH_RESULTS("SearchResults", "SearchResults", InteractionKind.READ),
  SHOPPING_CART("ShoppingCart", "ShoppingCart", InteractionKind.WRITE);

  private final String label;
  private final String scriptName;
  private final InteractionKind kind;

  Interaction(String label, String scriptName, InteractionKind kind) {
    this.label = label;
    this.scriptName = scriptName;
    this.kind = kind;
  }

  /** The name of this interaction, for example {@code BestSellers}. */
  public String label() {
    return label;
  }

  /** The last segment of the URL path, for example {@code BestSellers}. */
  public String scriptName() {
    return scriptName;
  }

  /** What this interaction asks of the site. */
  public InteractionKind kind() {
    return kind;
  }

  /** Whether a servlet answers this interaction. */
  public boolean isDynamic() {
    return kind != InteractionKind.STATIC_PAGE;
  }

  /** Whether this interaction writes to the database. */
  public boolean isWrite() {
    return kind == InteractionKind.WRITE;
  }
}
