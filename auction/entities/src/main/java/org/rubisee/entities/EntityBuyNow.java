package org.rubisee.entities;

import java.io.IOException;
import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Auth;
import org.rubisee.model.BuyNow;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ItemForUser;
import org.rubisee.model.Rejection;
import org.rubisee.settings.BusinessClock;

/**
 * Logs a buyer in and shows what can be bought: the login, a finder, one call for the description,
 * one for the name and, where the original does so, one getter for each further field of the form.
 *
 * @param asksEachField whether the form is filled in field by field, as by the original's servlet;
 *     the original's façade asks for the name only
 */
public record EntityBuyNow(EntityHomes homes, BusinessClock clock, Auth auth, boolean asksEachField)
    implements BuyNow {
  @Override
  public ItemForUser buyNow(Credentials buyer, int itemId) throws RejectedException {
    int userId = auth.auth(buyer);
    return EntityCalls.of(
        "BuyNow",
        () -> {
          ItemEntity found =
              EntityCalls.found(
                  Rejection.NO_SUCH_ITEM, () -> homes.items().findByPrimaryKey(itemId));
          ItemDetails item = asksEachField ? ask(found) : named(found);
          AuctionRules.checkPurchase(1, item.auctionState(), clock.now());
          return new ItemForUser(userId, item);
        });
  }

  private static ItemDetails named(ItemEntity item) throws IOException {
    item.getName(); // a call that the original's façade makes, though the description has the name
    return item.getDetails();
  }

  private static ItemDetails ask(ItemEntity item) throws IOException {
    ItemDetails description = item.getDetails();
    return new ItemDetails(
        description.id(),
        item.getName(),
        description.description(),
        item.getQuantity(),
        description.initialPrice(),
        description.reservePrice(),
        Money.of(item.getBuyNow()),
        description.bids(),
        description.maxBid(),
        description.lowestWinningBid(),
        item.getSellerId(),
        description.sellerNickname(),
        description.startDate(),
        item.getEndDate(),
        description.categoryId());
  }
}
