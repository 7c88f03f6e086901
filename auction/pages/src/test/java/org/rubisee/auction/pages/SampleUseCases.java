package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.Auth;
import org.rubisee.model.BidDetails;
import org.rubisee.model.BidHistory;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.BrowseRegions;
import org.rubisee.model.BuyNow;
import org.rubisee.model.CategoriesInRegion;
import org.rubisee.model.CategoriesToSell;
import org.rubisee.model.CommentForm;
import org.rubisee.model.DeferredWork;
import org.rubisee.model.ItemForUser;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.Notice;
import org.rubisee.model.Notices;
import org.rubisee.model.PutBid;
import org.rubisee.model.PutComment;
import org.rubisee.model.RegisterItem;
import org.rubisee.model.RegisterUser;
import org.rubisee.model.RegisteredItem;
import org.rubisee.model.RegisteredUser;
import org.rubisee.model.Rejection;
import org.rubisee.model.SearchItemsByCategory;
import org.rubisee.model.SearchItemsByRegion;
import org.rubisee.model.SearchResult;
import org.rubisee.model.StoreBid;
import org.rubisee.model.StoreBuyNow;
import org.rubisee.model.StoreComment;
import org.rubisee.model.UseCases;
import org.rubisee.model.UserInfo;
import org.rubisee.model.ViewBidHistory;
import org.rubisee.model.ViewItem;
import org.rubisee.model.ViewUserInfo;
import org.rubisee.settings.BusinessClock;

/**
 * Use cases without a database: they answer with {@link Samples}, remember what was written, and
 * fail when told to. User 7 has the password "right"; item and user {@link #ABSENT} do not exist;
 * category {@link #EMPTY} is empty. "seller" sells more than one page lists. They defer work if
 * they are told to.
 */
final class SampleUseCases implements UseCases, DeferredWork, Notices {
  static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH;
  static final int USER = 7;
  static final int ABSENT = 404;
  static final int EMPTY = 39;

  private final Samples samples;
  private final List<Object> written = new ArrayList<>();
  private Optional<Supplier<RuntimeException>> failure = Optional.empty();
  private Runnable before = () -> {};
  private final List<Integer> told = new ArrayList<>();
  private boolean defers;

  SampleUseCases(Samples samples) {
    this.samples = samples;
  }

  /** From now on every call fails like this. */
  void failWith(Supplier<RuntimeException> exception) {
    failure = Optional.of(exception);
  }

  /** From now on purchases of several units are orders, and everybody has a notice. */
  void defer() {
    defers = true;
  }

  /** The items of the auctions whose winners were told. */
  List<Integer> told() {
    return told;
  }

  @Override
  public boolean isOrder(NewPurchase purchase) {
    return defers && DeferredWork.super.isOrder(purchase);
  }

  @Override
  public Notices notices() {
    return this;
  }

  @Override
  public List<Notice> noticesOf(int userId) {
    return defers ? List.of(new Notice(Notice.Kind.OUTBID, ABSENT, "A <lamp>", NOW)) : List.of();
  }

  @Override
  public void auctionClosed(int itemId) {
    failIfTold();
    told.add(itemId);
  }

  /** From now on every call does this first. */
  void beforeEach(Runnable action) {
    before = action;
  }

  /** From now on no call fails. */
  void succeed() {
    failure = Optional.empty();
  }

  /** What was written last. */
  Object lastWritten() {
    return written.get(written.size() - 1);
  }

  /** How many writes there were. */
  int writes() {
    return written.size();
  }

  private void write(Object value) {
    failIfTold();
    written.add(value);
  }

  private void failIfTold() {
    before.run();
    failure.ifPresent(
        exception -> {
          throw exception.get();
        });
  }

  private void requireItem(int itemId) throws RejectedException {
    failIfTold();
    if (itemId == ABSENT || itemId < 1) {
      throw new RejectedException(Rejection.NO_SUCH_ITEM);
    }
  }

  @Override
  public Auth auth() {
    return credentials -> {
      failIfTold();
      if (!credentials.password().equals("right")) {
        throw new RejectedException(Rejection.LOGIN_FAILED);
      }
      return USER;
    };
  }

  private ItemForUser itemForUser(Credentials credentials, int itemId) throws RejectedException {
    int user = auth().auth(credentials);
    requireItem(itemId);
    return new ItemForUser(user, samples.item(itemId));
  }

