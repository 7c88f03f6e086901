package org.rubisee.servletsonly;

import java.util.Properties;
import org.rubisee.sql.RowLocks;

/**
 * Makes writes on one item or one user come one after the other: the knob {@code rubis.locking}
 * (Middleware 2003, section 4.4: "sync" is locking in the servlet engine).
 */
interface WriteLocks {
  /** The setting that chooses: {@code database} or {@code servlet}. */
  String SETTING = "rubis.locking";

  /** The database's row locks: nothing is held here. */
  WriteLocks OF_DATABASE =
      new WriteLocks() {
        @Override
        public Held hold(Key key) {
          return () -> {};
        }

        @Override
        public RowLocks rowLocks() {
          return RowLocks.BY_DATABASE;
        }
      };

  /**
   * What a write changes.
   *
   * @param table name of its table
   * @param id its primary key
   */
  record Key(String table, int id) {}

  /** A lock until it is closed. */
  interface Held extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * Waits until nobody else holds the lock of that key. One write holds one lock only.
   *
   * @throws org.rubisee.logic.OverloadedException if the lock is not free in time
   */
  Held hold(Key key);

  /** Whether statements have to lock rows. */
  RowLocks rowLocks();

  /**
   * The locks that are set.
   *
   * @throws IllegalArgumentException if the setting is neither; the message says what it can be
   */
  static WriteLocks of(Properties properties) {
    String setting = properties.getProperty(SETTING, "database");
    return switch (setting) {
      case "database" -> OF_DATABASE;
      case "servlet" -> new ServletLocks();
      default ->
          throw new IllegalArgumentException(
              SETTING + " is database or servlet, not '" + setting + "'");
    };
  }
}
