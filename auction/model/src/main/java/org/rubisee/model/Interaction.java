package org.rubisee.model;

import java.util.Arrays;
import java.util.List;
import org.rubisee.settings.NearestName;

/**
 * One of the 27 things a client's browser does on the site (OOPSLA 2002 paper, section 4.1).
 *
 * <p>The order is that of the original's transition tables, so {@link #ordinal()} is the row and
 * column of the state in a transition matrix. {@link #label()} is how the interaction is spelled
 * everywhere: class, URL, matrix, metric, document.
 */
public enum Interaction {
  HOME("Home", "index.html", Kind.STATIC_PAGE),
  REGISTER("Register", "register.html", Kind.STATIC_PAGE),
  REGISTER_USER("RegisterUser", "RegisterUser", Kind.WRITE),
  BROWSE("Browse", "browse.html", Kind.STATIC_PAGE),
  BROWSE_CATEGORIES("BrowseCategories", "BrowseCategories", Kind.READ),
  SEARCH_ITEMS_BY_CATEGORY("SearchItemsByCategory", "SearchItemsByCategory", Kind.READ),
  BROWSE_REGIONS("BrowseRegions", "BrowseRegions", Kind.READ),
  BROWSE_CATEGORIES_IN_REGION("BrowseCategoriesInRegion", "BrowseCategories", Kind.READ),
  SEARCH_ITEMS_BY_REGION("SearchItemsByRegion", "SearchItemsByRegion", Kind.READ),
  VIEW_ITEM("ViewItem", "ViewItem", Kind.READ),
  VIEW_USER_INFO("ViewUserInfo", "ViewUserInfo", Kind.READ),
  VIEW_BID_HISTORY("ViewBidHistory", "ViewBidHistory", Kind.READ),
  BUY_NOW_AUTH("BuyNowAuth", "BuyNowAuth", Kind.READ),
  BUY_NOW("BuyNow", "BuyNow", Kind.READ),
  STORE_BUY_NOW("StoreBuyNow", "StoreBuyNow", Kind.WRITE),
  PUT_BID_AUTH("PutBidAuth", "PutBidAuth", Kind.READ),
  PUT_BID("PutBid", "PutBid", Kind.READ),
  STORE_BID("StoreBid", "StoreBid", Kind.WRITE),
  PUT_COMMENT_AUTH("PutCommentAuth", "PutCommentAuth", Kind.READ),
  PUT_COMMENT("PutComment", "PutComment", Kind.READ),
  STORE_COMMENT("StoreComment", "StoreComment", Kind.WRITE),
  SELL("Sell", "sell.html", Kind.STATIC_PAGE),
  SELECT_CATEGORY_TO_SELL_ITEM("SelectCategoryToSellItem", "BrowseCategories", Kind.READ),
  SELL_ITEM_FORM("SellItemForm", "SellItemForm", Kind.READ),
  REGISTER_ITEM("RegisterItem", "RegisterItem", Kind.WRITE),
  ABOUT_ME_AUTH("AboutMeAuth", "about_me.html", Kind.STATIC_PAGE),
  ABOUT_ME("AboutMe", "AboutMe", Kind.READ);

  /** What an interaction asks of the site. */
  public enum Kind {
    /** A page that is the same for everybody and needs no servlet. */
    STATIC_PAGE,
    /** A dynamic page that leaves the database as it is. */
    READ,
    /** A dynamic page that writes to the database. */
    WRITE
  }

  private final String label;
  private final String scriptName;
  private final Kind kind;

  Interaction(String label, String scriptName, Kind kind) {
    this.label = label;
    this.scriptName = scriptName;
    this.kind = kind;
  }

  /** The name of this interaction, for example {@code SearchItemsByCategory}. */
  public String label() {
    return label;
  }

  /**
   * The last segment of the URL path, for example {@code ViewItem} or {@code about_me.html}. Three
   * interactions share {@code BrowseCategories} and differ by their parameters.
   */
  public String scriptName() {
    return scriptName;
  }

  /** What this interaction asks of the site. */
  public Kind kind() {
    return kind;
  }

  /** Whether a servlet answers this interaction. */
  public boolean isDynamic() {
    return kind != Kind.STATIC_PAGE;
  }

  /** Whether this interaction writes to the database. */
  public boolean isWrite() {
    return kind == Kind.WRITE;
  }

  /**
   * The interaction with this label.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Interaction ofLabel(String label) {
    for (Interaction interaction : values()) {
      if (interaction.label.equals(label)) {
        return interaction;
      }
    }
    List<String> labels = Arrays.stream(values()).map(Interaction::label).toList();
    throw new IllegalArgumentException(
        "No interaction is called '"
            + label
            + "': did you mean '"
            + NearestName.to(label, labels)
            + "'?");
  }
}
