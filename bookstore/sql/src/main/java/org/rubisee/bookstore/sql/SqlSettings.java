package org.rubisee.bookstore.sql;

import org.rubisee.logic.PasswordHasher;
import org.rubisee.settings.BusinessClock;

/**
 * What the use cases must know of their site.
 *
 * @param clock the business clock
 * @param passwordHasher makes hashes of new customers' passwords
 */
public record SqlSettings(BusinessClock clock, PasswordHasher passwordHasher) {}
