package org.rubisee.container.engine;

import jakarta.ejb.ConcurrentAccessTimeoutException;
import jakarta.ejb.EJBException;
import jakarta.ejb.EntityBean;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.rubisee.container.bean.Callbacks;
import org.rubisee.container.persistence.Persistence;

/**
 * One instance of a bean class and where it is in its life (EJB 2.1, 10.5.1): pooled, without
 * identity, or ready, with the identity of its primary key. One call at a time gets in.
 */
final class EntityInstance {
  private final EntityBean bean;
  private final InstanceContext context;
  private final Persistence persistence;
  private final boolean reentrant;
  private final boolean readOnly;
  private final ReentrantLock calls = new ReentrantLock();
  private volatile long loadedNanos;

  /** Makes an instance: from "does not exist" to pooled. */
  EntityInstance(InstanceTemplate template) {
    bean = template.type().newInstance();
    context = new InstanceContext(template.environment());
    persistence = template.persistence();
    reentrant = template.reentrant();
    readOnly = template.readOnly();
    Callbacks.run("setEntityContext", () -> bean.setEntityContext(context));
  }

  EntityBean bean() {
    return bean;
  }

  Object key() {
    return context.getPrimaryKey();
  }

  /** When the state was loaded, by {@link System#nanoTime}. */
  long loadedNanos() {
    return loadedNanos;
  }

  /** From pooled to ready, for an entity that exists. */
  void activate(Object key) {
    context.identify(key);
    Callbacks.run("ejbActivate", bean::ejbActivate);
  }

  /** From pooled to ready, for an entity that ejbCreate has just made. */
  void created(Object key) {
    context.identify(key);
    loadedNanos = System.nanoTime();
  }

  /** Loads the state; locks it against other transactions if the persistence can. */
  void load(boolean lock) {
    loadedNanos = System.nanoTime();
    persistence.load(bean, key(), lock);
  }

  /** Stores the state, unless nobody can have changed it. */
  void store() {
    if (!readOnly) {
      persistence.store(bean, key());
    }
  }

  /** From ready to pooled. */
  void passivate() {
    Callbacks.run("ejbPassivate", bean::ejbPassivate);
    forget();
  }

  /** From ready to pooled, together with the entity. */
  void remove() throws Exception {
    persistence.remove(bean, key());
    forget();
  }

  /** Loses identity and state. */
  void forget() {
    persistence.forget(bean);
    context.forget();
  }

  /** From pooled to "does not exist". */
  void end() {
    Callbacks.run("unsetEntityContext", bean::unsetEntityContext);
  }

  /**
   * Lets one call in, after those that are in already.
   *
   * @param patience how long to wait for them
   */
  <T> T exclusively(Duration patience, Call<T> call) throws Exception {
    if (calls.isHeldByCurrentThread() && !reentrant) {
      throw new EJBException("A call came back to " + key() + ", which is not reentrant");
    }
    if (!calls.tryLock() && !calls.tryLock(patience.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new ConcurrentAccessTimeoutException("Entity " + key() + " is busy: try again");
    }
    try {
      return call.run();
    } finally {
      calls.unlock();
    }
  }

  /** What is done with an instance. */
  @FunctionalInterface
  interface Call<T> {
    T run() throws Exception;
  }
}
