package org.rubisee.bookstore.servletsonly;

import org.rubisee.bookstore.model.AdminConfirm;
import org.rubisee.bookstore.model.AdminRequest;
import org.rubisee.bookstore.model.BestSellers;
import org.rubisee.bookstore.model.BuyConfirm;
import org.rubisee.bookstore.model.BuyRequest;
import org.rubisee.bookstore.model.CartChange;
import org.rubisee.bookstore.model.Checkout;
import org.rubisee.bookstore.model.CustomerRegistration;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Home;
import org.rubisee.bookstore.model.NewCustomer;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.NewProducts;
import org.rubisee.bookstore.model.OrderDisplay;
import org.rubisee.bookstore.model.ProductDetail;
import org.rubisee.bookstore.model.SearchRequest;
import org.rubisee.bookstore.model.SearchResults;
import org.rubisee.bookstore.model.ShoppingCart;
import org.rubisee.bookstore.model.UseCases;
import org.rubisee.bookstore.sql.SqlAdminConfirm;
import org.rubisee.bookstore.sql.SqlBuyConfirm;
import org.rubisee.bookstore.sql.SqlBuyRequest;
import org.rubisee.bookstore.sql.SqlSettings;
import org.rubisee.bookstore.sql.SqlShoppingCart;
import org.rubisee.bookstore.sql.SqlUseCases;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.jdbc.JdbcTransactions;
import org.rubisee.jdbc.LockedWrites;
import org.rubisee.jdbc.Locking;
import org.rubisee.jdbc.RowKey;
import org.rubisee.jdbc.WriteScope;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.SiteSettings;

/**
 * The 13 use cases of the bookstore's servlets-only: each takes a connection of the web tier's pool
 * and runs the SQL here.
 */
public final class ServletsOnlyUseCases implements UseCases {
  private final JdbcTransactions<SqlUseCases> jdbc;
  private final LockedWrites<SqlUseCases> locked;

  /** The use cases on the server's data source, with the settings of this tier. */
  public ServletsOnlyUseCases() {
    this(
        ConnectionPool.ofServer(),
        SiteSettings.of(System.getProperties()),
        Locking.of(System.getProperties(), Locking.values()));
  }

  ServletsOnlyUseCases(ConnectionPool connections, SiteSettings site, Locking locking) {
    PasswordHasher hasher = new PasswordHasher(site.passwordIterations(), site.passwordSeed());
    SqlSettings settings = new SqlSettings(site.clock(), hasher, locking.rowLocks());
    jdbc = new JdbcTransactions<>(connections, connection -> new SqlUseCases(connection, settings));
    locked = new LockedWrites<>(jdbc, locking);
  }

  private static RowKey cart(int id) {
    return new RowKey("shopping_cart", id);
  }

  private static RowKey book(int id) {
    return new RowKey("item", id);
  }

  /** Nobody else knows a new cart. */
  private static WriteScope<SqlUseCases> cartAlone(CartChange change) {
    return change.cartId() == 0
        ? WriteScope.of(SqlShoppingCart.TABLES)
        : WriteScope.of(SqlShoppingCart.TABLES, cart(change.cartId()));
  }

  /** The cart, whose books nobody changes then, and these books. */
  private static WriteScope<SqlUseCases> cartAndBooks(NewOrder order) {
    return WriteScope.<SqlUseCases>of(
            SqlBuyConfirm.tables(order.destination()), cart(order.cartId()))
        .and(
            sql ->
                sql.buyConfirm().books(order.cartId()).stream()
                    .map(ServletsOnlyUseCases::book)
                    .toList());
  }

  @Override
  public Home home() {
    return (customerId, draw) -> jdbc.read(sql -> sql.home().home(customerId, draw));
  }

  @Override
  public NewProducts newProducts() {
    return (subject, draw) -> jdbc.list(sql -> sql.newProducts().newProducts(subject, draw));
  }

  @Override
  public BestSellers bestSellers() {
    return (subject, draw) -> jdbc.list(sql -> sql.bestSellers().bestSellers(subject, draw));
  }

  @Override
  public ProductDetail productDetail() {
    return (bookId) -> jdbc.read(sql -> sql.productDetail().productDetail(bookId));
  }

  @Override
  public SearchRequest searchRequest() {
    return (draw) -> jdbc.list(sql -> sql.searchRequest().searchRequest(draw));
  }

  @Override
  public SearchResults searchResults() {
    return (search, draw) -> jdbc.list(sql -> sql.searchResults().searchResults(search, draw));
  }

  @Override
  public ShoppingCart shoppingCart() {
    return (change, draw) ->
        locked.write(cartAlone(change), sql -> sql.shoppingCart().shoppingCart(change, draw));
  }

  @Override
  public CustomerRegistration customerRegistration() {
    return (customerId) ->
        jdbc.read(sql -> sql.customerRegistration().customerRegistration(customerId));
  }

  @Override
  public BuyRequest buyRequest() {
    return new BuyRequest() {
      @Override
      public Checkout buyRequest(Credentials customer, int cartId) throws RejectedException {
        return locked.write(
            WriteScope.of(SqlBuyRequest.TABLES_OF_LOGIN),
            sql -> sql.buyRequest().buyRequest(customer, cartId));
      }

      @Override
      public Checkout buyRequestOfNewCustomer(NewCustomer customer, int cartId, Draw draw)
          throws RejectedException {
        return locked.write(
            WriteScope.of(SqlBuyRequest.TABLES_OF_REGISTRATION),
            sql -> sql.buyRequest().buyRequestOfNewCustomer(customer, cartId, draw));
      }
    };
  }

  @Override
  public BuyConfirm buyConfirm() {
    return (order) -> locked.write(cartAndBooks(order), sql -> sql.buyConfirm().buyConfirm(order));
  }

  @Override
  public OrderDisplay orderDisplay() {
    return (customer) -> jdbc.read(sql -> sql.orderDisplay().orderDisplay(customer));
  }

  @Override
  public AdminRequest adminRequest() {
    return (bookId) -> jdbc.read(sql -> sql.adminRequest().adminRequest(bookId));
  }

  @Override
  public AdminConfirm adminConfirm() {
    return (change) ->
        locked.write(
            WriteScope.of(SqlAdminConfirm.TABLES, book(change.bookId())),
            sql -> sql.adminConfirm().adminConfirm(change));
  }
}
