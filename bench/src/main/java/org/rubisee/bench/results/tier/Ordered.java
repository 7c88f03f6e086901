package org.rubisee.bench.results.tier;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Copies of maps that keep their order, so that files and reports read as they were written. */
public final class Ordered {
  private Ordered() {}

  public static <K, V> Map<K, V> copyOf(Map<K, V> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
