package org.rubisee.container.engine;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Ready instances kept between transactions; which were used longest ago leave first. */
final class ReadyCache {
  private final Map<Object, EntityInstance> byKey = new LinkedHashMap<>(16, 0.75f, true);
  private final int maxSize;

  ReadyCache(int maxSize) {
    this.maxSize = maxSize;
  }

  synchronized Optional<EntityInstance> get(Object key) {
    return Optional.ofNullable(byKey.get(key));
  }

  synchronized Optional<EntityInstance> remove(Object key) {
    return Optional.ofNullable(byKey.remove(key));
  }

  synchronized void put(EntityInstance instance) {
    byKey.put(instance.key(), instance);
  }

  /** Keeps an instance unless there is one of that key. */
  synchronized boolean putIfAbsent(EntityInstance instance) {
    return byKey.putIfAbsent(instance.key(), instance) == null;
  }

  /**
   * Takes out the instances that are too many.
   *
   * @param canLeave whether the instance of that key is out of use
   */
  List<EntityInstance> shrink(Predicate<Object> canLeave) {
    return shrink(maxSize, canLeave);
  }

  /**
   * Takes out all instances that are out of use.
   *
   * @param canLeave whether the instance of that key is out of use
   */
  List<EntityInstance> clear(Predicate<Object> canLeave) {
    return shrink(0, canLeave);
  }

  private synchronized List<EntityInstance> shrink(int size, Predicate<Object> canLeave) {
    List<EntityInstance> leaving = new ArrayList<>();
    Iterator<EntityInstance> eldestFirst = byKey.values().iterator();
    while (byKey.size() > size && eldestFirst.hasNext()) {
      EntityInstance eldest = eldestFirst.next();
      if (canLeave.test(eldest.key())) {
        eldestFirst.remove();
        leaving.add(eldest);
      }
    }
    return leaving;
  }
}
