package org.rubisee.servletsonly;

import java.util.List;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.jdbc.JdbcTransactions;
import org.rubisee.jdbc.LockedWrites;
import org.rubisee.jdbc.Locking;
import org.rubisee.jdbc.RowKey;
import org.rubisee.jdbc.WriteScope;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.Auth;
import org.rubisee.model.BidHistory;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.BrowseRegions;
import org.rubisee.model.BuyNow;
import org.rubisee.model.CategoriesInRegion;
import org.rubisee.model.CategoriesToSell;
import org.rubisee.model.Category;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
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
import org.rubisee.model.UserInfo;
import org.rubisee.model.ViewBidHistory;
import org.rubisee.model.ViewItem;
import org.rubisee.model.ViewUserInfo;
import org.rubisee.settings.SiteSettings;
import org.rubisee.sql.SqlSettings;
import org.rubisee.sql.SqlUseCases;

/**
 * The 17 use cases of servlets-only: each takes a connection of the web tier's pool and runs the
 * SQL here.
 */
public final class ServletsOnlyUseCases implements UseCases {
  private final JdbcTransactions<SqlUseCases> jdbc;
  private final LockedWrites<SqlUseCases> locked;

  /** The use cases on the server's data source, with the settings of this tier. */
  public ServletsOnlyUseCases() {
    SiteSettings site = SiteSettings.of(System.getProperties());
    Locking locking = Locking.of(System.getProperties(), Locking.DATABASE, Locking.SERVLET);
    SqlSettings settings = new SqlSettings(site.clock(), site.legacyClient(), locking.rowLocks());
    jdbc =
        new JdbcTransactions<>(
            ConnectionPool.ofServer(), connection -> new SqlUseCases(connection, settings));
    locked = new LockedWrites<>(jdbc, locking);
  }

  private static WriteScope<SqlUseCases> itemAlone(int id) {
    return WriteScope.of(new RowKey("items", id));
  }

  @Override
  public Auth auth() {
    return (credentials) -> jdbc.read(sql -> sql.auth().auth(credentials));
  }

  @Override
  public BrowseCategories browseCategories() {
    return new BrowseCategories() {
      @Override
      public List<Category> browseCategories() {
        return jdbc.list(sql -> sql.browseCategories().browseCategories());
      }

      @Override
      public CategoriesInRegion browseCategoriesInRegion(String regionName)
          throws RejectedException {
        return jdbc.read(sql -> sql.browseCategories().browseCategoriesInRegion(regionName));
      }

      @Override
      public CategoriesToSell selectCategoryToSellItem(Credentials seller)
          throws RejectedException {
        return jdbc.read(sql -> sql.browseCategories().selectCategoryToSellItem(seller));
      }
    };
  }

  @Override
  public BrowseRegions browseRegions() {
    return () -> jdbc.list(sql -> sql.browseRegions().browseRegions());
  }

  @Override
  public SearchItemsByCategory searchItemsByCategory() {
    return (categoryId, page, itemsPerPage) ->
        jdbc.list(
            sql ->
                sql.searchItemsByCategory().searchItemsByCategory(categoryId, page, itemsPerPage));
  }

  @Override
  public SearchItemsByRegion searchItemsByRegion() {
    return (categoryId, regionId, page, itemsPerPage) ->
        jdbc.list(
            sql ->
                sql.searchItemsByRegion()
                    .searchItemsByRegion(categoryId, regionId, page, itemsPerPage));
  }

  @Override
  public ViewItem viewItem() {
    return (itemId) -> jdbc.read(sql -> sql.viewItem().viewItem(itemId));
  }

  @Override
  public ViewUserInfo viewUserInfo() {
    return new ViewUserInfo() {
      @Override
      public UserInfo viewUserInfo(int userId) throws RejectedException {
        return jdbc.read(sql -> sql.viewUserInfo().viewUserInfo(userId));
      }

      @Override
      public UserInfo earlierComments(int userId, int skip) throws RejectedException {
        return jdbc.read(sql -> sql.viewUserInfo().earlierComments(userId, skip));
      }
    };
  }

  @Override
  public ViewBidHistory viewBidHistory() {
    return new ViewBidHistory() {
      @Override
      public BidHistory viewBidHistory(int itemId) throws RejectedException {
        return jdbc.read(sql -> sql.viewBidHistory().viewBidHistory(itemId));
      }

      @Override
      public BidHistory earlierBids(int itemId, int skip) throws RejectedException {
        return jdbc.read(sql -> sql.viewBidHistory().earlierBids(itemId, skip));
      }
    };
  }

  @Override
  public BuyNow buyNow() {
    return (buyer, itemId) -> jdbc.read(sql -> sql.buyNow().buyNow(buyer, itemId));
  }

  @Override
  public StoreBuyNow storeBuyNow() {
    return (purchase) ->
        locked.change(itemAlone(purchase.itemId()), sql -> sql.storeBuyNow().storeBuyNow(purchase));
  }

  @Override
  public PutBid putBid() {
    return (bidder, itemId) -> jdbc.read(sql -> sql.putBid().putBid(bidder, itemId));
  }

  @Override
  public StoreBid storeBid() {
    return (bid) -> locked.change(itemAlone(bid.itemId()), sql -> sql.storeBid().storeBid(bid));
  }

  @Override
  public PutComment putComment() {
    return (author, toUserId, itemId) ->
        jdbc.read(sql -> sql.putComment().putComment(author, toUserId, itemId));
  }

  @Override
  public StoreComment storeComment() {
    return (comment) ->
        locked.change(
            WriteScope.of(new RowKey("users", comment.toUserId())),
            sql -> sql.storeComment().storeComment(comment));
  }

  @Override
  public RegisterItem registerItem() {
    return (item) -> jdbc.write(sql -> sql.registerItem().registerItem(item));
  }

  @Override
  public RegisterUser registerUser() {
    return (user) -> jdbc.write(sql -> sql.registerUser().registerUser(user));
  }

  @Override
  public AboutMe aboutMe() {
    return new AboutMe() {
      @Override
      public MyActivity aboutMe(Credentials user) throws RejectedException {
        return jdbc.read(sql -> sql.aboutMe().aboutMe(user));
      }

      @Override
      public MyLines furtherLines(int userId, MyList list, int skip) {
        return jdbc.list(sql -> sql.aboutMe().furtherLines(userId, list, skip));
      }
    };
  }
}
