package org.rubisee.container.engine;

import jakarta.ejb.EJBException;
import java.time.Duration;
import java.util.Optional;
import org.rubisee.container.ContainerSettings;
import org.rubisee.container.Failures;

/**
 * Commit options A and D: one instance per key holds the state between transactions. Transactions
 * that read it share it, one call after the other; a transaction that changes it has it alone until
 * its end. A state that has a time limit, as with option D, is loaded again after it.
 */
final class SharedInstances implements ReadyInstances {
  private final String bean;
  private final InstancePool pool;
  private final ReadyCache cache;
  private final BeanLocks locks;
  private final Duration patience;
  private final Optional<Duration> timeLimit;

  /**
   * An empty set of instances.
   *
   * @param settings cache size and how long to wait for a bean
   * @param timeLimit for how long a state is kept; nothing for ever
   */
  SharedInstances(
      String bean, InstancePool pool, ContainerSettings settings, Optional<Duration> timeLimit) {
    this.bean = bean;
    this.pool = pool;
    cache = new ReadyCache(settings.beanCache(bean));
    patience = settings.lockTime();
    locks = new BeanLocks(patience);
    this.timeLimit = timeLimit;
  }

  @Override
  public String bean() {
    return bean;
  }

  @Override
  public EntityInstance take(Object owner, Object key, boolean write) {
    BeanLock lock = locks.acquire(key, owner, write);
    boolean taken = false;
    try {
      EntityInstance instance;
      synchronized (lock) {
        instance = cache.get(key).map(this::fresh).orElseGet(() -> loaded(key));
      }
      taken = true;
      return instance;
    } finally {
      if (!taken) {
        locks.release(key, owner);
      }
    }
  }

  private EntityInstance fresh(EntityInstance kept) {
    boolean expired =
        timeLimit
            .filter(limit -> System.nanoTime() - kept.loadedNanos() > limit.toNanos())
            .isPresent();
    if (expired) {
      reload(kept);
    }
    return kept;
  }

  private void reload(EntityInstance kept) {
    boolean reloaded = false;
    try {
      kept.exclusively(
          patience,
          () -> {
            kept.load(false);
            return kept;
          });
      reloaded = true;
    } catch (EJBException e) {
      throw e;
    } catch (Exception e) {
      throw Failures.system("Could not load " + kept.key() + " again", e);
    } finally {
      if (!reloaded) {
        cache.remove(kept.key());
      }
    }
  }

  private EntityInstance loaded(Object key) {
    EntityInstance instance = pool.take();
    instance.activate(key);
    boolean loaded = false;
    try {
      instance.load(false);
      loaded = true;
    } finally {
      if (!loaded) {
        pool.passivate(instance);
      }
    }
    cache.put(instance);
    return instance;
  }

  @Override
  public void prepareToWrite(Object owner, EntityInstance instance) {
    locks.upgrade(instance.key(), owner);
  }

  @Override
  public void adopt(Object owner, EntityInstance created) {
    locks.acquire(created.key(), owner, true);
    cache.put(created);
  }

  @Override
  public void giveBack(Object owner, Object key, EntityInstance instance, Leaving leaving) {
    boolean alone = locks.isExclusive(key, owner);
    if (leaving == Leaving.REMOVED) {
      cache.remove(key);
      pool.giveBack(instance);
    } else if (leaving == Leaving.BROKEN) {
      cache.remove(key);
    } else if (leaving == Leaving.INVALID && alone) {
      cache.remove(key);
      pool.passivate(instance);
    }
    locks.release(key, owner);
    cache.shrink(locks::isFree).forEach(pool::passivate);
  }

  @Override
  public void clear() {
    cache.clear(locks::isFree).forEach(pool::passivate);
  }

  @Override
  public boolean knows(Object key) {
    return cache.get(key).isPresent();
  }
}
