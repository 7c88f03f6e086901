package org.rubisee.servletsonly;

import org.rubisee.jdbc.JdbcTransactions;
import org.rubisee.jdbc.SqlChange;
import org.rubisee.logic.RejectedException;
import org.rubisee.sql.SqlUseCases;

/**
 * Runs use cases that write one item or one user. With {@link ServletLocks} a write waits for
 * others on the same item or user before it takes a connection, and until these are committed; then
 * no row needs to be locked for what is checked.
 *
 * @param jdbc makes the transactions
 * @param locks make writes wait
 */
record LockedChanges(JdbcTransactions<SqlUseCases> jdbc, WriteLocks locks) {

  /**
   * Runs a use case that writes and answers nothing.
   *
   * @param key what it changes; others that change it too wait until this one is committed
   */
  void change(WriteLocks.Key key, SqlChange<SqlUseCases> change) throws RejectedException {
    try (WriteLocks.Held held = locks.hold(key)) {
      jdbc.write(
          sql -> {
            change.with(sql);
            return held;
          });
    }
  }
}
