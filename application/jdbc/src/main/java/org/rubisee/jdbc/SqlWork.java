package org.rubisee.jdbc;

import org.rubisee.logic.RejectedException;

/**
 * What a use case does with the SQL of one connection.
 *
 * @param <S> the use cases in SQL
 * @param <T> what it answers
 */
@FunctionalInterface
public interface SqlWork<S, T> {
  /** Runs it. */
  T with(S sql) throws RejectedException;
}
