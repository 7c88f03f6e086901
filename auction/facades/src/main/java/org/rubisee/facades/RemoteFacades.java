package org.rubisee.facades;

import java.util.function.Function;
import org.rubisee.model.AboutMe;
import org.rubisee.model.Auth;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.BrowseRegions;
import org.rubisee.model.BuyNow;
import org.rubisee.model.PutBid;
import org.rubisee.model.PutComment;
import org.rubisee.model.RegisterItem;
import org.rubisee.model.RegisterUser;
import org.rubisee.model.SearchItemsByCategory;
import org.rubisee.model.SearchItemsByRegion;
import org.rubisee.model.StoreBid;
import org.rubisee.model.StoreBuyNow;
import org.rubisee.model.StoreComment;
import org.rubisee.model.UseCases;
import org.rubisee.model.ViewBidHistory;
import org.rubisee.model.ViewItem;
import org.rubisee.model.ViewUserInfo;

/**
 * The façades as the web tier sees them: a bean with a remote interface for each use case, found
 * for every request by the interface.
 */
public class RemoteFacades implements UseCases {
  private final Function<Class<?>, ?> lookup;

  /**
   * The façades.
   *
   * @param lookup finds the façade of a remote interface
   */
  public RemoteFacades(Function<Class<?>, ?> lookup) {
    this.lookup = lookup;
  }

  private <T> T find(Class<T> useCase) {
    return useCase.cast(lookup.apply(useCase));
  }

  @Override
  public Auth auth() {
    return find(Auth.class);
  }

  @Override
  public BrowseCategories browseCategories() {
    return find(BrowseCategories.class);
  }

  @Override
  public BrowseRegions browseRegions() {
    return find(BrowseRegions.class);
  }

  @Override
  public SearchItemsByCategory searchItemsByCategory() {
    return find(SearchItemsByCategory.class);
  }

  @Override
  public SearchItemsByRegion searchItemsByRegion() {
    return find(SearchItemsByRegion.class);
  }

  @Override
  public ViewItem viewItem() {
    return find(ViewItem.class);
  }

  @Override
  public ViewUserInfo viewUserInfo() {
    return find(ViewUserInfo.class);
  }

  @Override
  public ViewBidHistory viewBidHistory() {
    return find(ViewBidHistory.class);
  }

  @Override
  public BuyNow buyNow() {
    return find(BuyNow.class);
  }

  @Override
  public StoreBuyNow storeBuyNow() {
    return find(StoreBuyNow.class);
  }

  @Override
  public PutBid putBid() {
    return find(PutBid.class);
  }

  @Override
  public StoreBid storeBid() {
    return find(StoreBid.class);
  }

  @Override
  public PutComment putComment() {
    return find(PutComment.class);
  }

  @Override
  public StoreComment storeComment() {
    return find(StoreComment.class);
  }

  @Override
  public RegisterItem registerItem() {
    return find(RegisterItem.class);
  }

  @Override
  public RegisterUser registerUser() {
    return find(RegisterUser.class);
  }

  @Override
  public AboutMe aboutMe() {
    return find(AboutMe.class);
  }
}
