package org.rubisee.auction.pages;

import static java.util.Map.entry;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Which servlet answers which script name, and at which paths. */
final class ServletTable {

  /** The 20 servlets by script name. */
  static final Map<String, Function<AuctionSite, AuctionServlet>> SERVLETS =
      Map.ofEntries(
          entry("AboutMe", AboutMeServlet::new),
          entry("BrowseCategories", BrowseCategoriesServlet::new),
          entry("BrowseRegions", BrowseRegionsServlet::new),
          entry("BuyNow", BuyNowServlet::new),
          entry("BuyNowAuth", BuyNowAuthServlet::new),
          entry("PutBid", PutBidServlet::new),
          entry("PutBidAuth", PutBidAuthServlet::new),
          entry("PutComment", PutCommentServlet::new),
          entry("PutCommentAuth", PutCommentAuthServlet::new),
          entry("RegisterItem", RegisterItemServlet::new),
          entry("RegisterUser", RegisterUserServlet::new),
          entry("SearchItemsByCategory", SearchItemsByCategoryServlet::new),
          entry("SearchItemsByRegion", SearchItemsByRegionServlet::new),
          entry("SellItemForm", SellItemFormServlet::new),
          entry("StoreBid", StoreBidServlet::new),
          entry("StoreBuyNow", StoreBuyNowServlet::new),
          entry("StoreComment", StoreCommentServlet::new),
          entry("ViewBidHistory", ViewBidHistoryServlet::new),
          entry("ViewItem", ViewItemServlet::new),
          entry("ViewUserInfo", ViewUserInfoServlet::new));

  /** Where clients written for RUBiS 1.4.3 look for a script, by the version that they drive. */
  private static final Set<String> LEGACY_PATHS =
      Set.of(
          "/servlet/edu.rice.rubis.servlets.%s",
          "/servlet/edu.rice.rubis.beans.servlets.%s",
          "/edu.rice.rubis.servlets.%s",
          "/edu.rice.rubis.beans.servlets.%s",
          "/%s.php");

  private ServletTable() {}

  /** The paths of a script below the context path. */
  static Set<String> paths(String script, boolean legacyClient) {
    Set<String> paths = new LinkedHashSet<>();
    paths.add("/" + script);
    if (legacyClient) {
      LEGACY_PATHS.forEach(path -> paths.add(String.format(Locale.ROOT, path, script)));
    }
    return paths;
  }
}
