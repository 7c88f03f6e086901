package org.rubisee.entities;

import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.MyBid;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;

/**
 * The five lists of AboutMe. Per line: five calls for a bid, one for a sale, two for an auction
 * won, four for a purchase. Lists leave out a number of lines, from 0.
 */
record MyLists(EntityHomes homes, Integer userId) {
  /** Running auctions with a bid of the user. */
  List<MyBid> bids(LocalDateTime now, int skip) throws FinderException, IOException {
    List<MyBid> bids = new ArrayList<>();
    Query query = homes.query();
    for (Integer key :
        skip == 0 ? query.getUserBids(userId, now) : query.getFurtherUserBids(userId, now, skip)) {
      BidEntity bid = homes.bids().findByPrimaryKey(key);
      ItemEntity item = homes.items().findByPrimaryKey(bid.getItemId());
      bids.add(item.getMyBid(bid.getMaxBid()));
    }
    return bids;
  }

  /** Running auctions of the user. */
  List<MySale> selling(LocalDateTime now, int skip) throws FinderException, IOException {
    return sales(homes.items().findUserCurrentSellings(userId, now), skip);
  }

  /** Auctions of the user that ended recently. */
  List<MySale> sold(LocalDateTime now, LocalDateTime since, int skip)
      throws FinderException, IOException {
    return sales(homes.items().findUserPastSellings(userId, now, since), skip);
  }

  private static List<MySale> sales(Collection<? extends ItemEntity> items, int skip)
      throws IOException {
    List<MySale> sales = new ArrayList<>();
    int skipped = 0;
    for (ItemEntity item : items) {
      if (skipped < skip) {
        skipped++;
        continue;
      }
      if (sales.size() > AuctionRules.MAX_LISTED) {
        break;
      }
      sales.add(item.getMySale());
    }
    return sales;
  }

  /** Auctions that ended recently with the user's bid highest. */
  List<MyWin> won(LocalDateTime now, LocalDateTime since, int skip)
      throws FinderException, IOException {
    List<MyWin> won = new ArrayList<>();
    Query query = homes.query();
    for (Integer key :
        skip == 0
            ? query.getUserWonItems(userId, now, since)
            : query.getFurtherUserWonItems(userId, now, since, skip)) {
      won.add(homes.items().findByPrimaryKey(key).getMyWin());
    }
    return won;
  }

  /** Recent purchases of the user, of current items. */
  List<MyPurchase> bought(LocalDateTime since, int skip) throws FinderException, IOException {
    List<MyPurchase> bought = new ArrayList<>();
    int skipped = 0;
    for (BuyNowEntity buyNow : homes.buyNows().findUserBuyNow(userId, since)) {
      if (bought.size() > AuctionRules.MAX_LISTED) {
        break;
      }
      try {
        ItemEntity item = homes.items().findByPrimaryKey(buyNow.getItemId());
        if (skipped < skip) {
          skipped++;
          continue;
        }
        bought.add(item.getMyPurchase(buyNow.getPurchase()));
      } catch (ObjectNotFoundException e) {
        continue; // an old item: AboutMe lists current items only
      }
    }
    return bought;
  }
}
