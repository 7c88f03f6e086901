package org.rubisee.sql;

/**
 * A use case that no rule can reject.
 *
 * @param <T> what it answers
 */
@FunctionalInterface
public interface SqlListing<T> extends SqlWork<T> {
  @Override
  T with(SqlUseCases sql);
}
