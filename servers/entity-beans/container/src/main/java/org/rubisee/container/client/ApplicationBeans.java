package org.rubisee.container.client;

import jakarta.transaction.UserTransaction;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import org.rubisee.container.ContainerSettings;

/**
 * An application's beans and transactions as the web tier sees them. Callers do not know which
 * container answers: it is chosen here and nowhere else. Looks each name up once, or for every
 * request.
 */
public final class ApplicationBeans {
  private final BeanSource source;
  private final boolean cachesLookups;
  private final Runnable beforeUse;
  private final ConcurrentMap<String, Object> found = new ConcurrentHashMap<>();

  private ApplicationBeans(BeanSource source, boolean cachesLookups, Runnable beforeUse) {
    this.source = source;
    this.cachesLookups = cachesLookups;
    this.beforeUse = beforeUse;
  }

  /**
   * The beans of an application.
   *
   * @param application its name
   * @param properties {@link ContainerSettings}, usually {@link System#getProperties()}
   * @param beforeUse runs whenever a bean is asked for, and before each call of an entity bean of
   *     this project's container; what it throws is thrown in place of the call
   */
  public static ApplicationBeans of(String application, Properties properties, Runnable beforeUse) {
    ContainerSettings settings = ContainerSettings.of(properties);
    return new ApplicationBeans(
        source(application, properties, settings, beforeUse), settings.cachesLookups(), beforeUse);
  }

  private static BeanSource source(
      String application, Properties properties, ContainerSettings settings, Runnable beforeCall) {
    if (settings.isGlassFish()) {
      return new GlassFishBeans();
    }
    return settings.isOpenEjb()
        ? OpenEjbBeans.at(
            properties.getProperty(OpenEjbBeans.URL), System.getenv(OpenEjbBeans.PASSWORD))
        : new WildFlyBeans(application, settings.isCoLocated(), beforeCall);
  }

  /**
   * The home of an entity bean.
   *
   * @param type its home interface: the remote one, unless {@link #hasRemoteViews} says no
   */
  public <H> H home(String bean, Class<H> type) {
    return type.cast(find(type.getName(), () -> source.home(bean, type)));
  }

  /**
   * A session bean.
   *
   * @param module the module that has it
   * @param type its business interface: the remote one, unless {@link #hasRemoteViews} says no
   */
  public <S> S session(String module, String bean, Class<S> type) {
    return type.cast(find(module + "/" + type.getName(), () -> source.session(module, bean, type)));
  }

  /** Whether beans have remote views; otherwise they have local ones, in the caller's server. */
  public boolean hasRemoteViews() {
    return source.hasRemoteViews();
  }

  /** Whether a transaction of the caller spans several calls of beans. */
  public boolean carriesTransactions() {
    return source.carriesTransactions();
  }

  /**
   * The calling thread's user transaction.
   *
   * @throws IllegalStateException if {@link #carriesTransactions} says no
   */
  public UserTransaction userTransaction() {
    return source.userTransaction();
  }

  private Object find(String key, Supplier<Object> lookup) {
    beforeUse.run();
    if (!cachesLookups) {
      return lookup.get();
    }
    Object known = found.get(key);
    return known == null ? found.computeIfAbsent(key, missing -> lookup.get()) : known;
  }
}
