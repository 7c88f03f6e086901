package org.rubisee.container;

import java.lang.reflect.Method;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Remembers the signatures of a view's methods, which are the same at every call. */
public final class Signatures {
  private final Map<Method, String> byMethod = new ConcurrentHashMap<>();

  public String of(Method method) {
    String known = byMethod.get(method);
    return known == null ? byMethod.computeIfAbsent(method, Invocation::signature) : known;
  }

  public static boolean isCreate(Method method) {
    return method.getName().startsWith("create");
  }

  public static boolean isFinder(Method method) {
    return method.getName().startsWith("find");
  }
}
