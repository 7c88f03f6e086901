package org.rubisee.jdbc;

/**
 * A use case that no rule can reject.
 *
 * @param <S> the use cases in SQL
 * @param <T> what it answers
 */
@FunctionalInterface
public interface SqlListing<S, T> extends SqlWork<S, T> {
  @Override
  T with(S sql);
}
