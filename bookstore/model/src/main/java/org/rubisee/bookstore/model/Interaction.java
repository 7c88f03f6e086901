package org.rubisee.bookstore.model;

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
  ADMIN_CONFIRM("AdminConfirm", "AdminConfirm", Kind.WRITE),
  ADMIN_REQUEST("AdminRequest", "AdminRequest", Kind.READ),
  BEST_SELLERS("BestSellers", "BestSellers", Kind.READ),
  BUY_CONFIRM("BuyConfirm", "BuyConfirm", Kind.WRITE),
  BUY_REQUEST("BuyRequest", "BuyRequest", Kind.WRITE),
  CUSTOMER_REGISTRATION("CustomerRegistration", "CustomerRegistration", Kind.READ),
  HOME("Home", "Home", Kind.READ),
  NEW_PRODUCTS("NewProducts", "NewProducts", Kind.READ),
  ORDER_DISPLAY("OrderDisplay", "OrderDisplay", Kind.READ),
  ORDER_INQUIRY("OrderInquiry", "order_inquiry.html", Kind.STATIC_PAGE),
  PRODUCT_DETAIL("ProductDetail", "ProductDetail", Kind.READ),
  SEARCH_REQUEST("SearchRequest", "SearchRequest", Kind.READ),
  SEARCH_RESULTS("SearchResults", "SearchResults", Kind.READ),
  SHOPPING_CART("ShoppingCart", "ShoppingCart", Kind.WRITE);

  /** What an interaction asks of the site. */
  public enum Kind {
    /** A page that is the same for everybody and needs no servlet. */
    STATIC_PAGE,
    /** A dynamic page that leaves the database as it is. */
    READ,
    /** A dynamic page that writes to the database. */
    WRITE
  }

  private final String label;
  private final String scriptName;
  private final Kind kind;

  Interaction(String label, String scriptName, Kind kind) {
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
  public Kind kind() {
    return kind;
  }

  /** Whether a servlet answers this interaction. */
  public boolean isDynamic() {
    return kind != Kind.STATIC_PAGE;
  }

  /** Whether this interaction writes to the database. */
  public boolean isWrite() {
    return kind == Kind.WRITE;
  }
}
