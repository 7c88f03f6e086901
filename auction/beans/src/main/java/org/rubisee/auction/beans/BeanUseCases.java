package org.rubisee.auction.beans;

import org.rubisee.beans.RemoteBeans;
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

/** The 17 use cases, each a session bean of the application tier and one remote call. */
public abstract class BeanUseCases implements UseCases {
  private final RemoteBeans beans;

  /**
   * The use cases of the application tier that this server is connected to.
   *
   * @param application the archive of the application tier, without {@code .ear}
   */
  protected BeanUseCases(String application) {
    this(RemoteBeans.of(application, System.getProperties()));
  }

  /** The use cases that these beans are. */
  BeanUseCases(RemoteBeans beans) {
    this.beans = beans;
  }

  @Override
  public Auth auth() {
    return beans.find(Auth.class);
  }

  @Override
  public BrowseCategories browseCategories() {
    return beans.find(BrowseCategories.class);
  }

  @Override
  public BrowseRegions browseRegions() {
    return beans.find(BrowseRegions.class);
  }

  @Override
  public SearchItemsByCategory searchItemsByCategory() {
    return beans.find(SearchItemsByCategory.class);
  }

  @Override
  public SearchItemsByRegion searchItemsByRegion() {
    return beans.find(SearchItemsByRegion.class);
  }

  @Override
  public ViewItem viewItem() {
    return beans.find(ViewItem.class);
  }

  @Override
  public ViewUserInfo viewUserInfo() {
    return beans.find(ViewUserInfo.class);
  }

  @Override
  public ViewBidHistory viewBidHistory() {
    return beans.find(ViewBidHistory.class);
  }

  @Override
  public BuyNow buyNow() {
    return beans.find(BuyNow.class);
  }

  @Override
  public StoreBuyNow storeBuyNow() {
    return beans.find(StoreBuyNow.class);
  }

  @Override
  public PutBid putBid() {
    return beans.find(PutBid.class);
  }

  @Override
  public StoreBid storeBid() {
    return beans.find(StoreBid.class);
  }

  @Override
  public PutComment putComment() {
    return beans.find(PutComment.class);
  }

  @Override
  public StoreComment storeComment() {
    return beans.find(StoreComment.class);
  }

  @Override
  public RegisterItem registerItem() {
    return beans.find(RegisterItem.class);
  }

  @Override
  public RegisterUser registerUser() {
    return beans.find(RegisterUser.class);
  }

  @Override
  public AboutMe aboutMe() {
    return beans.find(AboutMe.class);
  }
}
