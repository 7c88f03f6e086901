package org.rubisee.bookstore.sql;

import org.rubisee.jdbc.RowLocks;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.settings.BusinessClock;

/**
 * What the use cases must know of their site.
 *
 * @param clock the business clock
 * @param passwordHasher makes hashes of new customers' passwords
 * @param rowLocks who makes changes of one cart or book wait for each other
 */
public record SqlSettings(BusinessClock clock, PasswordHasher passwordHasher, RowLocks rowLocks) {

  /** With locks of the database. */
  public SqlSettings(BusinessClock clock, PasswordHasher passwordHasher) {
    this(clock, passwordHasher, RowLocks.BY_DATABASE);
  }
}
