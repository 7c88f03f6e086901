package org.rubisee.container.client;

import jakarta.transaction.UserTransaction;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import org.rubisee.container.ContainerSettings;

/**
 * An application's beans by their remote interfaces, seen from another machine or, co-located, from
 * the same server. Looks each name up once, or for every request.
 */
public final class RemoteEntities {
  private final String application;
  private final boolean cachesLookups;
  private final boolean isCoLocated;
  private final ConcurrentMap<String, Object> found = new ConcurrentHashMap<>();

  private RemoteEntities(String application, ContainerSettings settings) {
    this.application = application;
    cachesLookups = settings.cachesLookups();
    isCoLocated = settings.isCoLocated();
  }

  /**
   * The beans of an application.
   *
   * @param application its name
   * @param properties {@link ContainerSettings}, usually {@link System#getProperties()}
   */
  public static RemoteEntities of(String application, Properties properties) {
    return new RemoteEntities(application, ContainerSettings.of(properties));
  }

  /** The home of an entity bean. */
  public <H> H home(String bean, Class<H> type) {
    return type.cast(find(type.getName(), () -> lookUpHome(bean, type)));
  }

  private Object lookUpHome(String bean, Class<?> type) {
    return isCoLocated
        ? Naming.lookUp(Naming.home(application, bean, type.getName()))
        : EntityViews.home(type, bean, RemoteInvoker.lookedUp(Naming.gateway(application)));
  }

  /** A session bean. */
  public <S> S session(String module, String bean, Class<S> type) {
    String name = "ejb:" + application + "/" + module + "/" + bean + "!" + type.getName();
    return type.cast(find(name, () -> Naming.lookUp(name)));
  }

  private Object find(String name, Supplier<Object> lookup) {
    if (!cachesLookups) {
      return lookup.get();
    }
    Object known = found.get(name);
    return known == null ? found.computeIfAbsent(name, missing -> lookup.get()) : known;
  }

  /** The calling thread's user transaction. */
  public static UserTransaction userTransaction() {
    return (UserTransaction) Naming.lookUp("java:jboss/UserTransaction");
  }
}
