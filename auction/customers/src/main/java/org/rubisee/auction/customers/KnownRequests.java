package org.rubisee.auction.customers;

import java.math.BigDecimal;
import java.util.function.Supplier;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.emulator.site.Query;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.model.Interaction;

/** Makes requests from what a customer knows: links are followed, forms are filled in. */
final class KnownRequests {

  private static final int NEW_USERS = 1_000_000_000;
  private static final int HIGHEST_PRICE = 5000;
  private static final int MOST_UNITS = 10;
  private static final int LONGEST_AUCTION_DAYS = 7;
  private static final int LARGEST_RAISE = 10;
  private static final int LARGEST_PREMIUM = 1000;
  private static final int[] RATINGS = {-5, -3, 0, 3, 5};

  private final SitePaths paths;
  private final Catalogue catalogue;
  private final int users;
  private final Supplier<Login> login;
  private final Knowledge known;
  private final Draws draws;

  KnownRequests(Market market, Supplier<Login> login, Knowledge known, Draws draws) {
    this.paths = market.paths();
    this.catalogue = market.catalogue();
    this.users = market.population().users();
    this.login = login;
    this.known = known;
    this.draws = draws;
  }

  /** The request for a page that the known allows. */
  PageRequest of(Interaction interaction) {
    return switch (interaction) {
      case HOME, REGISTER, BROWSE, SELL, ABOUT_ME_AUTH, BROWSE_CATEGORIES, BROWSE_REGIONS ->
          paths.plain(interaction.ordinal());
      case SEARCH_ITEMS_BY_CATEGORY, SEARCH_ITEMS_BY_REGION -> search(interaction);
      case BROWSE_CATEGORIES_IN_REGION ->
          paths.link(interaction.ordinal(), new Query().withEncoded("region", anyRegion().link()));
      case VIEW_ITEM, VIEW_BID_HISTORY, PUT_BID_AUTH ->
          paths.link(interaction.ordinal(), new Query().with("itemId", known.itemId()));
      case BUY_NOW_AUTH ->
          paths.link(interaction.ordinal(), new Query().with("itemId", known.buyableItemId()));
      case VIEW_USER_INFO ->
          paths.link(interaction.ordinal(), new Query().with("userId", known.userId()));
      case PUT_COMMENT_AUTH -> paths.link(interaction.ordinal(), comment());
      default -> paths.form(interaction.ordinal(), form(interaction));
    };
  }

  private Query form(Interaction interaction) {
    return switch (interaction) {
      case SELECT_CATEGORY_TO_SELL_ITEM, ABOUT_ME -> login.get().addTo(new Query());
      case PUT_BID -> login.get().addTo(new Query().with("itemId", known.itemId()));
      case BUY_NOW -> login.get().addTo(new Query().with("itemId", known.buyableItemId()));
      case PUT_COMMENT -> login.get().addTo(comment());
      case STORE_BID -> bid();
      case STORE_BUY_NOW -> known.form().asQuery("qty").with("qty", units());
      case STORE_COMMENT ->
          known
              .form()
              .asQuery()
              .with("rating", RATINGS[draws.of(Purposes.RATING).nextInt(RATINGS.length)])
              .withEncoded("comment", Prose.comment(draws.of(Purposes.PROSE)));
      case SELL_ITEM_FORM -> known.form().asQuery("category").with("category", anyCategory().id());
      case REGISTER_ITEM -> item();
      case REGISTER_USER -> user();
      default -> throw new IllegalStateException(interaction + " is not asked for by a form");
    };
  }

  private PageRequest search(Interaction interaction) {
    Query query = new Query();
    if (interaction == Interaction.SEARCH_ITEMS_BY_REGION) {
      query.with("region", known.regionId());
    }
    Catalogue.Category category =
        known.hasPager() ? categoryNumbered(known.categoryOfPager()) : anyCategory();
    query.with("category", category.id()).withEncoded("categoryName", category.name());
    query.with("page", known.page()).with("nbOfItems", known.itemsPerPage());
    return paths.link(interaction.ordinal(), query);
  }

