package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.sql.Fixture.ANN;
import static org.rubisee.sql.Fixture.BOB;
import static org.rubisee.sql.Fixture.CLOCK;
import static org.rubisee.sql.Fixture.NOBODY;
import static org.rubisee.sql.Fixture.NOW;

import org.junit.jupiter.api.Test;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewComment;
import org.rubisee.model.Rejection;

class SqlStoreCommentTest extends SqlTest {

  @Test
  void storesTheCommentAndAddsItsRating() throws RejectedException {
    useCases.storeComment().storeComment(new NewComment(BOB, ANN, 7, 5, "fine \"trade\" 😀", ""));
    useCases.storeComment().storeComment(new NewComment(BOB, ANN, 7, -3, "less fine", ""));

    assertThat(data.number("SELECT rating FROM users WHERE id = ?", ANN)).isEqualTo(2);
    assertThat(
            data.text(
                "SELECT comment FROM comments WHERE rating = 5 AND from_user_id = ? AND date = ?",
                BOB,
                NOW))
        .isEqualTo("fine \"trade\" 😀");
  }

  @Test
  void acceptsTheNeutralRating() throws RejectedException {
    useCases.storeComment().storeComment(new NewComment(BOB, ANN, 7, 0, "", ""));

    assertThat(data.number("SELECT COUNT(*) FROM comments")).isOne();
  }

  @Test
  void storesTheLongestText() throws RejectedException {
    String longest = "ü".repeat(AuctionRules.MAX_TEXT);
    useCases.storeComment().storeComment(new NewComment(BOB, ANN, 7, 3, longest, ""));

    assertThat(data.text("SELECT comment FROM comments")).isEqualTo(longest);
  }

  @Test
  void acceptsATicketOnce() throws RejectedException {
    useCases.storeComment().storeComment(new NewComment(BOB, ANN, 7, 5, "first", "t1"));

    assertThat(
            rejectionOf(
                () ->
                    useCases
                        .storeComment()
                        .storeComment(new NewComment(BOB, ANN, 7, 5, "again", "t1"))))
        .isEqualTo(Rejection.TICKET_USED);
    assertThat(data.number("SELECT COUNT(*) FROM comments WHERE ticket = 't1'")).isOne();
  }

  @Test
  void rejectsUnknownAddressee() {
    assertThat(rejectionOf(() -> commentOn(NOBODY, useCases))).isEqualTo(Rejection.NO_SUCH_USER);
    assertThat(rejectionOf(() -> commentOn(0, useCases))).isEqualTo(Rejection.NO_SUCH_USER);
  }

  @Test
  void storesCommentsOnUserZeroForOldClientsOnly() throws RejectedException {
    SqlUseCases legacy = new SqlUseCases(connection, CLOCK, true);
    commentOn(0, legacy);

    assertThat(data.number("SELECT COUNT(*) FROM comments WHERE to_user_id = 0")).isOne();
    assertThat(rejectionOf(() -> commentOn(NOBODY, legacy))).isEqualTo(Rejection.NO_SUCH_USER);
  }

  private static void commentOn(int user, SqlUseCases useCases) throws RejectedException {
    useCases.storeComment().storeComment(new NewComment(BOB, user, 7, 3, "text", ""));
  }
}
