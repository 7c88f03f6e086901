package org.rubisee.emulator.customer;

import java.math.BigDecimal;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.rubisee.emulator.site.Catalogue;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.emulator.site.Query;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.model.Interaction;

/** Makes requests from what a customer knows: links are followed, forms are filled in. */
final class KnownRequests {

  private static final int ITEMS_PER_PAGE = 20;
  private static final int NEW_USERS = 1_000_000_000;
  private static final int HIGHEST_PRICE = 5000;
  private static final int MOST_UNITS = 10;
  private static final int LONGEST_AUCTION_DAYS = 7;
  private static final int LARGEST_RAISE = 10;
  private static final int[] RATINGS = {-5, -3, 0, 3, 5};

  private final SitePaths paths;
  private final Catalogue catalogue;
  private final int users;
  private final Supplier<Login> login;
  private final Knowledge known;
  private final SplittableRandom random;

  KnownRequests(
      Surroundings surroundings, Supplier<Login> login, Knowledge known, SplittableRandom random) {
    this.paths = surroundings.paths();
    this.catalogue = surroundings.catalogue();
    this.users = surroundings.population().users();
    this.login = login;
    this.known = known;
    this.random = random;
  }

  /** The request for a page that the known allows. */
  PageRequest of(Interaction interaction) {
    return switch (interaction) {
      case HOME, REGISTER, BROWSE, SELL, ABOUT_ME_AUTH, BROWSE_CATEGORIES, BROWSE_REGIONS ->
          paths.plain(interaction);
      case SEARCH_ITEMS_BY_CATEGORY, SEARCH_ITEMS_BY_REGION -> search(interaction);
      case BROWSE_CATEGORIES_IN_REGION ->
          paths.link(interaction, new Query().withEncoded("region", any(catalogue.regions())));
      case VIEW_ITEM, VIEW_BID_HISTORY, PUT_BID_AUTH ->
          paths.link(interaction, new Query().with("itemId", known.itemId()));
      case BUY_NOW_AUTH ->
          paths.link(interaction, new Query().with("itemId", known.buyableItemId()));
      case VIEW_USER_INFO -> paths.link(interaction, new Query().with("userId", known.userId()));
      case PUT_COMMENT_AUTH -> paths.link(interaction, comment());
      default -> paths.form(interaction, form(interaction));
    };
  }

  private Query form(Interaction interaction) {
    return switch (interaction) {
      case SELECT_CATEGORY_TO_SELL_ITEM, ABOUT_ME -> login.get().addTo(new Query());
      case PUT_BID -> login.get().addTo(new Query().with("itemId", known.itemId()));
      case BUY_NOW -> login.get().addTo(new Query().with("itemId", known.buyableItemId()));
      case PUT_COMMENT -> login.get().addTo(comment());
      case STORE_BID -> bid();
      case STORE_BUY_NOW -> known.form().asQuery().with("qty", units());
      case STORE_COMMENT ->
          known
              .form()
              .asQuery()
              .with("rating", RATINGS[random.nextInt(RATINGS.length)])
              .withEncoded("comment", Prose.comment(random));
      case SELL_ITEM_FORM -> known.form().asQuery().with("category", anyCategory().id());
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
    query.with("page", known.page()).with("nbOfItems", ITEMS_PER_PAGE);
    return paths.link(interaction, query);
  }

  private Query comment() {
    return new Query().with("itemId", known.itemId()).with("to", known.addressee());
  }

  /** At least the minimum the form names, raised by a little; the most is twice that raise. */
  private Query bid() {
    BigDecimal least = known.form().amount("minBid", BigDecimal.ONE);
    int raise = random.nextInt(LARGEST_RAISE);
    return known
        .form()
        .asQuery()
        .withEncoded("bid", least.add(BigDecimal.valueOf(raise)).toPlainString())
        .withEncoded("maxBid", least.add(BigDecimal.valueOf(2L * raise)).toPlainString())
        .with("qty", units());
  }

  private int units() {
    return 1 + random.nextInt(known.form().units("maxQty"));
  }

  /** As the papers' data: 80 % single items, 40 % with a reserve price, 10 % with buy-now. */
  private Query item() {
    int price = price();
    int reserve = random.nextInt(100) < 40 ? price + random.nextInt(1000) : 0;
    int buyNow = random.nextInt(100) < 10 ? price + reserve + random.nextInt(1000) : 0;
    int units = random.nextInt(100) < 80 ? 1 : 1 + random.nextInt(MOST_UNITS);
    return sale(new Offer(price, reserve, buyNow, units));
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
    return 1 + random.nextInt(HIGHEST_PRICE);
  }

  /** The last page's form, filled in with an offer. */
  Query sale(Offer offer) {
    return known
        .form()
        .asQuery()
        .withEncoded(
            "name", "Item+of+user" + login.get().number() + "+no+" + random.nextInt(NEW_USERS))
        .withEncoded("description", Prose.description(random))
        .with("initialPrice", offer.price())
        .with("reservePrice", offer.reserve())
        .with("buyNow", offer.buyNow())
        .with("duration", 1 + random.nextInt(LONGEST_AUCTION_DAYS))
        .with("quantity", offer.units());
  }

  private Query user() {
    int number = users + 1 + random.nextInt(NEW_USERS);
    return new Query()
        .with("firstname", "Great" + number)
        .with("lastname", "User" + number)
        .with("nickname", "user" + number)
        .with("email", "Great" + number + ".User" + number + "@rubis.com")
        .with("password", "password" + number)
        .withEncoded("region", any(catalogue.regions()));
  }

  private Catalogue.Category anyCategory() {
    return catalogue.categories().get(random.nextInt(catalogue.categories().size()));
  }

  private Catalogue.Category categoryNumbered(int id) {
    for (Catalogue.Category category : catalogue.categories()) {
      if (category.id() == id) {
        return category;
      }
    }
    return anyCategory();
  }

  private String any(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
