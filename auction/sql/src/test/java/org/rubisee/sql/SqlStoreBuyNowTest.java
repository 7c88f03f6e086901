package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.sql.Fixture.BOB;
import static org.rubisee.sql.Fixture.NOW;

import org.junit.jupiter.api.Test;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.Rejection;

class SqlStoreBuyNowTest extends SqlTest {

  @Test
  void takesTheUnitsAndLeavesTheAuctionRunning() throws RejectedException {
    data.insert(data.item(7).quantity(5).buyNow("20.00"));
    useCases.storeBuyNow().storeBuyNow(new NewPurchase(BOB, 7, 2, "t1"));

    assertThat(data.number("SELECT quantity FROM items WHERE id = 7")).isEqualTo(3);
    assertThat(data.number("SELECT end_date > ? FROM items WHERE id = 7", NOW)).isOne();
    assertThat(
            data.number(
                """
                SELECT COUNT(*) FROM buy_now
                WHERE buyer_id = ? AND item_id = 7 AND qty = 2 AND date = ? AND ticket = 't1'""",
                BOB,
                NOW))
        .isOne();
  }

  @Test
  void endsTheAuctionWithTheLastUnit() throws RejectedException {
    data.insert(data.item(7).quantity(2).buyNow("20.00"));
    useCases.storeBuyNow().storeBuyNow(new NewPurchase(BOB, 7, 2, ""));

    assertThat(data.number("SELECT quantity FROM items WHERE id = 7")).isZero();
    assertThat(data.number("SELECT end_date = ? FROM items WHERE id = 7", NOW)).isOne();
    assertThat(rejectionOf(() -> buy(7, 1, ""))).isEqualTo(Rejection.AUCTION_ENDED);
  }

  @Test
  void acceptsATicketOnce() throws RejectedException {
    data.insert(data.item(7).quantity(5).buyNow("20.00"));
    buy(7, 1, "t1");

    assertThat(rejectionOf(() -> buy(7, 1, "t1"))).isEqualTo(Rejection.TICKET_USED);
    assertThat(data.number("SELECT quantity FROM items WHERE id = 7")).isEqualTo(4);
  }

  @Test
  void saysOfTheReplayedLastPurchaseThatItWasMade() throws RejectedException {
    data.insert(data.item(7).buyNow("20.00"));
    buy(7, 1, "t1");

    assertThat(rejectionOf(() -> buy(7, 1, "t1"))).isEqualTo(Rejection.TICKET_USED);
  }

  @Test
  void sellsAsOftenAsAskedWhereTheSiteRunsWithoutTickets() throws RejectedException {
    data.insert(data.item(7).quantity(5).buyNow("20.00"));
    buy(7, 1, "");
    buy(7, 1, "");

    assertThat(data.number("SELECT COUNT(*) FROM buy_now WHERE ticket IS NULL")).isEqualTo(2);
  }

  @Test
  void rejectsWhatIsNotForSale() {
    data.insert(data.item(1));
    data.insert(data.item(2).buyNow("20.00").end(NOW));
    data.insert(data.item(3).buyNow("20.00").quantity(2));
    data.insertOld(data.item(4).buyNow("20.00"));

    assertThat(rejectionOf(() -> buy(1, 1, ""))).isEqualTo(Rejection.NOT_FOR_BUY_NOW);
    assertThat(rejectionOf(() -> buy(2, 1, ""))).isEqualTo(Rejection.AUCTION_ENDED);
    assertThat(rejectionOf(() -> buy(3, 3, ""))).isEqualTo(Rejection.NOT_ENOUGH_UNITS);
    assertThat(rejectionOf(() -> buy(4, 1, ""))).isEqualTo(Rejection.NO_SUCH_ITEM);
    assertThat(data.number("SELECT COUNT(*) FROM buy_now")).isZero();
  }

  private void buy(int item, int quantity, String ticket) throws RejectedException {
    useCases.storeBuyNow().storeBuyNow(new NewPurchase(BOB, item, quantity, ticket));
  }
}
