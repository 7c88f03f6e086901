package org.rubisee.auction.schema;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.model.AuctionRules;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.settings.BusinessClock;

/**
 * The auctions of a plan, each made from its number alone, with its bids, comment and purchase.
 *
 * <p>Exact shares come from blocks: of every 21 running auctions each has another number of bids
 * from 0 to 20; of every 20 auctions 19 have a comment; of every 10 one has a buy-now price. So
 * totals are known without counting, and rows that start at a multiple of {@link #BLOCK} have known
 * ids. Durations are 1 to 7 days; a running auction is at a uniform point of its duration, so
 * auctions end steadily, and most still run after a day. Past auctions ended within the 60 days
 * that the same rate of auctions takes to make so many.
 */
final class Auctions {

  /** All blocks of auctions fit into this number of rows. */
  static final int BLOCK = TableRows.BLOCK;

  /** The second at which a restored database stands. */
  static final long EPOCH = BusinessClock.LOAD_EPOCH.toEpochSecond(ZoneOffset.UTC);

  static final int DAY_SECONDS = 86_400;
  static final int HISTORY_DAYS = 60;
  static final int MOST_DAYS = 7;

  private static final int MOST_BIDS = 20;
  private static final int COMMENT_BLOCK = 20;
  private static final int BUY_NOW_BLOCK = 10;
  private static final int PURCHASE_BLOCKS = 5;
  private static final int MOST_UNITS = 10;
  private static final int HIGHEST_START_PRICE = 5_000;
  private static final int PRICE_SPREAD = 1_000;
  private static final int MOST_INCREMENT = 10;
  private static final double UNIQUE_SHARE = 0.8;
  private static final double RESERVE_SHARE = 0.4;
  private static final double CURRENT_PURCHASE_SHARE = 1.0 / (BUY_NOW_BLOCK * PURCHASE_BLOCKS);

  private final long seed;
  private final Scale scale;
  private final Categories categories = new Categories();

  Auctions(DataPlan plan) {
    this.seed = plan.seed();
    this.scale = plan.scale();
  }

  /** A running or past auction by its row, from 0. */
  Auction auction(Age age, int row) {
    RowRandom random = random(Use.AUCTION, age, row);
    int seller = seller(random);
    int category = categories.draw(random);
    boolean bought = isBought(age, row);
    int units = units(random, age, bought);
    int takenUnits = bought ? takenUnits(random, age, units) : 0;
    long initialPrice = 100L * random.between(1, HIGHEST_START_PRICE);
    long reservePrice =
        random.fraction() < RESERVE_SHARE ? initialPrice + 100L * random.below(PRICE_SPREAD) : 0;
    long buyNow = hasBuyNow(age, row) ? buyNow(random, initialPrice, reservePrice) : 0;
    long duration = (long) random.between(1, MOST_DAYS) * DAY_SECONDS;
    long end =
        age == Age.CURRENT
            ? EPOCH + 1 + (long) (random.fraction() * (duration - 1))
            : EPOCH - 1 - (long) (random.fraction() * HISTORY_DAYS * DAY_SECONDS);
    int bids = age == Age.CURRENT ? bidCount(row) : random.between(0, MOST_BIDS);
    int id = age == Age.CURRENT ? row + 1 : scale.items() + row + 1;
    return new Auction(
        id,
        seller,
        category,
        units,
        takenUnits,
        initialPrice,
        reservePrice,
        buyNow,
        bids,
        end - duration,
        end);
  }

  /** Who sells, without making the whole auction. */
  int sellerOf(Age age, int row) {
    return seller(random(Use.AUCTION, age, row));
  }

  /** The bids of an auction, lowest first, which is also oldest first. */
  List<Bid> bids(Auction auction) {
    RowRandom random = Use.BIDS.random(seed, auction.id());
    List<Bid> bids = new ArrayList<>(auction.bids());
    long lowest = auction.initialPrice();
    double step =
        (double) (Math.min(auction.end(), EPOCH) - auction.start()) / (auction.bids() + 1);
    for (int i = 0; i < auction.bids(); i++) {
      long amount = lowest + 100L * random.below(MOST_INCREMENT);
      long most = amount + 100L * random.below(2 * MOST_INCREMENT);
      int quantity = random.between(1, Math.max(1, auction.quantity()));
      long time = auction.start() + (long) (step * (i + random.fraction()));
      bids.add(new Bid(otherThan(auction.seller(), random), quantity, amount, most, time));
      lowest = amount + 100;
    }
    return bids;
  }

