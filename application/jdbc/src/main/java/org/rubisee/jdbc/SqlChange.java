package org.rubisee.jdbc;

import org.rubisee.logic.RejectedException;

/**
 * A use case that writes and answers nothing.
 *
 * @param <S> the use cases in SQL
 */
@FunctionalInterface
public interface SqlChange<S> {
  /** Runs it. */
  void with(S sql) throws RejectedException;
}