  private Query comment() {
    return new Query().with("itemId", known.itemId()).with("to", known.addressee());
  }

  /** At least the minimum the form names, raised by a little; the most is twice that raise. */
  private Query bid() {
    BigDecimal least = known.form().amount("minBid", BigDecimal.ONE);
    int raise = draws.of(Purposes.RAISE).nextInt(LARGEST_RAISE);
    return known
        .form()
        .asQuery("qty")
        .withEncoded("bid", least.add(BigDecimal.valueOf(raise)).toPlainString())
        .withEncoded("maxBid", least.add(BigDecimal.valueOf(2L * raise)).toPlainString())
        .with("qty", units());
  }

  private int units() {
    return 1 + draws.of(Purposes.UNITS).nextInt(known.form().units("maxQty"));
  }

  /** As the papers' data: 80 % single items, 40 % with a reserve price, 10 % with buy-now. */
  private Query item() {
    int price = price();
    int reserve = inCases(40, Purposes.RESERVE) ? price + premium(Purposes.RESERVE) : 0;
    int buyNow =
        inCases(10, Purposes.FIXED_PRICE) ? price + reserve + premium(Purposes.FIXED_PRICE) : 0;
    int units = inCases(80, Purposes.UNITS) ? 1 : 1 + draws.of(Purposes.UNITS).nextInt(MOST_UNITS);
    return sale(new Offer(price, reserve, buyNow, units));
  }

  private boolean inCases(int percent, Purpose purpose) {
    return draws.of(purpose).nextInt(100) < percent;
  }

  private int premium(Purpose purpose) {
    return draws.of(purpose).nextInt(LARGEST_PREMIUM);
  }

  /**
   * What is put up for sale.
   *
   * @param price the initial price
   * @param reserve the least that the seller wants; 0: nothing
   * @param buyNow for how much it can be bought at once; 0: it cannot
   * @param units how many, from 1
   */
  record Offer(int price, int reserve, int buyNow, int units) {}

  int price() {
    return 1 + draws.of(Purposes.PRICE).nextInt(HIGHEST_PRICE);
  }

  /** The last page's form, filled in with an offer. */
  Query sale(Offer offer) {
    return known
        .form()
        .asQuery()
        .withEncoded(
            "name",
            "Item+of+user"
                + login.get().number()
                + "+no+"
                + draws.of(Purposes.ITEM_NAME).nextInt(NEW_USERS))
        .withEncoded("description", Prose.description(draws.of(Purposes.PROSE)))
        .with("initialPrice", offer.price())
        .with("reservePrice", offer.reserve())
        .with("buyNow", offer.buyNow())
        .with("duration", 1 + draws.of(Purposes.DURATION).nextInt(LONGEST_AUCTION_DAYS))
        .with("quantity", offer.units());
  }

  private Query user() {
    int number = users + 1 + draws.of(Purposes.NEW_USER).nextInt(NEW_USERS);
    return new Query()
        .with("firstname", "Great" + number)
        .with("lastname", "User" + number)
        .with("nickname", "user" + number)
        .with("email", "Great" + number + ".User" + number + "@rubis.com")
        .with("password", "password" + number)
        .withEncoded("region", anyRegion().name());
  }

  private Catalogue.Category anyCategory() {
    return catalogue
        .categories()
        .get(draws.of(Purposes.CATEGORY).nextInt(catalogue.categories().size()));
  }

  private Catalogue.Category categoryNumbered(int id) {
    for (Catalogue.Category category : catalogue.categories()) {
      if (category.id() == id) {
        return category;
      }
    }
    return anyCategory();
  }

  private Catalogue.Region anyRegion() {
    return catalogue.regions().get(draws.of(Purposes.REGION).nextInt(catalogue.regions().size()));
  }
}
