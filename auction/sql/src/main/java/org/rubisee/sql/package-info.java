/**
 * The 17 use cases as JDBC transaction scripts: one class per use case, its SQL named on top.
 *
 * <p>A script is given a connection and never begins or commits: who calls it decides what a
 * transaction is. Scripts that write ({@code Sql…Store…}, {@code SqlRegister…}) must run in one
 * transaction and be rolled back when they throw; scripts that only read may run statement by
 * statement. They are right at READ COMMITTED and above: what a write checks it has locked before,
 * or changes by a single statement.
 *
 * <p>Rows are locked in one order: the item, then what belongs to it. All SQL runs on MySQL 8.0 and
 * 8.4 and on MariaDB from 10.11; the time comes from the {@link
 * org.rubisee.settings.BusinessClock}.
 */
package org.rubisee.sql;
