package org.rubisee.auction.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.rubisee.auction.schema.Auctions.Age;
import org.rubisee.schema.DataPlan;

/** What the papers say of the data, at their size and the default seed. */
class AuctionsTest {

  private static final DataPlan PAPER = AuctionData.plan(AuctionScale.PAPER);
  private static final Auctions AUCTIONS = new Auctions(PAPER);
  private static final List<Auction> RUNNING = all(Age.CURRENT, AuctionScale.PAPER.items());
  private static final List<Auction> PAST = all(Age.OLD, 50_000);
  private static final Offset<Double> A_POINT = within(0.01);

  @Test
  void givesTheTotalsOfThePapers() {
    AuctionTotals totals = AuctionTotals.of(PAPER);
    Percentage one = Percentage.withPercentage(1);
    assertThat(totals.users()).isEqualTo(1_000_000);
    assertThat(totals.items()).isEqualTo(33_000);
    assertThat(totals.oldItems()).isEqualTo(500_000);
    assertThat(totals.categories()).isEqualTo(40);
    assertThat(totals.regions()).isEqualTo(62);
    assertThat(totals.bids()).isCloseTo(330_000, one);
    assertThat(totals.comments()).isCloseTo(31_500 + 475_000, one);
    assertThat(totals.purchases()).isBetween(1, (totals.items() + totals.oldItems()) / 10);
  }

  @Test
  void keepsTheSharesOfThePapers() {
    for (List<Auction> auctions : List.of(RUNNING, PAST)) {
      assertThat(share(auctions, auction -> auction.units() == 1)).isCloseTo(0.8, A_POINT);
      assertThat(share(auctions, auction -> auction.reservePrice() > 0)).isCloseTo(0.4, A_POINT);
      assertThat(share(auctions, auction -> auction.buyNow() > 0)).isCloseTo(0.1, within(1e-4));
      assertThat(auctions).allMatch(auction -> auction.units() >= 1 && auction.units() <= 10);
    }
  }

  @Test
  void endsAuctionsSteadilyAndKeepsPlentyRunningForADay() {
    assertThat(RUNNING).allMatch(auction -> auction.end() > Auctions.EPOCH);
    assertThat(share(RUNNING, endsWithinHours(24))).isBetween(0.30, 0.42);
    assertThat(share(RUNNING, endsWithinHours(1))).isBetween(0.010, 0.022);
  }

  @Test
  void neverSellsMoreThanThereIsAndKeepsSoldAuctionsRunningWithWhatIsLeft() {
    assertThat(RUNNING).allMatch(auction -> auction.quantity() >= 1);
    assertThat(PAST).allMatch(auction -> auction.quantity() >= 0);
    assertThat(PAST).anyMatch(auction -> auction.quantity() == 0);
  }

  @Test
  void endsPastAuctionsBeforeTheEpoch() {
    assertThat(PAST).allMatch(auction -> auction.end() < Auctions.EPOCH);
    assertThat(PAST).allMatch(auction -> auction.start() < auction.end());
  }

  @Test
  void placesBidsAsTheRulesDemand() {
    for (Auction auction : RUNNING.subList(0, 2_100)) {
      long least = auction.initialPrice();
      long after = auction.start();
      for (Bid bid : AUCTIONS.bids(auction)) {
        assertThat(bid.amount()).isGreaterThanOrEqualTo(least);
        assertThat(bid.most()).isGreaterThanOrEqualTo(bid.amount());
        assertThat(bid.quantity()).isBetween(1, auction.quantity());
        assertThat(bid.bidder())
            .isBetween(1, AuctionScale.PAPER.users())
            .isNotEqualTo(auction.seller());
        assertThat(bid.time()).isBetween(after, Auctions.EPOCH);
        least = bid.amount() + 100;
        after = bid.time();
      }
    }
  }

  @Test
  void asksMoreToBuyNowThanAnybodyBid() {
    assertThat(RUNNING)
        .filteredOn(auction -> auction.buyNow() > 0)
        .allMatch(auction -> auction.buyNow() > AUCTIONS.highestBid(auction));
  }

  @Test
  void fillsASearchPageInMostCategoriesOfTheQuickSize() {
    Auctions small = new Auctions(AuctionData.plan(AuctionScale.SMALL));
    long[] items = new long[41];
    IntStream.range(0, AuctionScale.SMALL.items())
        .forEach(row -> items[small.auction(Age.CURRENT, row).category()]++);
    assertThat(IntStream.rangeClosed(1, 40).filter(id -> items[id] >= 20).count())
        .isGreaterThan(30);
    assertThat(IntStream.rangeClosed(1, 40)).allMatch(id -> items[id] > 0);
  }

  private static Predicate<Auction> endsWithinHours(int hours) {
    return auction -> auction.end() < Auctions.EPOCH + hours * 3_600L;
  }

  private static List<Auction> all(Age age, int rows) {
    return IntStream.range(0, rows).mapToObj(row -> AUCTIONS.auction(age, row)).toList();
  }

  private static double share(List<Auction> auctions, Predicate<Auction> what) {
    return (double) auctions.stream().filter(what).count() / auctions.size();
  }
}
