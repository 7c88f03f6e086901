package org.rubisee.auction.customers;

import java.math.BigDecimal;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.emulator.site.Query;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.model.Interaction;

/**
 * Makes requests as the client of RUBiS 1.4.3 does: categories, regions and users are made up, with
 * numbers from 0; what no page has shown yet is sent as -1.
 *
 * <p>A form that carries a ticket is sent back with all its hidden fields, so that these customers
 * can also use sites that ask for tickets.
 */
final class LegacyRequests {

  private static final int ITEMS_PER_PAGE = 20;
  private static final int NEW_USERS = 1_000_000;
  private static final int HIGHEST_PRICE = 5000;
  private static final int LARGEST_RAISE = 10;
  private static final int MOST_UNITS = 10;
  private static final int LONGEST_AUCTION_DAYS = 7;
  private static final int[] RATINGS = {-5, -3, 0, 3, 5};

  private final SitePaths paths;
  private final Catalogue catalogue;
  private final int users;
  private final Login login;
  private final LegacyMemory memory;
  private final Draws draws;

  LegacyRequests(Market market, Login login, LegacyMemory memory, Draws draws) {
    this.paths = market.paths();
    this.catalogue = market.catalogue();
    this.users = market.population().users();
    this.login = login;
    this.memory = memory;
    this.draws = draws;
  }

  /** Whether the client can ask for this page, or goes back instead. */
  boolean possible(Interaction interaction) {
    return switch (interaction) {
      case VIEW_ITEM, PUT_BID -> memory.itemId() != LegacyMemory.NEVER;
      case VIEW_USER_INFO -> memory.userId() != LegacyMemory.NEVER;
      default -> true;
    };
  }

  PageRequest of(Interaction interaction) {
    return switch (interaction) {
      case HOME, REGISTER, BROWSE, SELL, ABOUT_ME_AUTH, BROWSE_CATEGORIES, BROWSE_REGIONS ->
          paths.plain(interaction.ordinal());
      case SEARCH_ITEMS_BY_CATEGORY,
          SEARCH_ITEMS_BY_REGION,
          BROWSE_CATEGORIES_IN_REGION,
          VIEW_ITEM,
          VIEW_BID_HISTORY,
          PUT_BID_AUTH,
          BUY_NOW_AUTH,
          VIEW_USER_INFO,
          PUT_COMMENT_AUTH ->
          paths.link(interaction.ordinal(), link(interaction));
      default -> paths.form(interaction.ordinal(), form(interaction));
    };
  }

  private Query link(Interaction interaction) {
    return switch (interaction) {
      case SEARCH_ITEMS_BY_CATEGORY -> search(new Query());
      case SEARCH_ITEMS_BY_REGION ->
          search(
              new Query()
                  .with("region", draws.of(Purposes.REGION).nextInt(catalogue.regions().size())));
      case BROWSE_CATEGORIES_IN_REGION ->
          new Query()
              .withEncoded(
                  "region", region(draws.of(Purposes.REGION).nextInt(catalogue.regions().size())));
      case VIEW_USER_INFO -> new Query().with("userId", memory.userId());
      case PUT_COMMENT_AUTH -> comment();
      default -> item();
    };
  }

  private Query form(Interaction interaction) {
    return switch (interaction) {
      case SELECT_CATEGORY_TO_SELL_ITEM, ABOUT_ME -> login.addTo(new Query());
      case PUT_BID, BUY_NOW -> login.addTo(item());
      case PUT_COMMENT -> login.addTo(comment());
      case STORE_BID -> bid();
      case STORE_BUY_NOW ->
          ticketOr(item().with("userId", userId()).with("maxQty", mostUnits()))
              .with("qty", units());
      case STORE_COMMENT -> storeComment();
      case SELL_ITEM_FORM ->
          ticketOr(new Query().with("user", userId())).with("category", category());
      case REGISTER_ITEM -> registerItem();
      case REGISTER_USER -> user();
      default -> throw new IllegalStateException(interaction + " is not asked for by a form");
    };
  }

  private Query ticketOr(Query invented) {
    return memory.form().value("ticket", "").isEmpty()
        ? invented
        : memory.form().asQuery("qty", "category");
  }

  private int userId() {
    return login.number() - 1;
  }

  private int category() {
    return draws.of(Purposes.CATEGORY).nextInt(catalogue.categories().size());
  }

  private String region(int index) {
    return catalogue.regions().get(index).name();
  }

  private Query item() {
    return new Query().with("itemId", memory.itemId());
  }

  private Query comment() {
    return item().with("to", memory.addressee());
  }

  private Query search(Query query) {
    int category = category();
    return query
        .with("category", category)
        .withEncoded("categoryName", catalogue.categories().get(category).name())
        .with("page", memory.page())
        .with("nbOfItems", ITEMS_PER_PAGE);
  }

  private int mostUnits() {
    return memory.form().units("maxQty");
  }

  private int units() {
    return 1 + draws.of(Purposes.UNITS).nextInt(mostUnits());
  }

  private Query bid() {
    float least = memory.form().amount("minBid", BigDecimal.ONE.negate()).floatValue();
    int raise = 1 + draws.of(Purposes.RAISE).nextInt(LARGEST_RAISE);
    Query invented =
        item()
            .with("userId", userId())
            .withEncoded("minBid", Float.toString(least))
            .with("maxQty", mostUnits());
    return ticketOr(invented)
        .withEncoded("bid", Float.toString(least + raise))
        .withEncoded("maxBid", Float.toString(least + 2 * raise))
        .with("qty", units());
  }

  private Query storeComment() {
    String to = memory.form().value("to", Integer.toString(LegacyMemory.NEVER));
    return ticketOr(item().withEncoded("to", to).with("from", userId()))
        .with("rating", RATINGS[draws.of(Purposes.RATING).nextInt(RATINGS.length)])
        .withEncoded("comment", Prose.comment(draws.of(Purposes.PROSE)));
  }

  private Query registerItem() {
    int price = 1 + draws.of(Purposes.PRICE).nextInt(HIGHEST_PRICE);
    Query invented = new Query().with("userId", userId()).with("categoryId", category());
    return ticketOr(invented)
        .withEncoded("name", "RUBiS+item+" + draws.of(Purposes.ITEM_NAME).nextInt(NEW_USERS))
        .withEncoded("description", Prose.description(draws.of(Purposes.PROSE)))
        .with("initialPrice", price)
        .with("reservePrice", price + draws.of(Purposes.RESERVE).nextInt(1000))
        .with("buyNow", price + draws.of(Purposes.FIXED_PRICE).nextInt(1000))
        .with("duration", 1 + draws.of(Purposes.DURATION).nextInt(LONGEST_AUCTION_DAYS))
        .with("quantity", 1 + draws.of(Purposes.UNITS).nextInt(MOST_UNITS));
  }

  private Query user() {
    int number = users + 1 + draws.of(Purposes.NEW_USER).nextInt(NEW_USERS);
    return new Query()
        .with("firstname", "Great" + number)
        .with("lastname", "User" + number)
        .with("nickname", "user" + number)
        .with("email", "Great" + number + ".User" + number + "@rubis.com")
        .with("password", "password" + number)
        .withEncoded("region", region(number % catalogue.regions().size()));
  }
}
