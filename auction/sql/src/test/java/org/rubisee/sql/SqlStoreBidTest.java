package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rubisee.sql.Fixture.BOB;
import static org.rubisee.sql.Fixture.NOW;
import static org.rubisee.sql.Fixture.money;

import org.junit.jupiter.api.Test;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.Rejection;

class SqlStoreBidTest extends SqlTest {

  @Test
  void storesTheBidAndRaisesTheItemsHighest() throws RejectedException {
    data.insert(data.item(7));
    useCases.storeBid().storeBid(bid(7, 1, "10.00", "15.00"));
    useCases.storeBid().storeBid(bid(7, 1, "11.00", "11.00"));

    assertThat(data.text("SELECT max_bid FROM items WHERE id = 7")).isEqualTo("11.00");
    assertThat(data.number("SELECT nb_of_bids FROM items WHERE id = 7")).isEqualTo(2);
    assertThat(
            data.number(
                """
                SELECT COUNT(*) FROM bids
                WHERE item_id = 7 AND user_id = ? AND qty = 1 AND bid = 10 AND max_bid = 15
                  AND date = ?""",
                BOB,
                NOW))
        .isOne();
  }

  @Test
  void rejectsBidBelowMinimum() throws RejectedException {
    data.insert(data.item(7));

    assertThat(rejectionOf(() -> useCases.storeBid().storeBid(bid(7, 1, "9.99", "9.99"))))
        .isEqualTo(Rejection.BID_TOO_LOW);
    useCases.storeBid().storeBid(bid(7, 1, "10.00", "10.00"));
    assertThat(rejectionOf(() -> useCases.storeBid().storeBid(bid(7, 1, "10.99", "99.00"))))
        .isEqualTo(Rejection.BID_TOO_LOW);
  }

  @Test
  void rejectsAReplayedBid() throws RejectedException {
    data.insert(data.item(7));
    useCases.storeBid().storeBid(bid(7, 1, "10.00", "10.00"));

    assertThat(rejectionOf(() -> useCases.storeBid().storeBid(bid(7, 1, "10.00", "10.00"))))
        .isEqualTo(Rejection.BID_TOO_LOW);
    assertThat(data.number("SELECT COUNT(*) FROM bids WHERE item_id = 7")).isOne();
  }

  @Test
  void rejectsMaximumBelowBid() {
    data.insert(data.item(7));

    assertThat(rejectionOf(() -> useCases.storeBid().storeBid(bid(7, 1, "12.00", "11.99"))))
        .isEqualTo(Rejection.MAX_BID_BELOW_BID);
  }

  @Test
  void rejectsMoreUnitsThanThereAre() {
    data.insert(data.item(7).quantity(2));

    assertThat(rejectionOf(() -> useCases.storeBid().storeBid(bid(7, 3, "12.00", "12.00"))))
        .isEqualTo(Rejection.NOT_ENOUGH_UNITS);
  }

  @Test
  void rejectsBidOnEndedAuction() {
    data.insert(data.item(7).end(NOW));
    data.insertOld(data.item(8));

    assertThat(rejectionOf(() -> useCases.storeBid().storeBid(bid(7, 1, "12.00", "12.00"))))
        .isEqualTo(Rejection.AUCTION_ENDED);
    assertThat(rejectionOf(() -> useCases.storeBid().storeBid(bid(8, 1, "12.00", "12.00"))))
        .isEqualTo(Rejection.NO_SUCH_ITEM);
    assertThat(data.number("SELECT COUNT(*) FROM bids")).isZero();
  }

  @Test
  void aChangeOfAnItemThatWasClosedMeanwhileIsAConflict() {
    data.insert(data.item(7));
    Statements statements = new Statements("StoreBid", connection);
    String raise = "UPDATE items SET nb_of_bids = nb_of_bids + 1 WHERE id = ?";
    statements.change(raise, 7);
    data.remove("items", "id = 7");

    assertThatThrownBy(() -> statements.change(raise, 7)).isInstanceOf(ConflictException.class);
  }

  @Test
  void storesTheLargestAmountExactly() throws RejectedException {
    data.insert(data.item(7));
    useCases.storeBid().storeBid(bid(7, 1, "9999999999.99", "9999999999.99"));

    assertThat(data.text("SELECT max_bid FROM items WHERE id = 7")).isEqualTo("9999999999.99");
  }

  private static NewBid bid(int item, int quantity, String bid, String maxBid) {
    return new NewBid(BOB, item, quantity, money(bid), money(maxBid));
  }
}