  @Override
  public BrowseCategories browseCategories() {
    return new BrowseCategories() {
      @Override
      public List<org.rubisee.model.Category> browseCategories() {
        failIfTold();
        return samples.categories();
      }

      @Override
      public CategoriesInRegion browseCategoriesInRegion(String regionName)
          throws RejectedException {
        if (regionName.equals("Nowhere")) {
          throw new RejectedException(Rejection.NO_SUCH_REGION);
        }
        return new CategoriesInRegion(samples.regions().get(0), samples.categories());
      }

      @Override
      public CategoriesToSell selectCategoryToSellItem(Credentials seller)
          throws RejectedException {
        return new CategoriesToSell(auth().auth(seller), samples.categories());
      }
    };
  }

  @Override
  public BrowseRegions browseRegions() {
    return samples::regions;
  }

  private SearchResult search(int categoryId, int page, int itemsPerPage) {
    failIfTold();
    return categoryId == EMPTY || categoryId < 1
        ? new SearchResult(List.of(), false)
        : new SearchResult(samples.summaries(page, itemsPerPage), page < 2);
  }

  @Override
  public SearchItemsByCategory searchItemsByCategory() {
    return this::search;
  }

  @Override
  public SearchItemsByRegion searchItemsByRegion() {
    return (categoryId, regionId, page, itemsPerPage) -> search(categoryId, page, itemsPerPage);
  }

  @Override
  public ViewItem viewItem() {
    return itemId -> {
      requireItem(itemId);
      return samples.item(itemId);
    };
  }

  @Override
  public ViewUserInfo viewUserInfo() {
    return new ViewUserInfo() {
      @Override
      public UserInfo viewUserInfo(int userId) throws RejectedException {
        if (userId == ABSENT) {
          throw new RejectedException(Rejection.NO_SUCH_USER);
        }
        return new UserInfo(samples.user(userId), samples.comments());
      }

      @Override
      public UserInfo earlierComments(int userId, int skip) throws RejectedException {
        return viewUserInfo(userId);
      }
    };
  }

  @Override
  public ViewBidHistory viewBidHistory() {
    return new ViewBidHistory() {
      @Override
      public BidHistory viewBidHistory(int itemId) throws RejectedException {
        requireItem(itemId);
        return new BidHistory(
            itemId,
            samples.text(),
            List.of(new BidDetails(1, 12, samples.text(), Samples.PRICE, 2, NOW)));
      }

      @Override
      public BidHistory earlierBids(int itemId, int skip) throws RejectedException {
        return viewBidHistory(itemId);
      }
    };
  }

  @Override
  public BuyNow buyNow() {
    return this::itemForUser;
  }

  @Override
  public StoreBuyNow storeBuyNow() {
    return purchase -> {
      requireItem(purchase.itemId());
      write(purchase);
    };
  }

  @Override
  public PutBid putBid() {
    return this::itemForUser;
  }

  @Override
  public StoreBid storeBid() {
    return bid -> {
      requireItem(bid.itemId());
      if (bid.bid().isLessThan(samples.item(bid.itemId()).minimumBid())) {
        throw new RejectedException(Rejection.BID_TOO_LOW);
      }
      write(bid);
    };
  }

  @Override
  public PutComment putComment() {
    return (author, toUserId, itemId) -> {
      int user = auth().auth(author);
      requireItem(itemId);
      return new CommentForm(user, toUserId, samples.text(), itemId, samples.text());
    };
  }

  @Override
  public StoreComment storeComment() {
    return this::write;
  }

  @Override
  public RegisterItem registerItem() {
    return item -> {
      write(item);
      return new RegisteredItem(9001, item, NOW, NOW.plusDays(item.durationDays()));
    };
  }

  @Override
  public RegisterUser registerUser() {
    return user -> {
      if (user.nickname().equals("taken")) {
        throw new RejectedException(Rejection.NICKNAME_TAKEN);
      }
      write(user);
      return new RegisteredUser(samples.user(9002), user.regionName());
    };
  }

  @Override
  public AboutMe aboutMe() {
    return new AboutMe() {
      @Override
      public MyActivity aboutMe(Credentials user) throws RejectedException {
        int userId = auth().auth(user);
        return user.nickname().equals("seller")
            ? samples.longActivity(userId)
            : samples.activity(userId);
      }

      @Override
      public MyLines furtherLines(int userId, MyList list, int skip) {
        return samples.lines(list, skip);
      }
    };
  }
}
