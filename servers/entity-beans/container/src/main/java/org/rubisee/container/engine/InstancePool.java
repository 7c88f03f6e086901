package org.rubisee.container.engine;

import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/** Instances without identity, waiting to be given one, or to answer finders and home methods. */
final class InstancePool {
  private final ConcurrentLinkedDeque<EntityInstance> pooled = new ConcurrentLinkedDeque<>();
  private final AtomicInteger size = new AtomicInteger();
  private final LongAdder passivations = new LongAdder();
  private final int maxSize;
  private final Supplier<EntityInstance> maker;

  /**
   * An empty pool.
   *
   * @param maxSize how many instances are kept; 0 keeps none
   * @param maker makes an instance when there is none
   */
  InstancePool(int maxSize, Supplier<EntityInstance> maker) {
    this.maxSize = maxSize;
    this.maker = maker;
  }

  /** The instance that came back last, or a new one. */
  EntityInstance take() {
    EntityInstance instance = pooled.pollFirst();
    if (instance == null) {
      return maker.get();
    }
    size.decrementAndGet();
    return instance;
  }

  /** Takes an instance back that loses its identity. */
  void passivate(EntityInstance instance) {
    instance.passivate();
    passivations.increment();
    giveBack(instance);
  }

  /** How many instances wait, and how many lost their identity since the pool was made. */
  InstanceCounts counts() {
    return new InstanceCounts(size.get(), passivations.sum());
  }

  /** Takes an instance back, or ends its life when the pool is full. */
  void giveBack(EntityInstance instance) {
    if (size.incrementAndGet() > maxSize) {
      size.decrementAndGet();
      instance.end();
    } else {
      pooled.addFirst(instance);
    }
  }
}
