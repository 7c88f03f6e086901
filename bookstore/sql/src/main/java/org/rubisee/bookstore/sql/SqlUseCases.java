package org.rubisee.bookstore.sql;

import java.sql.Connection;
import org.rubisee.bookstore.model.AdminConfirm;
import org.rubisee.bookstore.model.AdminRequest;
import org.rubisee.bookstore.model.BestSellers;
import org.rubisee.bookstore.model.BuyRequest;
import org.rubisee.bookstore.model.CustomerRegistration;
import org.rubisee.bookstore.model.Home;
import org.rubisee.bookstore.model.NewProducts;
import org.rubisee.bookstore.model.OrderDisplay;
import org.rubisee.bookstore.model.ProductDetail;
import org.rubisee.bookstore.model.SearchRequest;
import org.rubisee.bookstore.model.SearchResults;
import org.rubisee.bookstore.model.ShoppingCart;
import org.rubisee.bookstore.model.UseCases;

/**
 * The 13 use cases on one connection, for one thread at a time: unlike other implementations of
 * {@link UseCases} these must not be shared.
 *
 * @param connection where the statements run; the caller begins, commits and closes
 * @param settings of the site
 */
public record SqlUseCases(Connection connection, SqlSettings settings) implements UseCases {

  @Override
  public Home home() {
    return new SqlHome(connection);
  }

  @Override
  public NewProducts newProducts() {
    return new SqlNewProducts(connection);
  }

  @Override
  public BestSellers bestSellers() {
    return new SqlBestSellers(connection);
  }

  @Override
  public ProductDetail productDetail() {
    return new SqlProductDetail(connection);
  }

  @Override
  public SearchRequest searchRequest() {
    return new SqlSearchRequest(connection);
  }

  @Override
  public SearchResults searchResults() {
    return new SqlSearchResults(connection);
  }

  @Override
  public ShoppingCart shoppingCart() {
    return new SqlShoppingCart(connection, settings.clock());
  }

  @Override
  public CustomerRegistration customerRegistration() {
    return new SqlCustomerRegistration(connection);
  }

  @Override
  public BuyRequest buyRequest() {
    return new SqlBuyRequest(connection, settings);
  }

  @Override
  public SqlBuyConfirm buyConfirm() {
    return new SqlBuyConfirm(connection, settings.clock(), settings.rowLocks());
  }

  @Override
  public OrderDisplay orderDisplay() {
    return new SqlOrderDisplay(connection);
  }

  @Override
  public AdminRequest adminRequest() {
    return new SqlAdminRequest(connection);
  }

  @Override
  public AdminConfirm adminConfirm() {
    return new SqlAdminConfirm(connection, settings.clock(), settings.rowLocks());
  }
}