  /** The highest bid in cents, 0 without bids. */
  long highestBid(Auction auction) {
    List<Bid> bids = bids(auction);
    return bids.isEmpty() ? 0 : bids.get(bids.size() - 1).amount();
  }

  /** Whether somebody commented on the auction's seller. */
  boolean hasComment(Age age, int row) {
    return random(Use.COMMENTED, age, row / COMMENT_BLOCK).below(COMMENT_BLOCK)
        != row % COMMENT_BLOCK;
  }

  /** The rating that the auction's comment gives. */
  int rating(Age age, int row) {
    return rating(random(Use.COMMENT, age, row));
  }

  /** The numbers of the comment's other columns. */
  RowRandom commentRandom(Age age, int row) {
    RowRandom random = random(Use.COMMENT, age, row);
    rating(random);
    return random;
  }

  private static int rating(RowRandom random) {
    return AuctionRules.RATINGS.get(random.below(AuctionRules.RATINGS.size()));
  }

  /** Whether units were bought at once. */
  boolean isBought(Age age, int row) {
    if (!hasBuyNow(age, row)) {
      return false;
    }
    int block = row / BUY_NOW_BLOCK;
    int chosen = random(Use.BOUGHT, age, block / PURCHASE_BLOCKS).below(PURCHASE_BLOCKS);
    boolean isChosen = chosen == block % PURCHASE_BLOCKS;
    return age == Age.CURRENT ? isChosen : !isChosen;
  }

  /** Any user but one. */
  int otherThan(int user, RowRandom random) {
    int other = 1 + random.below(scale.users() - 1);
    return other < user ? other : other + 1;
  }

  /** How many auctions of an age there are. */
  int rows(Age age) {
    return age == Age.CURRENT ? scale.items() : AuctionScale.oldItems(scale);
  }

  RowRandom random(Use use, Age age, int row) {
    return use.random(seed, ((long) age.ordinal() << 40) + row);
  }

  private int seller(RowRandom random) {
    return 1 + random.below(scale.users());
  }

  private boolean hasBuyNow(Age age, int row) {
    return random(Use.BUY_NOW, age, row / BUY_NOW_BLOCK).below(BUY_NOW_BLOCK)
        == row % BUY_NOW_BLOCK;
  }

  /** Auctions that still run although units were bought had several; the others make up for it. */
  private static int units(RowRandom random, Age age, boolean bought) {
    boolean mustHaveSeveral = age == Age.CURRENT && bought;
    double uniqueShare =
        age == Age.CURRENT ? UNIQUE_SHARE / (1 - CURRENT_PURCHASE_SHARE) : UNIQUE_SHARE;
    boolean unique = random.fraction() < uniqueShare && !mustHaveSeveral;
    return unique ? 1 : random.between(2, MOST_UNITS);
  }

  private static int takenUnits(RowRandom random, Age age, int units) {
    return random.between(1, age == Age.CURRENT ? units - 1 : units);
  }

  /** More than any bid of this generator. */
  private static long buyNow(RowRandom random, long initialPrice, long reservePrice) {
    return Math.max(initialPrice, reservePrice)
        + 100L * MOST_BIDS * MOST_INCREMENT
        + 100L * random.below(PRICE_SPREAD);
  }

  /** A place in the shuffled numbers 0 to 20. */
  private int bidCount(int row) {
    int size = MOST_BIDS + 1;
    return random(Use.BID_COUNTS, Age.CURRENT, row / size).permutation(size)[row % size];
  }

  /** Whether an auction runs or is past. */
  enum Age {
    CURRENT("items"),
    OLD("old_items");

    private final String table;

    Age(String table) {
      this.table = table;
    }

    String table() {
      return table;
    }
  }
}
