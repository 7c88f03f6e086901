package org.rubisee.entities;

import java.util.function.Supplier;

/**
 * The homes by their remote view.
 *
 * @param lookup finds a home
 * @param queries finds the session bean for joins
 */
public record RemoteHomes(HomeLookup lookup, Supplier<? extends Query> queries)
    implements EntityHomes {
  @Override
  public Categories categories() {
    return lookup.home("Category", Categories.Home.class);
  }

  @Override
  public Regions regions() {
    return lookup.home("Region", Regions.Home.class);
  }

  @Override
  public Users users() {
    return lookup.home("User", Users.Home.class);
  }

  @Override
  public Items items() {
    return lookup.home("Item", Items.Home.class);
  }

  @Override
  public OldItems oldItems() {
    return lookup.home("OldItem", OldItems.Home.class);
  }

  @Override
  public Bids bids() {
    return lookup.home("Bid", Bids.Home.class);
  }

  @Override
  public BuyNows buyNows() {
    return lookup.home("BuyNow", BuyNows.Home.class);
  }

  @Override
  public Comments comments() {
    return lookup.home("Comment", Comments.Home.class);
  }

  @Override
  public Query query() {
    return queries.get();
  }
}
