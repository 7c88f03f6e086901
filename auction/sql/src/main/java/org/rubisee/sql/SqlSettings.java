package org.rubisee.sql;

import org.rubisee.jdbc.RowLocks;
import org.rubisee.settings.BusinessClock;

/**
 * What the use cases must know of their site.
 *
 * @param clock the business clock
 * @param legacyClient whether user and category 0, which old clients make up, are tolerated in
 *     writes
 * @param rowLocks who makes changes of one item wait for each other
 */
public record SqlSettings(BusinessClock clock, boolean legacyClient, RowLocks rowLocks) {}
