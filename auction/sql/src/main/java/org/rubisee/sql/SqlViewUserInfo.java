package org.rubisee.sql;

import java.sql.Connection;
import java.util.List;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.Rejection;
import org.rubisee.model.UserDetails;
import org.rubisee.model.UserInfo;
import org.rubisee.model.ViewUserInfo;

/** Shows a user and the comments received: two statements. */
public final class SqlViewUserInfo implements ViewUserInfo {
  private static final String USER =
      """
      SELECT id, firstname, lastname, nickname, email, rating, creation_date
      FROM users
      WHERE id = ?""";

  private static final String COMMENTS =
      """
      SELECT c.id, c.from_user_id, u.nickname, c.date, c.rating, c.comment
      FROM comments c LEFT JOIN users u ON u.id = c.from_user_id
      WHERE c.to_user_id = ?
      ORDER BY c.date DESC, c.id DESC
      LIMIT\s"""
          + (AuctionRules.MAX_COMMENTS + 1);

  private static final String EARLIER_COMMENTS = COMMENTS + " OFFSET ?";

  private final Statements statements;

  /** The use case on this connection. */
  public SqlViewUserInfo(Connection connection) {
    statements = new Statements("ViewUserInfo", connection);
  }

  @Override
  public UserInfo viewUserInfo(int userId) throws RejectedException {
    return new UserInfo(user(userId), comments(COMMENTS, userId));
  }

  @Override
  public UserInfo earlierComments(int userId, int skip) throws RejectedException {
    return new UserInfo(user(userId), comments(EARLIER_COMMENTS, userId, skip));
  }

  private UserDetails user(int userId) throws RejectedException {
    return statements
        .one(
            USER,
            row ->
                new UserDetails(
                    row.number(),
                    row.text(),
                    row.text(),
                    row.text(),
                    row.text(),
                    row.number(),
                    row.dateTime()),
            userId)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_USER));
  }

  private List<CommentDetails> comments(String sql, Object... parameters) {
    return statements.all(
        sql,
        row ->
            new CommentDetails(
                row.number(),
                row.number(),
                row.textOr(UserDetails.UNKNOWN_NICKNAME),
                row.dateTime(),
                row.number(),
                row.text()),
        parameters);
  }
}
