package org.rubisee.model;

import java.util.Arrays;
import java.util.List;
import org.rubisee.logic.InteractionKind;
import org.rubisee.settings.NearestName;

/**
 * One of the 27 things a client's browser does on the site (OOPSLA 2002 paper, section 4.1).
 *
 * <p>The order is that of the original's transition tables, so {@link #ordinal()} is the row and
 * column of the state in a transition matrix. {@link #label()} is how the interaction is spelled
 * everywhere: class, URL, matrix, metric, document.
 */
public enum Interaction {
  HOME("Home", "index.html", InteractionKind.STATIC_PAGE),
  REGISTER("Register", "register.html", InteractionKind.STATIC_PAGE),
  REGISTER_USER("RegisterUser", "RegisterUser", InteractionKind.WRITE),
  BROWSE("Browse", "browse.html", InteractionKind.STATIC_PAGE),
  BROWSE_CATEGORIES("BrowseCategories", "BrowseCategories", InteractionKind.READ),
  SEARCH_ITEMS_BY_CATEGORY("SearchItemsByCategory", "SearchItemsByCategory", InteractionKind.READ),
  BROWSE_REGIONS("BrowseRegions", "BrowseRegions", InteractionKind.READ),
  BROWSE_CATEGORIES_IN_REGION("BrowseCategoriesInRegion", "BrowseCategories", InteractionKind.READ),
  SEARCH_ITEMS_BY_REGION("SearchItemsByRegion", "SearchItemsByRegion", InteractionKind.READ),
  VIEW_ITEM("ViewItem", "ViewItem", InteractionKind.READ),
  VIEW_USER_INFO("ViewUserInfo", "ViewUserInfo", InteractionKind.READ),
  VIEW_BID_HISTORY("ViewBidHistory", "ViewBidHistory", InteractionKind.READ),
  BUY_NOW_AUTH("BuyNowAuth", "BuyNowAuth", InteractionKind.READ),
  BUY_NOW("BuyNow", "BuyNow", InteractionKind.READ),
  STORE_BUY_NOW("StoreBuyNow", "StoreBuyNow", InteractionKind.WRITE),
  PUT_BID_AUTH("PutBidAuth", "PutBidAuth", InteractionKind.READ),
  PUT_BID("PutBid", "PutBid", InteractionKind.READ),
  STORE_BID("StoreBid", "StoreBid", InteractionKind.WRITE),
  PUT_COMMENT_AUTH("PutCommentAuth", "PutCommentAuth", InteractionKind.READ),
  PUT_COMMENT("PutComment", "PutComment", InteractionKind.READ),
  STORE_COMMENT("StoreComment", "StoreComment", InteractionKind.WRITE),
  SELL("Sell", "sell.html", InteractionKind.STATIC_PAGE),
  SELECT_CATEGORY_TO_SELL_ITEM(
      "SelectCategoryToSellItem", "BrowseCategories", InteractionKind.READ),
  SELL_ITEM_FORM("SellItemForm", "SellItemForm", InteractionKind.READ),
  REGISTER_ITEM("RegisterItem", "RegisterItem", InteractionKind.WRITE),
  ABOUT_ME_AUTH("AboutMeAuth", "about_me.html", InteractionKind.STATIC_PAGE),
  ABOUT_ME("AboutMe", "AboutMe", InteractionKind.READ);

  private final String label;
  private final String scriptName;
  private final InteractionKind kind;

  Interaction(String label, String scriptName, InteractionKind kind) {
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
  public InteractionKind kind() {
    return kind;
  }

  /** Whether a servlet answers this interaction. */
  public boolean isDynamic() {
    return kind != InteractionKind.STATIC_PAGE;
  }

  /** Whether this interaction writes to the database. */
  public boolean isWrite() {
    return kind == InteractionKind.WRITE;
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
