package org.rubisee.beans;

import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;

/**
 * Finds the beans of the application tier by name. A stub can be used by all threads, so by default
 * each name is looked up once; the original looked it up for every page.
 */
public final class RemoteBeans {

  /** System property: {@code cached} (the default) or {@code per-request}. */
  public static final String LOOKUP = "rubis.lookup";

  /**
   * System property: the name of a bean on servers that have others than WildFly. In place of
   * {@code %2$s} stands the use case.
   */
  public static final String NAME = "rubis.beans.name";

  private static final String OF_WILDFLY = "ejb:%1$s/beans/%2$sBean!%3$s";

  private final String application;
  private final String name;
  private final Context names;
  private final boolean cached;
  private final Map<Class<?>, Object> stubs = new ConcurrentHashMap<>();

  /**
   * Beans found by these names.
   *
   * @param application the archive of the application tier, without {@code .ear}
   * @param cached whether each name is looked up only once
   */
  public RemoteBeans(String application, Context names, boolean cached) {
    this(application, OF_WILDFLY, names, cached);
  }

  private RemoteBeans(String application, String name, Context names, boolean cached) {
    this.application = application;
    this.name = name;
    this.names = names;
    this.cached = cached;
  }

  /**
   * The beans of the application tier that this server is connected to.
   *
   * @param application the archive of the application tier, without {@code .ear}
   * @param properties usually {@link System#getProperties()}
   * @throws IllegalArgumentException if {@value #LOOKUP} is neither of its values
   */
  public static RemoteBeans of(String application, Properties properties) {
    String lookup = properties.getProperty(LOOKUP, "cached");
    if (!lookup.equals("cached") && !lookup.equals("per-request")) {
      throw new IllegalArgumentException(
          LOOKUP + " is 'cached' or 'per-request', not '" + lookup + "'");
    }
    try {
      return new RemoteBeans(
          application,
          properties.getProperty(NAME, OF_WILDFLY),
          new InitialContext(),
          lookup.equals("cached"));
    } catch (NamingException e) {
      throw new IllegalStateException("The server has no naming service", e);
    }
  }

  /** The bean of a use case. */
  public <T> T find(Class<T> useCase) {
    return useCase.cast(cached ? stubs.computeIfAbsent(useCase, this::lookUp) : lookUp(useCase));
  }

  private Object lookUp(Class<?> useCase) {
    String bean =
        String.format(Locale.ROOT, name, application, useCase.getSimpleName(), useCase.getName());
    try {
      return names.lookup(bean);
    } catch (NamingException e) {
      throw new IllegalStateException(
          "There is no bean " + bean + ": see that " + application + ".ear is deployed", e);
    }
  }
}
