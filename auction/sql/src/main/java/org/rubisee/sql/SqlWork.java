package org.rubisee.sql;

import org.rubisee.logic.RejectedException;

/**
 * What a use case does with the SQL of one connection.
 *
 * @param <T> what it answers
 */
@FunctionalInterface
public interface SqlWork<T> {
  /** Runs it. */
  T with(SqlUseCases sql) throws RejectedException;
}
