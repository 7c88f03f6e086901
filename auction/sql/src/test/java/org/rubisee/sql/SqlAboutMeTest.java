package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.sql.Fixture.ANN;
import static org.rubisee.sql.Fixture.BOB;
import static org.rubisee.sql.Fixture.CYD;
import static org.rubisee.sql.Fixture.NOW;
import static org.rubisee.sql.Fixture.login;
import static org.rubisee.sql.Fixture.money;

import org.junit.jupiter.api.Test;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyBid;
import org.rubisee.model.MyList;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.model.Rejection;

class SqlAboutMeTest extends SqlTest {

  @Test
  void showsNothingOfAUserWhoDidNothing() throws RejectedException {
    MyActivity activity = aboutBob();

    assertThat(activity.user().nickname()).isEqualTo("bob");
    assertThat(activity.bids()).isEmpty();
    assertThat(activity.selling()).isEmpty();
    assertThat(activity.sold()).isEmpty();
    assertThat(activity.won()).isEmpty();
    assertThat(activity.bought()).isEmpty();
    assertThat(activity.comments()).isEmpty();
  }

  @Test
  void rejectsAWrongLogin() {
    assertThat(rejectionOf(() -> useCases.aboutMe().aboutMe(new Credentials("bob", "wrong"))))
        .isEqualTo(Rejection.LOGIN_FAILED);
  }

  @Test
  void leavesOutTheFirstLinesOfAList() throws RejectedException {
    for (int id = 1; id <= 4; id++) {
      data.insert(data.item(id).end(NOW.plusHours(id)));
      data.bid(BOB, id, 1, "10.00", NOW.minusHours(9));
      data.purchase(BOB, id, 1, NOW.minusHours(id));
      data.insert(data.item(10 + id).end(NOW.minusHours(id)));
      data.bid(BOB, 10 + id, 1, "10.00", NOW.minusHours(9));
    }
    AboutMe aboutMe = useCases.aboutMe();

    assertThat(aboutMe.furtherLines(BOB, MyList.BIDS, 2).bids())
        .isEqualTo(aboutBob().bids().subList(2, 4))
        .hasSize(2);
    assertThat(aboutMe.furtherLines(ANN, MyList.SELLING, 3).sales())
        .extracting(MySale::itemId)
        .containsExactly(4);
    assertThat(aboutMe.furtherLines(ANN, MyList.SOLD, 1).sales())
        .extracting(MySale::itemId)
        .containsExactly(12, 13, 14);
    assertThat(aboutMe.furtherLines(BOB, MyList.WON, 1).wins())
        .isEqualTo(aboutBob().won().subList(1, 4))
        .hasSize(3);
    assertThat(aboutMe.furtherLines(BOB, MyList.BOUGHT, 3).purchases())
        .isEqualTo(aboutBob().bought().subList(3, 4))
        .hasSize(1);
    assertThat(aboutMe.furtherLines(BOB, MyList.BOUGHT, 4).purchases()).isEmpty();
  }

  @Test
  void listsRunningAuctionsWithABidOfTheUserOnce() throws RejectedException {
    data.insert(data.item(1).quantity(2).end(NOW.plusHours(5)));
    data.insert(data.item(2).end(NOW.plusHours(4)));
    data.insert(data.item(3).end(NOW));
    data.bid(BOB, 1, 1, "10.00", NOW.minusHours(9));
    data.bid(BOB, 1, 1, "12.00", NOW.minusHours(8));
    data.bid(CYD, 1, 1, "15.00", NOW.minusHours(7));
    data.bid(BOB, 2, 1, "11.00", NOW.minusHours(6));
    data.bid(BOB, 3, 1, "11.00", NOW.minusHours(6));

    assertThat(aboutBob().bids()).extracting(MyBid::itemId).containsExactly(2, 1);
    assertThat(aboutBob().bids().get(1))
        .isEqualTo(
            new MyBid(
                1,
                "item 1",
                money("15.00"),
                money("13.00"),
                2,
                NOW.minusDays(2),
                NOW.plusHours(5),
                ANN,
                "ann"));
  }

  @Test
  void listsWhatTheUserSellsAndSoldWithinThirtyDays() throws RejectedException {
    data.insert(data.item(1).seller(BOB).end(NOW.plusHours(5)));
    data.insert(data.item(2).seller(BOB).end(NOW.plusHours(4)).bids(1, "44.00"));
    data.insert(data.item(3).seller(BOB).end(NOW));
    data.insert(data.item(4).seller(BOB).end(NOW.minusDays(30).plusSeconds(1)));
    data.insert(data.item(5).seller(BOB).end(NOW.minusDays(30)));
    data.insert(data.item(6).seller(BOB).end(NOW));
    data.insertOld(data.item(7).seller(BOB).end(NOW.minusDays(1)));
    data.insert(data.item(8).end(NOW));

    assertThat(aboutBob().selling()).extracting(MySale::itemId).containsExactly(2, 1);
    assertThat(aboutBob().selling())
        .extracting(MySale::price)
        .containsExactly(money("44.00"), money("10.00"));
    assertThat(aboutBob().sold()).extracting(MySale::itemId).containsExactly(6, 3, 4);
  }

  @Test
  void countsAsWonWhatEndedWithTheUsersBidHighest() throws RejectedException {
    data.insert(data.item(1).end(NOW));
    data.bid(CYD, 1, 1, "10.00", NOW.minusHours(9));
    data.bid(BOB, 1, 1, "20.00", NOW.minusHours(8));
    data.insert(data.item(2).end(NOW.minusHours(1)));
    data.bid(BOB, 2, 1, "10.00", NOW.minusHours(9));
    data.bid(CYD, 2, 1, "20.00", NOW.minusHours(8));
    data.insert(data.item(3).end(NOW.minusDays(31)));
    data.bid(BOB, 3, 1, "20.00", NOW.minusDays(32));
    data.insert(data.item(4));
    data.bid(BOB, 4, 1, "20.00", NOW.minusHours(8));

    assertThat(aboutBob().won())
        .containsExactly(new MyWin(1, "item 1", money("20.00"), NOW, ANN, "ann"));
  }

  @Test
  void listsRecentPurchasesNewestFirst() throws RejectedException {
    data.insert(data.item(1).buyNow("30.00").quantity(0).end(NOW.minusHours(1)));
    data.insert(data.item(2).buyNow("40.00").seller(0));
    data.purchase(BOB, 1, 2, NOW.minusHours(1));
    data.purchase(BOB, 2, 1, NOW.minusMinutes(1));
    data.purchase(BOB, 2, 1, NOW.minusDays(30));
    data.purchase(CYD, 2, 1, NOW);

    assertThat(aboutBob().bought()).extracting(MyPurchase::itemId).containsExactly(2, 1);
    assertThat(aboutBob().bought().get(1))
        .isEqualTo(new MyPurchase(1, "item 1", money("30.00"), 2, NOW.minusHours(1), ANN, "ann"));
  }

  @Test
  void showsWhatOthersSay() throws RejectedException {
    data.comment(ANN, BOB, 7, 5, NOW.minusDays(2));
    data.comment(CYD, BOB, 7, 0, NOW.minusDays(1));

    assertThat(aboutBob().comments())
        .extracting(CommentDetails::fromNickname)
        .containsExactly("cyd", "ann");
  }

  private MyActivity aboutBob() throws RejectedException {
    return useCases.aboutMe().aboutMe(login("bob"));
  }
}
