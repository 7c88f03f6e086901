package org.rubisee.container.persistence;

import java.util.List;
import java.util.Optional;

/** The way to the tables of container-managed state, for one transaction. */
public interface StateSession extends AutoCloseable {
  /**
   * The state of a key: locked against other transactions if that is asked for, otherwise as it was
   * read ahead, if it was.
   */
  Optional<CmpState> get(Class<? extends CmpState> type, Object key, boolean lock);

  /** Stores a new state. */
  void insert(CmpState state);

  /** Runs an update or delete. */
  void write(String query, List<Object> parameters);

  /** Runs a query for keys: each is a value, or an array of them if it has several columns. */
  List<Object> keys(String query, Object[] parameters);

  /** Runs a query for states. */
  List<CmpState> states(String query, Object[] parameters);

  /** Keeps a state for the first {@link #get} of its key. */
  void readAhead(Object key, CmpState state);

  @Override
  void close();
}
