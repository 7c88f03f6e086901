package org.rubisee.entities;

import org.rubisee.beans.Transactions;
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
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

/**
 * The 17 use cases over entity beans, wherever these are. An implementation extends it to say
 * where.
 */
public class EntityUseCases implements UseCases {
  private final EntityHomes homes;
  private final Transactions transactions;
  private final BusinessClock clock;
  private final boolean legacyClient;

  /**
   * The use cases.
   *
   * @param homes the beans
   * @param transactions how the use cases that begin a transaction do it
   * @param settings clock, and whether user and category 0, which old clients make up, are
   *     tolerated in writes
   */
  public EntityUseCases(EntityHomes homes, Transactions transactions, SiteSettings settings) {
    this.homes = homes;
    this.transactions = transactions;
    clock = settings.clock();
    legacyClient = settings.legacyClient();
  }

  @Override
  public Auth auth() {
    return new EntityAuth(homes);
  }

  @Override
  public BrowseCategories browseCategories() {
    return new EntityBrowseCategories(homes, transactions, auth());
  }

  @Override
  public BrowseRegions browseRegions() {
    return new EntityBrowseRegions(homes, transactions);
  }

  @Override
  public SearchItemsByCategory searchItemsByCategory() {
    return new EntitySearchItemsByCategory(homes, clock);
  }

  @Override
  public SearchItemsByRegion searchItemsByRegion() {
    return new EntitySearchItemsByRegion(homes, clock);
  }

  @Override
  public ViewItem viewItem() {
    return new EntityViewItem(homes);
  }

  @Override
  public ViewUserInfo viewUserInfo() {
    return new EntityViewUserInfo(homes, transactions);
  }

  @Override
  public ViewBidHistory viewBidHistory() {
    return new EntityViewBidHistory(homes);
  }

  @Override
  public BuyNow buyNow() {
    return new EntityBuyNow(homes, clock, auth(), true);
  }

  @Override
  public StoreBuyNow storeBuyNow() {
    return new EntityStoreBuyNow(homes, transactions, clock);
  }

  @Override
  public PutBid putBid() {
    return new EntityPutBid(auth(), viewItem());
  }

  @Override
  public StoreBid storeBid() {
    return new EntityStoreBid(homes, clock);
  }

  @Override
  public PutComment putComment() {
    return new EntityPutComment(homes, auth());
  }

  @Override
  public StoreComment storeComment() {
    return new EntityStoreComment(homes, transactions, clock, legacyClient);
  }

  @Override
  public RegisterItem registerItem() {
    return new EntityRegisterItem(homes, clock, legacyClient);
  }

  @Override
  public RegisterUser registerUser() {
    return new EntityRegisterUser(homes, clock);
  }

  @Override
  public AboutMe aboutMe() {
    return new EntityAboutMe(homes, transactions, clock, auth());
  }
}
