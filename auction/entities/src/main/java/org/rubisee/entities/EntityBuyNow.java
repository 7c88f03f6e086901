package org.rubisee.entities;

import java.io.IOException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Auth;
import org.rubisee.model.BusinessClock;
import org.rubisee.model.BuyNow;
import org.rubisee.model.Credentials;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ItemForUser;
import org.rubisee.model.Money;
import org.rubisee.model.RejectedException;
import org.rubisee.model.Rejection;

/**
 * Logs a buyer in and shows what can be bought: the login, a finder, one call for the description
 * and, as in the original, one getter for each field of the form.
 */
public record EntityBuyNow(EntityHomes homes, BusinessClock clock, Auth auth) implements BuyNow {
  @Override
  public ItemForUser buyNow(Credentials buyer, int itemId) throws RejectedException {
    int userId = auth.auth(buyer);
    return EntityCalls.of(
        "BuyNow",
        () -> {
          ItemEntity found =
              EntityCalls.found(
                  Rejection.NO_SUCH_ITEM, () -> homes.items().findByPrimaryKey(itemId));
          ItemDetails item = ask(found, found.getDetails());
          AuctionRules.checkPurchase(1, item.auctionState(), clock.now());
          return new ItemForUser(userId, item);
        });
  }

  private static ItemDetails ask(ItemEntity item, ItemDetails description) throws IOException {
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
