package org.rubisee.bookstore.jpaweb;

import org.rubisee.beans.RemoteBeans;
import org.rubisee.bookstore.model.AdminConfirm;
import org.rubisee.bookstore.model.AdminRequest;
import org.rubisee.bookstore.model.BestSellers;
import org.rubisee.bookstore.model.BuyConfirm;
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
 * The 13 use cases of the bookstore's jpa: each is a session bean of the application tier, and one
 * remote call.
 */
public final class JpaUseCases implements UseCases {
  private final RemoteBeans beans = RemoteBeans.of("bookstore-jpa", System.getProperties());

  @Override
  public Home home() {
    return beans.find(Home.class);
  }

  @Override
  public NewProducts newProducts() {
    return beans.find(NewProducts.class);
  }

  @Override
  public BestSellers bestSellers() {
    return beans.find(BestSellers.class);
  }

  @Override
  public ProductDetail productDetail() {
    return beans.find(ProductDetail.class);
  }

  @Override
  public SearchRequest searchRequest() {
    return beans.find(SearchRequest.class);
  }

  @Override
  public SearchResults searchResults() {
    return beans.find(SearchResults.class);
  }

  @Override
  public ShoppingCart shoppingCart() {
    return beans.find(ShoppingCart.class);
  }

  @Override
  public CustomerRegistration customerRegistration() {
    return beans.find(CustomerRegistration.class);
  }

  @Override
  public BuyRequest buyRequest() {
    return beans.find(BuyRequest.class);
  }

  @Override
  public BuyConfirm buyConfirm() {
    return beans.find(BuyConfirm.class);
  }

  @Override
  public OrderDisplay orderDisplay() {
    return beans.find(OrderDisplay.class);
  }

  @Override
  public AdminRequest adminRequest() {
    return beans.find(AdminRequest.class);
  }

  @Override
  public AdminConfirm adminConfirm() {
    return beans.find(AdminConfirm.class);
  }
}
