package org.rubisee.container.engine;

/** What the instances of a bean ask of the container around them. */
interface BeanEnvironment {
  /** A home or resource of the bean's environment. */
  Object lookup(String name);

  /** The bean's local home. */
  Object localHome();

  /** The bean's remote home. */
  Object remoteHome();

  /** The local reference to an entity of the bean. */
  Object localReference(Object key);

  /** The remote reference to an entity of the bean. */
  Object remoteReference(Object key);

  /** Marks the calling thread's transaction for rollback, if there is one. */
  void setRollbackOnly();

  /** Whether the calling thread's transaction is marked for rollback. */
  boolean isRollbackOnly();
}
