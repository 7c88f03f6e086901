package org.rubisee.sql;

import java.sql.Connection;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewComment;
import org.rubisee.model.Rejection;
import org.rubisee.model.StoreComment;
import org.rubisee.settings.BusinessClock;

/**
 * Leaves a comment: two statements in one transaction. The rating is added by the database, so
 * concurrent comments on one user lose none, and that statement also tells whether the user exists.
 */
public final class SqlStoreComment implements StoreComment {
  private static final String ADD_RATING = "UPDATE users SET rating = rating + ? WHERE id = ?";

  private static final String INSERT_COMMENT =
      """
      INSERT INTO comments (from_user_id, to_user_id, item_id, rating, date, comment, ticket)
      VALUES (?, ?, ?, ?, ?, ?, ?)""";

  private final Statements statements;
  private final BusinessClock clock;
  private final boolean legacyClient;

  /**
   * The use case on this connection.
   *
   * @param legacyClient whether comments for user 0, whom old clients make up, are stored
   */
  public SqlStoreComment(Connection connection, BusinessClock clock, boolean legacyClient) {
    statements = new Statements("StoreComment", connection);
    this.clock = clock;
    this.legacyClient = legacyClient;
  }

  @Override
  public void storeComment(NewComment comment) throws RejectedException {
    int addressees = statements.write(ADD_RATING, comment.rating(), comment.toUserId());
    if (addressees == 0 && !(legacyClient && comment.toUserId() == 0)) {
      throw new RejectedException(Rejection.NO_SUCH_USER);
    }
    boolean isNew =
        statements.writeIfUnique(
            INSERT_COMMENT,
            comment.fromUserId(),
            comment.toUserId(),
            comment.itemId(),
            comment.rating(),
            clock.now(),
            comment.text(),
            comment.ticket().isEmpty() ? null : comment.ticket());
    if (!isNew) {
      throw new RejectedException(Rejection.TICKET_USED);
    }
  }
}
