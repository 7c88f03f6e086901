package org.rubisee.schema;

import java.util.List;
import org.rubisee.schema.Auctions.Age;

/** Everything that a plan generates, table by table. Immutable; any number of threads may write. */
final class Dataset {

  private final Auctions auctions;
  private final Ratings ratings;
  private final Totals totals;
  private final List<TableRows> tables;

  Dataset(DataPlan plan) {
    auctions = new Auctions(plan);
    ratings = new Ratings(auctions, plan.scale().users());
    totals = Totals.of(plan.scale(), auctions);
    TextPool prose = new TextPool(plan.seed());
    tables =
        List.of(
            new AuctionRows(auctions, prose, Age.OLD),
            new UserRows(plan, ratings),
            new CommentRows(auctions, prose, Age.OLD),
            new AuctionRows(auctions, prose, Age.CURRENT),
            new BidRows(auctions),
            new CommentRows(auctions, prose, Age.CURRENT),
            new PurchaseRows(auctions, Age.OLD),
            new PurchaseRows(auctions, Age.CURRENT),
            new FixedRows("categories", "id, name", 1, new Categories().names()),
            new FixedRows("regions", "id, name", 1, Names.regions()));
  }

  Auctions auctions() {
    return auctions;
  }

  Ratings ratings() {
    return ratings;
  }

  Totals totals() {
    return totals;
  }

  /** The largest first. */
  List<TableRows> tables() {
    return tables;
  }
}
