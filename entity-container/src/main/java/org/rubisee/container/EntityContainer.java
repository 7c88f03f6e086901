package org.rubisee.container;

import jakarta.ejb.EJBException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The container: all entity beans that the class path describes, deployed. Thread-safe. Closing it
 * ends Hibernate, if there are beans whose state it keeps.
 */
public final class EntityContainer implements Invoker, AutoCloseable {
  /** The resource that holds the beans' tables. */
  static final String DATA_SOURCE = "jdbc/RubisDS";

  private final ContainerServer server;
  private final Demarcation demarcation;
  private final Invoker inVmRemote;
  private final Map<String, DeployedBean> beans = new LinkedHashMap<>();
  private final ConcurrentMap<String, Object> homes = new ConcurrentHashMap<>();
  private final Optional<HibernateStates> states;

  /**
   * Deploys the entity beans that {@code META-INF/ejb-jar.xml} files describe.
   *
   * @param server where it runs
   * @param settings its knobs
   * @throws IllegalArgumentException if a descriptor does not fit its classes; the message says how
   */
  public EntityContainer(ContainerServer server, ContainerSettings settings) {
    this.server = server;
    EjbJar jar = descriptors(server.loader());
    states = states(jar);
    demarcation =
        new Demarcation(
            server, () -> new TransactionScope(this::session), jar.rollbackExceptions());
    inVmRemote =
        switch (settings.callPassing()) {
          case NETWORK -> server.network();
          case VALUE -> new CopyingInvoker(this, server.loader());
          case REFERENCE -> this;
        };
    for (EntityDescriptor entity : jar.entities()) {
      beans.put(entity.name(), new DeployedBean(this, entity, settings));
    }
    settings.readOnlyBeans().forEach(this::bean);
  }

  private static EjbJar descriptors(ClassLoader loader) {
    try {
      EjbJar jar = EjbJar.ofAll(loader);
      if (jar.entities().isEmpty()) {
        throw new IllegalArgumentException(
            "No " + EjbJar.LOCATION + " on the class path describes an entity bean");
      }
      return jar;
    } catch (IOException e) {
      throw new IllegalArgumentException("Could not read " + EjbJar.LOCATION, e);
    }
  }

  private Optional<HibernateStates> states(EjbJar jar) {
    List<Class<? extends CmpState>> classes = new ArrayList<>();
    for (EntityDescriptor entity : jar.entities()) {
      if (entity.containerManaged().isPresent()) {
        classes.add(load(entity.beanClass() + "State").asSubclass(CmpState.class));
      }
    }
    return classes.isEmpty() ? Optional.empty() : Optional.of(new HibernateStates(server, classes));
  }

  private StateSession session() {
    return states
        .orElseThrow(() -> new IllegalStateException("No bean's state is container-managed"))
        .get();
  }

  @Override
  public Object invoke(Invocation invocation) throws Exception {
    CallLog.entity(invocation);
    DeployedBean bean = bean(invocation.bean());
    return invocation instanceof BusinessInvocation call
        ? bean.invoke(call)
        : bean.invoke((HomeInvocation) invocation);
  }

  /**
   * A home, for callers in this virtual machine.
   *
   * @param bean name of the bean
   * @param type one of its home interfaces, local or remote
   */
  public <H> H home(String bean, Class<H> type) {
    boolean isLocal = jakarta.ejb.EJBLocalHome.class.isAssignableFrom(type);
    return type.cast(
        homes.computeIfAbsent(
            bean + " " + type.getName(),
            name -> EntityViews.home(type, bean, isLocal ? this : inVmRemote)));
  }

  Object home(String bean, String homeInterface) {
    return home(bean, load(homeInterface));
  }

  DeployedBean bean(String name) {
    DeployedBean bean = beans.get(name);
    if (bean == null) {
      throw new EJBException("There is no entity bean " + name + ", only " + beans.keySet());
    }
    return bean;
  }

  Collection<DeployedBean> beans() {
    return beans.values();
  }

  Object resource(String name) {
    return server.resources().apply(name);
  }

  Class<?> load(String className) {
    try {
      return Class.forName(className, true, server.loader());
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(
          EjbJar.LOCATION + " names " + className + ", which is not on the class path", e);
    }
  }

  /** Lets go of all entities that are kept between transactions and that no transaction uses. */
  void clearCaches() {
    beans.values().forEach(bean -> bean.ready().clear());
  }

  Demarcation demarcation() {
    return demarcation;
  }

  @Override
  public void close() {
    states.ifPresent(HibernateStates::close);
  }
}
