package org.rubisee.auction.customers;

import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.FormFields;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.measurement.Outcome;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Interaction;

/**
 * Keys drawn uniformly from all that the site was loaded with: whatever was asked for before, the
 * next key is any other (Middleware 2001, section 3.5: no locality of reference). Only forms, and
 * the item that was just put up for sale, come from the page before.
 */
final class AnyKeys implements Knowledge {

  private final Market market;
  private final Draws draws;
  private final Memory lastPage = new Memory();
  private boolean soldSomething;

  AnyKeys(Market market, Draws draws) {
    this.market = market;
    this.draws = draws;
  }

  /** Takes in a page. */
  void see(Interaction interaction, PageScan scan, Outcome outcome) {
    lastPage.see(interaction, scan, draws);
    soldSomething = interaction == Interaction.REGISTER_ITEM && outcome == Outcome.OK;
    if (outcome != Outcome.OK) {
      lastPage.loseForm();
    }
  }

  /** Forgets the page that did not come. */
  void forget() {
    lastPage.loseForm();
    soldSomething = false;
  }

  /** Whether the last page had what this request needs. */
  boolean allows(Interaction interaction) {
    return switch (interaction) {
      case STORE_BID, STORE_BUY_NOW, STORE_COMMENT, SELL_ITEM_FORM, REGISTER_ITEM ->
          lastPage.allows(interaction);
      case BUY_NOW -> soldSomething;
      default -> true;
    };
  }

  /** Whoever logs in. */
  Login login() {
    return Login.random(market.population().users(), draws.of(Purposes.LOGIN));
  }

  private int user() {
    return 1 + draws.of(Purposes.USER).nextInt(market.population().users());
  }

  @Override
  public int itemId() {
    return 1 + draws.of(Purposes.ITEM).nextInt(market.population().items());
  }

  /** The item that was just put up for sale. */
  @Override
  public int buyableItemId() {
    return lastPage.itemId();
  }

  @Override
  public int userId() {
    return user();
  }

  @Override
  public int addressee() {
    return user();
  }

  @Override
  public int regionId() {
    return 1 + draws.of(Purposes.REGION).nextInt(market.catalogue().regions().size());
  }

  @Override
  public boolean hasPager() {
    return false;
  }

  @Override
  public int categoryOfPager() {
    throw new IllegalStateException("There is no pager");
  }

  @Override
  public int page() {
    return 0;
  }

  /** As many rows as the site gives at once. */
  @Override
  public int itemsPerPage() {
    return AuctionRules.MAX_ITEMS_PER_PAGE;
  }

  @Override
  public FormFields form() {
    return lastPage.form();
  }
}
