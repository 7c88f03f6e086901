package org.rubisee.jdbc;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a use case that writes needs for itself, in the words of each kind of locks.
 *
 * @param tables all its tables; empty if the site does not offer {@link Locking#TABLE}
 * @param keys the rows that others must not change meanwhile
 * @param furtherKeys finds more of these when the first ones are locked; no scope may lock rows of
 *     the first kind when it has locked such rows
 * @param <S> the use cases in SQL
 */
public record WriteScope<S>(
    Optional<TableLocks> tables,
    Set<RowKey> keys,
    Optional<SqlListing<S, Collection<RowKey>>> furtherKeys) {

  /** Copies the set. */
  public WriteScope {
    keys = Set.copyOf(keys);
  }

  /** Rows, on a site that locks no tables. */
  public static <S> WriteScope<S> of(RowKey key) {
    return new WriteScope<>(Optional.empty(), Set.of(key), Optional.empty());
  }

  /** Tables, and the rows in them that others may change, too; maybe none. */
  public static <S> WriteScope<S> of(TableLocks tables, RowKey... keys) {
    return new WriteScope<>(Optional.of(tables), Set.copyOf(List.of(keys)), Optional.empty());
  }

  /** The same, and further rows, which only the database knows. */
  public WriteScope<S> and(SqlListing<S, Collection<RowKey>> further) {
    return new WriteScope<>(tables, keys, Optional.of(further));
  }
}
