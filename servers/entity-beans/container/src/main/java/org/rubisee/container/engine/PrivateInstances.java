package org.rubisee.container.engine;

import java.util.List;
import java.util.Optional;

/**
 * Commit options B and C: each transaction has an instance of its own and loads it; what is shared
 * is the database, which also locks. Option B keeps the identity, C a cache of size 0, nothing.
 */
final class PrivateInstances implements ReadyInstances {
  private final String bean;
  private final InstancePool pool;
  private final ReadyCache cache;

  PrivateInstances(String bean, InstancePool pool, int cacheSize) {
    this.bean = bean;
    this.pool = pool;
    cache = new ReadyCache(cacheSize);
  }

  @Override
  public String bean() {
    return bean;
  }

  @Override
  public EntityInstance take(Object owner, Object key, boolean write) {
    Optional<EntityInstance> kept = cache.remove(key);
    EntityInstance instance = kept.orElseGet(() -> activated(key));
    boolean loaded = false;
    try {
      instance.load(write);
      loaded = true;
      return instance;
    } finally {
      if (!loaded) {
        pool.passivate(instance);
      }
    }
  }

  private EntityInstance activated(Object key) {
    EntityInstance instance = pool.take();
    instance.activate(key);
    return instance;
  }

  @Override
  public void prepareToWrite(Object owner, EntityInstance instance) {
    instance.load(true);
  }

  @Override
  public void adopt(Object owner, EntityInstance created) {}

  @Override
  public void giveBack(Object owner, Object key, EntityInstance instance, Leaving leaving) {
    switch (leaving) {
      case VALID -> keep(instance);
      case INVALID -> pool.passivate(instance);
      case REMOVED -> pool.giveBack(instance);
      case BROKEN -> instance.forget();
    }
  }

  private void keep(EntityInstance instance) {
    if (cache.putIfAbsent(instance)) {
      List<EntityInstance> leaving = cache.shrink(key -> true);
      leaving.forEach(pool::passivate);
    } else {
      pool.passivate(instance);
    }
  }

  @Override
  public void clear() {
    cache.clear(key -> true).forEach(pool::passivate);
  }

  @Override
  public boolean knows(Object key) {
    return false;
  }
}
