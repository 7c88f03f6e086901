package org.rubisee.auction.pages;

import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.AuctionCloser;
import org.rubisee.model.Auth;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.BrowseRegions;
import org.rubisee.model.BuyNow;
import org.rubisee.model.DeferredWork;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.Notices;
import org.rubisee.model.PutBid;
import org.rubisee.model.PutComment;
import org.rubisee.model.RegisterItem;
import org.rubisee.model.RegisterUser;
import org.rubisee.model.Rejection;
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

/**
 * The use cases of an implementation on a site that closes auctions: whoever asks for a closed one
 * learns that it has ended, and AboutMe lists closed auctions, too.
 *
 * @param useCases of the implementation
 * @param closer knows what was closed
 * @param clock business time
 */
record ClosingUseCases(UseCases useCases, AuctionCloser closer, BusinessClock clock)
    implements UseCases, DeferredWork {

  @Override
  public BuyNow buyNow() {
    return (buyer, itemId) -> {
      try {
        return useCases.buyNow().buyNow(buyer, itemId);
      } catch (RejectedException e) {
        throw ended(e, itemId);
      }
    };
  }

  @Override
  public StoreBuyNow storeBuyNow() {
    return purchase -> {
      try {
        useCases.storeBuyNow().storeBuyNow(purchase);
      } catch (RejectedException e) {
        throw ended(e, purchase.itemId());
      }
    };
  }

  @Override
  public StoreBid storeBid() {
    return bid -> {
      try {
        useCases.storeBid().storeBid(bid);
      } catch (RejectedException e) {
        throw ended(e, bid.itemId());
      }
    };
  }

  /** An item that cannot be bought but can be seen is an old one. */
  private RejectedException ended(RejectedException rejected, int itemId) throws RejectedException {
    if (rejected.rejection() != Rejection.NO_SUCH_ITEM) {
      return rejected;
    }
    useCases.viewItem().viewItem(itemId);
    return new RejectedException(Rejection.AUCTION_ENDED);
  }

  @Override
  public boolean isOrder(NewPurchase purchase) {
    return DeferredWork.of(useCases).isOrder(purchase);
  }

  @Override
  public Notices notices() {
    return DeferredWork.of(useCases).notices();
  }

  @Override
  public AboutMe aboutMe() {
    return new AboutMeWithClosed(useCases.aboutMe(), closer, clock);
  }

  @Override
  public Auth auth() {
    return useCases.auth();
  }

  @Override
  public BrowseCategories browseCategories() {
    return useCases.browseCategories();
  }

  @Override
  public BrowseRegions browseRegions() {
    return useCases.browseRegions();
  }

  @Override
  public SearchItemsByCategory searchItemsByCategory() {
    return useCases.searchItemsByCategory();
  }

  @Override
  public SearchItemsByRegion searchItemsByRegion() {
    return useCases.searchItemsByRegion();
  }

  @Override
  public ViewItem viewItem() {
    return useCases.viewItem();
  }

  @Override
  public ViewUserInfo viewUserInfo() {
    return useCases.viewUserInfo();
  }

  @Override
  public ViewBidHistory viewBidHistory() {
    return useCases.viewBidHistory();
  }

  @Override
  public PutBid putBid() {
    return useCases.putBid();
  }

  @Override
  public PutComment putComment() {
    return useCases.putComment();
  }

  @Override
  public StoreComment storeComment() {
    return useCases.storeComment();
  }

  @Override
  public RegisterItem registerItem() {
    return useCases.registerItem();
  }

  @Override
  public RegisterUser registerUser() {
    return useCases.registerUser();
  }
}
