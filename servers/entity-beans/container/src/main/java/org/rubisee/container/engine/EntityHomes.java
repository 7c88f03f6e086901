package org.rubisee.container.engine;

import jakarta.ejb.EJBException;
import jakarta.ejb.EJBLocalHome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.rubisee.container.Invoker;
import org.rubisee.container.client.EntityViews;
import org.rubisee.container.descriptor.EntityDescriptor;
import org.rubisee.container.descriptor.EntityDescriptor.ViewTypes;

/** The homes of all beans of a container, for callers in this virtual machine. Thread-safe. */
final class EntityHomes {
  private final Map<String, EntityDescriptor> entities = new LinkedHashMap<>();
  private final ConcurrentMap<String, Object> homes = new ConcurrentHashMap<>();
  private final ApplicationClasses classes;
  private final Invoker local;
  private final Invoker remote;

  /**
   * The homes of beans.
   *
   * @param descriptors the beans
   * @param classes has their interfaces
   * @param local the way of local views to the container
   * @param remote the way of remote views
   */
  EntityHomes(
      Collection<EntityDescriptor> descriptors,
      ApplicationClasses classes,
      Invoker local,
      Invoker remote) {
    descriptors.forEach(entity -> entities.put(entity.name(), entity));
    this.classes = classes;
    this.local = local;
    this.remote = remote;
  }

  /** A home by its interface, which also says whether it is local. */
  <H> H home(String bean, Class<H> type) {
    boolean isLocal = EJBLocalHome.class.isAssignableFrom(type);
    return type.cast(
        homes.computeIfAbsent(
            bean + " " + type.getName(),
            name -> EntityViews.home(type, bean, isLocal ? local : remote)));
  }

  /** The local home of a bean. */
  Object localHome(String bean) {
    return home(bean, view(bean, entity(bean).local(), "local"));
  }

  /** The remote home of a bean. */
  Object remoteHome(String bean) {
    return home(bean, view(bean, entity(bean).remote(), "remote"));
  }

  private Object home(String bean, ViewTypes view) {
    return home(bean, classes.load(view.home()));
  }

  private static ViewTypes view(String bean, Optional<ViewTypes> view, String which) {
    return view.orElseThrow(
        () -> new EJBException("Bean " + bean + " has no " + which + " view: see ejb-jar.xml"));
  }

  private EntityDescriptor entity(String name) {
    EntityDescriptor entity = entities.get(name);
    if (entity == null) {
      throw unknown(name);
    }
    return entity;
  }

  /** Why there is no home of a bean. */
  EJBException unknown(String bean) {
    return new EJBException("There is no entity bean " + bean + ", only " + entities.keySet());
  }

  /** Every home of every bean. */
  List<EntityHome> all() {
    List<EntityHome> all = new ArrayList<>();
    for (EntityDescriptor entity : entities.values()) {
      String bean = entity.name();
      entity.remote().ifPresent(view -> all.add(named(bean, view)));
      entity.local().ifPresent(view -> all.add(named(bean, view)));
    }
    return all;
  }

  private EntityHome named(String bean, ViewTypes view) {
    return new EntityHome(bean, view.home(), home(bean, view));
  }
}
