package org.rubisee.contract.trade;

import org.rubisee.contract.data.Database;

/** Comments that are in the database before a test looks at their pages. */
public final class StoredComments {

  private StoredComments() {}

  /**
   * Stores comments by as many users.
   *
   * @param addressee whom they are about
   * @param count how many
   * @param characters the length of each
   */
  public static void store(Database database, int addressee, int count, int characters) {
    database.change(
        "INSERT INTO comments (from_user_id, to_user_id, item_id, rating, date, comment) SELECT id, "
            + addressee
            + ", 1, 0, '2002-11-04 08:59:00', REPEAT('<', "
            + characters
            + ") FROM users ORDER BY id LIMIT "
            + count);
  }
}
