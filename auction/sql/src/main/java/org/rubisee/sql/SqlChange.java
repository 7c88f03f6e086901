package org.rubisee.sql;

import org.rubisee.logic.RejectedException;

/** A use case that writes and answers nothing. */
@FunctionalInterface
public interface SqlChange {
  /** Runs it. */
  void with(SqlUseCases sql) throws RejectedException;
}
