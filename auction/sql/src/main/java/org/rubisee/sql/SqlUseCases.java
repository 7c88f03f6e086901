package org.rubisee.sql;

import java.sql.Connection;
import org.rubisee.jdbc.RowLocks;
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

/**
 * The 17 use cases on one connection, for one thread at a time: unlike other implementations of
 * {@link UseCases} these must not be shared.
 *
 * @param connection where the statements run; the caller begins, commits and closes
 * @param settings of the site
 * @param auth who checks the logins
 */
public record SqlUseCases(Connection connection, SqlSettings settings, Auth auth)
    implements UseCases {

  /** The use cases that check logins on the same connection. */
  public SqlUseCases(Connection connection, SqlSettings settings) {
    this(connection, settings, new SqlAuth(connection));
  }

  /** The same with the database's row locks. */
  public SqlUseCases(Connection connection, BusinessClock clock, boolean legacyClient) {
    this(connection, new SqlSettings(clock, legacyClient, RowLocks.BY_DATABASE));
  }

  /** The same use cases, where somebody else checks the logins. */
  public SqlUseCases with(Auth somebodyElse) {
    return new SqlUseCases(connection, settings, somebodyElse);
  }

  private BusinessClock clock() {
    return settings.clock();
  }

  @Override
  public BrowseCategories browseCategories() {
    return new SqlBrowseCategories(connection, auth());
  }

  @Override
  public BrowseRegions browseRegions() {
    return new SqlBrowseRegions(connection);
  }

  @Override
  public SearchItemsByCategory searchItemsByCategory() {
    return new SqlSearchItemsByCategory(connection, clock());
  }

  @Override
  public SearchItemsByRegion searchItemsByRegion() {
    return new SqlSearchItemsByRegion(connection, clock());
  }

  @Override
  public ViewItem viewItem() {
    return new SqlViewItem(connection);
  }

  @Override
  public ViewUserInfo viewUserInfo() {
    return new SqlViewUserInfo(connection);
  }

  @Override
  public ViewBidHistory viewBidHistory() {
    return new SqlViewBidHistory(connection);
  }

  @Override
  public BuyNow buyNow() {
    return new SqlBuyNow(connection, clock(), auth());
  }

  @Override
  public StoreBuyNow storeBuyNow() {
    return new SqlStoreBuyNow(connection, clock(), settings.rowLocks());
  }

  @Override
  public PutBid putBid() {
    return new SqlPutBid(auth(), viewItem());
  }

  @Override
  public StoreBid storeBid() {
    return new SqlStoreBid(connection, clock(), settings.rowLocks());
  }

  @Override
  public PutComment putComment() {
    return new SqlPutComment(connection, auth());
  }

  @Override
  public StoreComment storeComment() {
    return new SqlStoreComment(connection, clock(), settings.legacyClient());
  }

  @Override
  public RegisterItem registerItem() {
    return new SqlRegisterItem(connection, clock(), settings.legacyClient());
  }

  @Override
  public RegisterUser registerUser() {
    return new SqlRegisterUser(connection, clock());
  }

  @Override
  public AboutMe aboutMe() {
    return new SqlAboutMe(connection, clock(), auth());
  }
}
