package org.rubisee.entities;

import java.util.function.Function;
import org.rubisee.beans.EnvironmentBeans;

/**
 * The homes in the environment of a session bean, under {@code ejb/}. The deployment descriptor
 * decides by which view.
 */
public final class EnvironmentHomes implements EntityHomes {
  private final EnvironmentBeans beans;

  /**
   * The homes of a bean.
   *
   * @param environment looks a name up in the bean's environment
   */
  public EnvironmentHomes(Function<String, Object> environment) {
    beans = new EnvironmentBeans(environment);
  }

  @Override
  public Categories categories() {
    return beans.find("Category", Categories.class);
  }

  @Override
  public Regions regions() {
    return beans.find("Region", Regions.class);
  }

  @Override
  public Users users() {
    return beans.find("User", Users.class);
  }

  @Override
  public Items items() {
    return beans.find("Item", Items.class);
  }

  @Override
  public OldItems oldItems() {
    return beans.find("OldItem", OldItems.class);
  }

  @Override
  public Bids bids() {
    return beans.find("Bid", Bids.class);
  }

  @Override
  public BuyNows buyNows() {
    return beans.find("BuyNow", BuyNows.class);
  }

  @Override
  public Comments comments() {
    return beans.find("Comment", Comments.class);
  }

  @Override
  public Query query() {
    return beans.find("Query", Query.class);
  }
}
