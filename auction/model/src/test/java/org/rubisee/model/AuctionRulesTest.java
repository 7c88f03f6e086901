package org.rubisee.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDateTime;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules.BidForUnits;
import org.rubisee.settings.BusinessClock;

class AuctionRulesTest {
  private static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH;

  /** 3 units from 10.00, buy-now 50.00, two bids, the highest 20.00. */
  private static final AuctionState ITEM =
      new AuctionState(
          3, Money.ofUnits(10), Money.ofUnits(50), 2, Money.ofUnits(20), NOW.plusDays(1));

  private static final AuctionState FRESH =
      new AuctionState(3, Money.ofUnits(10), Money.ZERO, 0, Money.ZERO, NOW.plusDays(1));

  @Test
  void showsTheHighestBidElseTheInitialPrice() {
    assertThat(AuctionRules.price(Money.ofUnits(10), Money.ofUnits(20)))
        .isEqualTo(Money.ofUnits(20));
    assertThat(AuctionRules.price(Money.ofUnits(10), Money.ZERO)).isEqualTo(Money.ofUnits(10));
  }

  @Test
  void acceptsBidAtMinimum() {
    assertThatCode(() -> check(bid(1, 2100, 2100), ITEM)).doesNotThrowAnyException();
    assertThatCode(() -> check(bid(3, 1000, 1000), FRESH)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2099, 9999, BID_TOO_LOW",
    "4, 2100, 2100, NOT_ENOUGH_UNITS",
    "1, 2100, 2099, MAX_BID_BELOW_BID",
  })
  void rejectsBidThatBreaksARule(int quantity, long bid, long maxBid, Rejection rule) {
    assertRejected(() -> check(bid(quantity, bid, maxBid), ITEM), rule);
  }

  @Test
  void rejectsBidBelowInitialPrice() {
    assertRejected(() -> check(bid(1, 999, 999), FRESH), Rejection.BID_TOO_LOW);
  }

  @Test
  void acceptsBidUntilTheEndAndNotAtIt() {
    AuctionState endsNow = ending(NOW, 1);
    AuctionState endsSoon = ending(NOW.plusSeconds(1), 1);

    assertRejected(() -> check(bid(1, 2100, 2100), endsNow), Rejection.AUCTION_ENDED);
    assertThatCode(() -> check(bid(1, 2100, 2100), endsSoon)).doesNotThrowAnyException();
  }

  @Test
  void takesAnAuctionWithoutUnitsForEnded() {
    AuctionState soldOut = ending(NOW.plusDays(1), 0);

    assertRejected(() -> check(bid(1, 2100, 2100), soldOut), Rejection.AUCTION_ENDED);
    assertRejected(() -> AuctionRules.checkPurchase(1, soldOut, NOW), Rejection.AUCTION_ENDED);
  }

  @Test
  void sellsNoMoreThanThereIs() {
    assertThatCode(() -> AuctionRules.checkPurchase(3, ITEM, NOW)).doesNotThrowAnyException();
    assertRejected(() -> AuctionRules.checkPurchase(4, ITEM, NOW), Rejection.NOT_ENOUGH_UNITS);
  }

  @Test
  void sellsAtOnceOnlyWhatHasABuyNowPriceAndRuns() {
    assertRejected(() -> AuctionRules.checkPurchase(1, FRESH, NOW), Rejection.NOT_FOR_BUY_NOW);
    assertRejected(
        () -> AuctionRules.checkPurchase(1, ending(NOW, 1), NOW), Rejection.AUCTION_ENDED);
  }

  @Test
  void endsTheAuctionWithTheLastUnit() {
    assertThat(AuctionRules.endAfterPurchase(0, NOW.plusDays(1), NOW)).isEqualTo(NOW);
    assertThat(AuctionRules.endAfterPurchase(1, NOW.plusDays(1), NOW)).isEqualTo(NOW.plusDays(1));
  }

  @ParameterizedTest
  @CsvSource({"1, 30", "2, 20", "3, 20", "4, 10", "9, 10"})
  void findsTheLowestBidThatStillWinsAUnit(int unitsForSale, long lowest) {
    Iterator<BidForUnits> bids = List.of(units(30, 1), units(20, 2), units(10, 1)).iterator();

    assertThat(AuctionRules.lowestWinningBid(unitsForSale, bids)).isEqualTo(Money.ofUnits(lowest));
  }

  @Test
  void readsNoMoreBidsThanItNeeds() {
    Iterator<BidForUnits> bids = List.of(units(30, 2), units(20, 1)).iterator();
    AuctionRules.lowestWinningBid(2, bids);

    assertThat(bids.next()).isEqualTo(units(20, 1));
  }

  @Test
  void findsNoWinnerWithoutBids() {
    assertThat(AuctionRules.lowestWinningBid(5, List.<BidForUnits>of().iterator()))
        .isEqualTo(Money.ZERO);
  }

  @Test
  void looksForSeveralWinnersWhereThereCanBeSome() {
    assertThat(AuctionRules.severalBidsCanWin(2, 1)).isTrue();
    assertThat(AuctionRules.severalBidsCanWin(1, 9)).isFalse();
    assertThat(AuctionRules.severalBidsCanWin(9, 0)).isFalse();
    assertThat(AuctionRules.severalBidsCanWin(0, 9)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {-5, -3, 0, 3, 5})
  void knowsFiveRatings(int rating) {
    assertThat(AuctionRules.isRating(rating)).isTrue();
    assertThat(AuctionRules.isRating(rating + 1)).isFalse();
  }

  private static void check(NewBid bid, AuctionState item) throws RejectedException {
    AuctionRules.checkBid(bid, item, NOW);
  }

  private static NewBid bid(int quantity, long cents, long maxCents) {
    return new NewBid(1, 7, quantity, new Money(cents), new Money(maxCents));
  }

  private static AuctionState ending(LocalDateTime end, int quantity) {
    return new AuctionState(
        quantity, ITEM.initialPrice(), ITEM.buyNow(), ITEM.bids(), ITEM.maxBid(), end);
  }

  private static BidForUnits units(long amount, int quantity) {
    return new BidForUnits(Money.ofUnits(amount), quantity);
  }

  private static void assertRejected(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable call, Rejection rule) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            RejectedException.class, rejected -> assertThat(rejected.rejection()).isEqualTo(rule));
  }
}
