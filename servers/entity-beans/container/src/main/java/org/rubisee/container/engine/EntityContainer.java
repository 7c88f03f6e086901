package org.rubisee.container.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.container.BusinessInvocation;
import org.rubisee.container.CallLog;
import org.rubisee.container.ContainerServer;
import org.rubisee.container.ContainerSettings;
import org.rubisee.container.HomeInvocation;
import org.rubisee.container.Invocation;
import org.rubisee.container.Invoker;
import org.rubisee.container.descriptor.EjbJar;
import org.rubisee.container.descriptor.EntityDescriptor;
import org.rubisee.container.persistence.CmpState;
import org.rubisee.container.persistence.HibernateStates;
import org.rubisee.container.persistence.StateSession;

/**
 * The container: all entity beans that the class path describes, deployed. Thread-safe. Closing it
 * ends Hibernate, if there are beans whose state it keeps.
 */
public final class EntityContainer implements Invoker, AutoCloseable {
  private final EntityHomes homes;
  private final Map<String, DeployedBean> beans = new LinkedHashMap<>();
  private final Optional<HibernateStates> states;

  /**
   * Deploys the entity beans that {@code META-INF/ejb-jar.xml} files describe.
   *
   * @param server where it runs
   * @param settings its knobs
   * @throws IllegalArgumentException if a descriptor does not fit its classes; the message says how
   */
  public EntityContainer(ContainerServer server, ContainerSettings settings) {
    ApplicationClasses classes = new ApplicationClasses(server.loader());
    EjbJar jar = descriptors(server.loader());
    states = states(jar, classes, server);
    Demarcation demarcation =
        new Demarcation(
            server, () -> new TransactionScope(this::session), jar.rollbackExceptions());
    homes = new EntityHomes(jar.entities(), classes, this, inVmRemote(server, settings));
    ContainerServices services =
        new ContainerServices(classes, homes, server.resources(), demarcation);
    for (EntityDescriptor entity : jar.entities()) {
      beans.put(entity.name(), new DeployedBean(entity, settings, services));
    }
    settings.readOnlyBeans().forEach(this::bean);
  }

  private Invoker inVmRemote(ContainerServer server, ContainerSettings settings) {
    return switch (settings.callPassing()) {
      case NETWORK -> server.network();
      case VALUE -> new CopyingInvoker(this, server.loader());
      case REFERENCE -> this;
    };
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

  private static Optional<HibernateStates> states(
      EjbJar jar, ApplicationClasses application, ContainerServer server) {
    List<Class<? extends CmpState>> classes = new ArrayList<>();
    for (EntityDescriptor entity : jar.entities()) {
      if (entity.containerManaged().isPresent()) {
        classes.add(application.load(entity.beanClass() + "State").asSubclass(CmpState.class));
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
    return homes.home(bean, type);
  }

  /** Every home of every bean, for callers in this virtual machine. */
  public List<EntityHome> homes() {
    return homes.all();
  }

  private DeployedBean bean(String name) {
    DeployedBean bean = beans.get(name);
    if (bean == null) {
      throw homes.unknown(name);
    }
    return bean;
  }

  /** Lets go of all entities that are kept between transactions and that no transaction uses. */
  public void clearCaches() {
    beans.values().forEach(DeployedBean::clearCache);
  }

  /** The instances of all beans without identity. */
  public InstanceCounts instances() {
    return beans.values().stream()
        .map(DeployedBean::instances)
        .reduce(InstanceCounts.NONE, InstanceCounts::plus);
  }

  @Override
  public void close() {
    states.ifPresent(HibernateStates::close);
  }
}
