package org.rubisee.bookstore.localinterfaces;

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
import org.rubisee.container.client.ApplicationBeans;
import org.rubisee.logic.PageBudget;

/** The 13 use cases of local-interfaces: each is a façade of the application tier. */
public final class LocalInterfacesUseCases implements UseCases {
  private static final String APPLICATION = "bookstore-local-interfaces";

  private final ApplicationBeans beans;

  /** The façades of the application tier that this server is connected to. */
  public LocalInterfacesUseCases() {
    beans = ApplicationBeans.of(APPLICATION, System.getProperties(), PageBudget::requireTime);
  }

  private <T> T find(Class<T> useCase) {
    return beans.session("facades", useCase.getSimpleName(), useCase);
  }

  @Override
  public Home home() {
    return find(Home.class);
  }

  @Override
  public NewProducts newProducts() {
    return find(NewProducts.class);
  }

  @Override
  public BestSellers bestSellers() {
    return find(BestSellers.class);
  }

  @Override
  public ProductDetail productDetail() {
    return find(ProductDetail.class);
  }

  @Override
  public SearchRequest searchRequest() {
    return find(SearchRequest.class);
  }

  @Override
  public SearchResults searchResults() {
    return find(SearchResults.class);
  }

  @Override
  public ShoppingCart shoppingCart() {
    return find(ShoppingCart.class);
  }

  @Override
  public CustomerRegistration customerRegistration() {
    return find(CustomerRegistration.class);
  }

  @Override
  public BuyRequest buyRequest() {
    return find(BuyRequest.class);
  }

  @Override
  public BuyConfirm buyConfirm() {
    return find(BuyConfirm.class);
  }

  @Override
  public OrderDisplay orderDisplay() {
    return find(OrderDisplay.class);
  }

  @Override
  public AdminRequest adminRequest() {
    return find(AdminRequest.class);
  }

  @Override
  public AdminConfirm adminConfirm() {
    return find(AdminConfirm.class);
  }
}
