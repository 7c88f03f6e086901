package org.rubisee.persistence;

import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.TypedQuery;
import java.util.Optional;

/**
 * Queries of use cases. Pages are read as values, by constructor expressions that name the columns
 * a page shows; entities are read where a use case changes them, or where the second-level cache
 * may have them.
 */
public class EntityQueries {
  private final EntityManager entities;

  /** Queries of this entity manager. */
  public EntityQueries(EntityManager entities) {
    this.entities = entities;
  }

  /** A query of one use case. */
  public final <T> TypedQuery<T> query(String jpql, Class<T> type) {
    return entities.createQuery(jpql, type);
  }

  /**
   * A query for what never changes, whose result the second-level cache may keep. It has a name,
   * since EclipseLink keeps results of named queries only.
   */
  public final <T> TypedQuery<T> cacheableQuery(String name, Class<T> type) {
    return entities.createNamedQuery(name, type);
  }

  /** What a query for at most one row finds. */
  public static <T> Optional<T> one(TypedQuery<T> query) {
    return query.getResultList().stream().findFirst();
  }

  /** The entity, whose row is locked until the transaction ends. */
  public final <T> Optional<T> locked(Class<T> type, Object key) {
    return Optional.ofNullable(entities.find(type, key, LockModeType.PESSIMISTIC_WRITE));
  }
}
