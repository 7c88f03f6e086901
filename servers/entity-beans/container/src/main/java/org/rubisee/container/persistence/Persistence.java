package org.rubisee.container.persistence;

import jakarta.ejb.EntityBean;
import java.util.Collection;

/** Who keeps the state of a bean, and how. The life cycle is the same for both. */
public sealed interface Persistence permits BeanManagedPersistence, ContainerManagedPersistence {
  /**
   * Has a pooled instance create an entity.
   *
   * @return its primary key
   * @throws Exception what ejbCreate throws
   */
  Object create(EntityBean pooled, String signature, Object[] arguments) throws Exception;

  /** Loads the state of a ready instance; locks it against other transactions if it can. */
  void load(EntityBean ready, Object key, boolean lock);

  /** Stores the state of a ready instance. */
  void store(EntityBean ready, Object key);

  /** Removes the entity of a ready instance. */
  void remove(EntityBean ready, Object key) throws Exception;

  /** Forgets the state of an instance that goes back to the pool. */
  void forget(EntityBean passivated);

  /** Has a pooled instance find one entity; its key. */
  Object findOne(EntityBean pooled, String signature, Object[] arguments) throws Exception;

  /** Has a pooled instance find entities; their keys. */
  Collection<?> findMany(EntityBean pooled, String signature, Object[] arguments) throws Exception;
}
