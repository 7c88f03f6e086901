package org.rubisee.entities;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The homes in the environment of a session bean, under {@code ejb/}. The deployment descriptor
 * decides by which view: by an ejb-ref or ejb-local-ref or, where a server has no such references
 * to entity beans, by an entry with the global name of the home. Each is looked up once; for use by
 * one instance of a bean, so by one thread at a time.
 */
public final class EnvironmentHomes implements EntityHomes {
  private final Function<String, Object> environment;
  private final Map<String, Object> found = new HashMap<>();

  /**
   * The homes of a bean.
   *
   * @param environment looks a name up in the bean's environment
   */
  public EnvironmentHomes(Function<String, Object> environment) {
    this.environment = environment;
  }

  private <H> H find(String bean, Class<H> type) {
    return type.cast(found.computeIfAbsent("ejb/" + bean, this::lookUp));
  }

  private Object lookUp(String name) {
    Object entry = environment.apply(name);
    return entry instanceof String globalName ? environment.apply(globalName) : entry;
  }

  @Override
  public Categories categories() {
    return find("Category", Categories.class);
  }

  @Override
  public Regions regions() {
    return find("Region", Regions.class);
  }

  @Override
  public Users users() {
    return find("User", Users.class);
  }

  @Override
  public Items items() {
    return find("Item", Items.class);
  }

  @Override
  public OldItems oldItems() {
    return find("OldItem", OldItems.class);
  }

  @Override
  public Bids bids() {
    return find("Bid", Bids.class);
  }

  @Override
  public BuyNows buyNows() {
    return find("BuyNow", BuyNows.class);
  }

  @Override
  public Comments comments() {
    return find("Comment", Comments.class);
  }

  @Override
  public Query query() {
    return find("Query", Query.class);
  }
}
