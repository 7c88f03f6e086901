package org.rubisee.beans;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The homes and beans in the environment of a session bean, under {@code ejb/}. The deployment
 * descriptor decides by which view: by an ejb-ref or ejb-local-ref or, where a server has no such
 * references to entity beans, by an entry with the global name of the home. Each is looked up once;
 * for use by one instance of a bean, so by one thread at a time.
 */
public final class EnvironmentBeans {
  private final Function<String, Object> environment;
  private final Map<String, Object> found = new HashMap<>();

  /**
   * The beans that a bean refers to.
   *
   * @param environment looks a name up in the bean's environment
   */
  public EnvironmentBeans(Function<String, Object> environment) {
    this.environment = environment;
  }

  /** A bean, or the home of one, by its name without {@code ejb/}. */
  public <B> B find(String bean, Class<B> type) {
    return type.cast(found.computeIfAbsent("ejb/" + bean, this::lookUp));
  }

  private Object lookUp(String name) {
    Object entry = environment.apply(name);
    return entry instanceof String globalName ? environment.apply(globalName) : entry;
  }
}
