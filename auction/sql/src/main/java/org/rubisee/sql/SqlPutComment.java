package org.rubisee.sql;

import java.sql.Connection;
import java.util.Optional;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.CommentForm;
import org.rubisee.model.PutComment;
import org.rubisee.model.Rejection;

/**
 * Logs an author in and shows whom and what the comment is about: the login's statement, one for
 * addressee and item, and one more for an old item.
 */
public final class SqlPutComment implements PutComment {
  private static final String ADDRESSEE_AND_ITEM =
      """
      SELECT u.nickname, i.name
      FROM users u LEFT JOIN items i ON i.id = ?
      WHERE u.id = ?""";

  private static final String OLD_NAME = "SELECT name FROM old_items WHERE id = ?";

  private final Statements statements;
  private final Auth auth;

  /** The use case on this connection; somebody else checks the login. */
  public SqlPutComment(Connection connection, Auth auth) {
    statements = new Statements("PutComment", connection);
    this.auth = auth;
  }

  @Override
  public CommentForm putComment(Credentials author, int toUserId, int itemId)
      throws RejectedException {
    int fromUserId = auth.auth(author);
    AddresseeAndItem found =
        statements
            .one(
                ADDRESSEE_AND_ITEM,
                row -> new AddresseeAndItem(row.text(), Optional.ofNullable(row.text())),
                itemId,
                toUserId)
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_USER));
    String itemName =
        found
            .currentItem()
            .or(() -> statements.one(OLD_NAME, Row::text, itemId))
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ITEM));
    return new CommentForm(fromUserId, toUserId, found.nickname(), itemId, itemName);
  }

  private record AddresseeAndItem(String nickname, Optional<String> currentItem) {}
}
