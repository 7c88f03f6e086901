package org.rubisee.entities;

import java.util.function.Supplier;

/**
 * The homes by their local view, for callers in the server of the beans.
 *
 * @param lookup finds a home
 * @param queries finds the session bean for joins
 */
public record LocalHomes(HomeLookup lookup, Supplier<? extends Query> queries)
    implements EntityHomes {
  @Override
  public Categories categories() {
    return lookup.home("Category", Categories.LocalHome.class);
  }

  @Override
  public Regions regions() {
    return lookup.home("Region", Regions.LocalHome.class);
  }

  @Override
  public Users users() {
    return lookup.home("User", Users.LocalHome.class);
  }

  @Override
  public Items items() {
    return lookup.home("Item", Items.LocalHome.class);
  }

  @Override
  public OldItems oldItems() {
    return lookup.home("OldItem", OldItems.LocalHome.class);
  }

  @Override
  public Bids bids() {
    return lookup.home("Bid", Bids.LocalHome.class);
  }

  @Override
  public BuyNows buyNows() {
    return lookup.home("BuyNow", BuyNows.LocalHome.class);
  }

  @Override
  public Comments comments() {
    return lookup.home("Comment", Comments.LocalHome.class);
  }

  @Override
  public Query query() {
    return queries.get();
  }
}
