package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.sql.Fixture.ANN;
import static org.rubisee.sql.Fixture.BOB;
import static org.rubisee.sql.Fixture.BOOKS;
import static org.rubisee.sql.Fixture.CYD;
import static org.rubisee.sql.Fixture.NOBODY;
import static org.rubisee.sql.Fixture.NOW;
import static org.rubisee.sql.Fixture.money;

import org.junit.jupiter.api.Test;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.BidDetails;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.Rejection;
import org.rubisee.model.UserDetails;

class SqlViewTest extends SqlTest {

  @Test
  void showsAllOfAnItem() throws RejectedException {
    data.insert(data.item(7).buyNow("30.00").bids(2, "12.50"));

    assertThat(useCases.viewItem().viewItem(7))
        .isEqualTo(
            new ItemDetails(
                7,
                "item 7",
                "text of item 7",
                1,
                money("10.00"),
                money("0"),
                money("30.00"),
                2,
                money("12.50"),
                money("12.50"),
                ANN,
                "ann",
                NOW.minusDays(2),
                NOW.plusDays(1),
                BOOKS));
  }

  @Test
  void showsTheLowestBidThatStillWinsAUnit() throws RejectedException {
    data.insert(data.item(7).quantity(3));
    data.bid(BOB, 7, 2, "11.00", NOW.minusHours(3));
    data.bid(CYD, 7, 1, "12.00", NOW.minusHours(2));
    data.bid(BOB, 7, 1, "14.00", NOW.minusHours(1));

    ItemDetails item = useCases.viewItem().viewItem(7);

    assertThat(item.maxBid()).isEqualTo(money("14.00"));
    assertThat(item.lowestWinningBid()).isEqualTo(money("11.00"));
  }

  @Test
  void doesNotLookForOtherWinnersOfASingleUnit() throws RejectedException {
    data.insert(data.item(7));
    data.bid(BOB, 7, 1, "11.00", NOW.minusHours(3));
    data.bid(CYD, 7, 1, "12.00", NOW.minusHours(2));

    assertThat(useCases.viewItem().viewItem(7).lowestWinningBid()).isEqualTo(money("12.00"));
  }

  @Test
  void showsOldItems() throws RejectedException {
    data.insertOld(data.item(8).quantity(4).bids(9, "77.00").end(NOW.minusDays(40)));

    ItemDetails item = useCases.viewItem().viewItem(8);

    assertThat(item.name()).isEqualTo("item 8");
    assertThat(item.lowestWinningBid()).isEqualTo(money("77.00"));
  }

  @Test
  void showsItemsWhoseSellerDoesNotExist() throws RejectedException {
    data.insert(data.item(7).seller(0));

    assertThat(useCases.viewItem().viewItem(7).sellerNickname())
        .isEqualTo(UserDetails.UNKNOWN_NICKNAME);
  }

  @Test
  void rejectsUnknownItemsAndUsers() {
    assertThat(rejectionOf(() -> useCases.viewItem().viewItem(7)))
        .isEqualTo(Rejection.NO_SUCH_ITEM);
    assertThat(rejectionOf(() -> useCases.viewItem().viewItem(-1)))
        .isEqualTo(Rejection.NO_SUCH_ITEM);
    assertThat(rejectionOf(() -> useCases.viewBidHistory().viewBidHistory(7)))
        .isEqualTo(Rejection.NO_SUCH_ITEM);
    assertThat(rejectionOf(() -> useCases.viewUserInfo().viewUserInfo(NOBODY)))
        .isEqualTo(Rejection.NO_SUCH_USER);
  }

  @Test
  void showsBidsNewestFirst() throws RejectedException {
    data.insert(data.item(7).quantity(5));
    data.bid(BOB, 7, 2, "11.00", NOW.minusHours(3));
    data.bid(CYD, 7, 1, "12.00", NOW.minusHours(1));
    data.bid(0, 7, 1, "13.00", NOW.minusHours(1));

    var history = useCases.viewBidHistory().viewBidHistory(7);

    assertThat(history.itemName()).isEqualTo("item 7");
    assertThat(history.bids())
        .extracting(BidDetails::bid)
        .containsExactly(money("13.00"), money("12.00"), money("11.00"));
    assertThat(history.bids())
        .extracting(BidDetails::nickname)
        .containsExactly(UserDetails.UNKNOWN_NICKNAME, "cyd", "bob");
    assertThat(history.bids().get(2).quantity()).isEqualTo(2);
    assertThat(history.bids().get(2).date()).isEqualTo(NOW.minusHours(3));
  }

  @Test
  void showsTheHistoryOfOldItemsAndOfItemsWithoutBids() throws RejectedException {
    data.insertOld(data.item(8));
    data.insert(data.item(7));

    assertThat(useCases.viewBidHistory().viewBidHistory(8).itemName()).isEqualTo("item 8");
    assertThat(useCases.viewBidHistory().viewBidHistory(7).bids()).isEmpty();
  }

  @Test
  void showsAUserAndCommentsNewestFirst() throws RejectedException {
    data.comment(BOB, ANN, 7, 5, NOW.minusDays(2));
    data.comment(CYD, ANN, 7, -3, NOW.minusDays(1));
    data.comment(0, ANN, 7, 0, NOW.minusDays(1));
    data.comment(ANN, BOB, 7, 3, NOW.minusDays(1));

    var info = useCases.viewUserInfo().viewUserInfo(ANN);

    assertThat(info.user())
        .isEqualTo(
            new UserDetails(
                ANN, "First ann", "Last ann", "ann", "ann@example.org", 0, NOW.minusDays(100)));
    assertThat(info.comments())
        .extracting(CommentDetails::fromNickname)
        .containsExactly(UserDetails.UNKNOWN_NICKNAME, "cyd", "bob");
    assertThat(info.comments()).extracting(CommentDetails::rating).containsExactly(0, -3, 5);
    assertThat(info.comments().get(2).text()).isEqualTo("said on " + NOW.minusDays(2));
  }
}
