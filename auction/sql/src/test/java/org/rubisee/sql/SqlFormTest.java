package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.sql.Fixture.ANN;
import static org.rubisee.sql.Fixture.BOB;
import static org.rubisee.sql.Fixture.NOBODY;
import static org.rubisee.sql.Fixture.NOW;
import static org.rubisee.sql.Fixture.login;
import static org.rubisee.sql.Fixture.money;

import org.junit.jupiter.api.Test;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.CommentForm;
import org.rubisee.model.ItemForUser;
import org.rubisee.model.Rejection;

class SqlFormTest extends SqlTest {
  private static final Credentials WRONG = new Credentials("bob", "wrong");

  @Test
  void showsTheBidderWhatCanBeBidOn() throws RejectedException {
    data.insert(data.item(7).quantity(2));
    data.bid(ANN, 7, 1, "11.00", NOW.minusHours(3));
    data.bid(BOB, 7, 1, "12.00", NOW.minusHours(2));

    ItemForUser form = useCases.putBid().putBid(login("bob"), 7);

    assertThat(form.userId()).isEqualTo(BOB);
    assertThat(form.item().minimumBid()).isEqualTo(money("13.00"));
    assertThat(form.item().lowestWinningBid()).isEqualTo(money("11.00"));
  }

  @Test
  void asksForTheInitialPriceWhereNobodyHasBid() throws RejectedException {
    data.insert(data.item(7));

    assertThat(useCases.putBid().putBid(login("bob"), 7).item().minimumBid())
        .isEqualTo(money("10.00"));
  }

  @Test
  void showsABidderThatAnOldAuctionIsOver() throws RejectedException {
    data.insertOld(data.item(8).end(NOW.minusDays(50)));

    assertThat(useCases.putBid().putBid(login("bob"), 8).item().isOpenAt(NOW)).isFalse();
  }

  @Test
  void refusesTheBidFormWithoutLoginOrItem() {
    data.insert(data.item(7));

    assertThat(rejectionOf(() -> useCases.putBid().putBid(WRONG, 7)))
        .isEqualTo(Rejection.LOGIN_FAILED);
    assertThat(rejectionOf(() -> useCases.putBid().putBid(login("bob"), 8)))
        .isEqualTo(Rejection.NO_SUCH_ITEM);
  }

  @Test
  void showsTheBuyerWhatCanBeBought() throws RejectedException {
    data.insert(data.item(7).quantity(3).buyNow("20.00"));

    ItemForUser form = useCases.buyNow().buyNow(login("bob"), 7);

    assertThat(form.userId()).isEqualTo(BOB);
    assertThat(form.item().buyNow()).isEqualTo(money("20.00"));
    assertThat(form.item().quantity()).isEqualTo(3);
  }

  @Test
  void refusesToSellWhatIsNotForSale() {
    data.insert(data.item(1));
    data.insert(data.item(2).buyNow("20.00").end(NOW));
    data.insert(data.item(3).buyNow("20.00").quantity(0));
    data.insertOld(data.item(4).buyNow("20.00"));
    data.insert(data.item(5).buyNow("20.00"));

    assertThat(rejectionOf(() -> useCases.buyNow().buyNow(login("bob"), 1)))
        .isEqualTo(Rejection.NOT_FOR_BUY_NOW);
    assertThat(rejectionOf(() -> useCases.buyNow().buyNow(login("bob"), 2)))
        .isEqualTo(Rejection.AUCTION_ENDED);
    assertThat(rejectionOf(() -> useCases.buyNow().buyNow(login("bob"), 3)))
        .isEqualTo(Rejection.AUCTION_ENDED);
    assertThat(rejectionOf(() -> useCases.buyNow().buyNow(login("bob"), 4)))
        .isEqualTo(Rejection.NO_SUCH_ITEM);
    assertThat(rejectionOf(() -> useCases.buyNow().buyNow(WRONG, 5)))
        .isEqualTo(Rejection.LOGIN_FAILED);
  }

  @Test
  void showsTheAuthorWhomAndWhatTheCommentIsAbout() throws RejectedException {
    data.insert(data.item(7));
    data.insertOld(data.item(8));

    assertThat(useCases.putComment().putComment(login("bob"), ANN, 7))
        .isEqualTo(new CommentForm(BOB, ANN, "ann", 7, "item 7"));
    assertThat(useCases.putComment().putComment(login("bob"), ANN, 8).itemName())
        .isEqualTo("item 8");
  }

  @Test
  void refusesTheCommentFormWithoutLoginAddresseeOrItem() {
    data.insert(data.item(7));

    assertThat(rejectionOf(() -> useCases.putComment().putComment(WRONG, ANN, 7)))
        .isEqualTo(Rejection.LOGIN_FAILED);
    assertThat(rejectionOf(() -> useCases.putComment().putComment(login("bob"), NOBODY, 9)))
        .isEqualTo(Rejection.NO_SUCH_USER);
    assertThat(rejectionOf(() -> useCases.putComment().putComment(login("bob"), ANN, 9)))
        .isEqualTo(Rejection.NO_SUCH_ITEM);
  }
}
