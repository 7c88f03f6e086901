package org.rubisee.container.engine;

import jakarta.ejb.EJBException;
import jakarta.ejb.EntityBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.container.BusinessInvocation;
import org.rubisee.container.CommitOption;
import org.rubisee.container.ContainerSettings;
import org.rubisee.container.Failures;
import org.rubisee.container.HomeInvocation;
import org.rubisee.container.Invocation;
import org.rubisee.container.bean.BeanClass;
import org.rubisee.container.descriptor.EntityDescriptor;
import org.rubisee.container.descriptor.EntityDescriptor.ViewTypes;
import org.rubisee.container.descriptor.TransactionAttribute;
import org.rubisee.container.engine.ReadyInstances.Leaving;
import org.rubisee.container.persistence.BeanManagedPersistence;
import org.rubisee.container.persistence.ContainerManagedPersistence;
import org.rubisee.container.persistence.Persistence;
import org.rubisee.container.persistence.StateSession;

/** One entity bean in the container: its class, its instances, and what calls do to them. */
final class DeployedBean {
  private final EntityDescriptor descriptor;
  private final ContainerServices services;
  private final BeanClass type;
  private final Persistence persistence;
  private final InstancePool pool;
  private final ReadyInstances ready;
  private final Duration patience;
  private final boolean readOnly;
  private final boolean storesBeforeFinders;
  private final boolean readsWithoutTransaction;

  /**
   * Deploys a bean.
   *
   * @param descriptor what it is
   * @param settings pool, cache and commit option
   * @param services the container's
   */
  DeployedBean(
      EntityDescriptor descriptor, ContainerSettings settings, ContainerServices services) {
    this.descriptor = descriptor;
    this.services = services;
    readOnly = settings.readOnlyBeans().contains(name());
    storesBeforeFinders = settings.storesBeforeFinders();
    readsWithoutTransaction = settings.readsWithoutTransaction();
    patience = settings.lockTime();
    type = beanClass();
    persistence =
        descriptor.containerManaged().isPresent()
            ? new ContainerManagedPersistence(
                descriptor, type, keyClass(), extras(settings), this::session)
            : new BeanManagedPersistence(type);
    InstanceTemplate template =
        new InstanceTemplate(
            type,
            persistence,
            new DeployedEnvironment(descriptor, services),
            descriptor.reentrant(),
            readOnly);
    pool = new InstancePool(settings.pool(name()), () -> new EntityInstance(template));
    ready = readyInstances(settings);
  }

  private Class<?> keyClass() {
    return services.classes().load(descriptor.containerManaged().orElseThrow().keyClass());
  }

  private StateSession session() {
    return services.demarcation().scope().session();
  }

  private ReadyInstances readyInstances(ContainerSettings settings) {
    CommitOption option = settings.commitOption(name());
    if (option == CommitOption.D) {
      Duration limit = settings.optionDTime(name());
      return new SharedInstances(name(), pool, settings, Optional.of(limit));
    }
    if (readOnly) {
      return new SharedInstances(name(), pool, settings, settings.readOnlyTime());
    }
    return switch (option) {
      case A, D -> new SharedInstances(name(), pool, settings, Optional.empty());
      case B -> new PrivateInstances(name(), pool, settings.beanCache(name()));
      case C -> new PrivateInstances(name(), pool, 0);
    };
  }

  /**
   * A state read ahead is not locked, so it must not become the one that all transactions share.
   */
  private ContainerManagedPersistence.Extras extras(ContainerSettings settings) {
    boolean mayReadAhead = readOnly || !settings.commitOption(name()).keepsState();
    return new ContainerManagedPersistence.Extras(
        settings.checksInserts(name()), mayReadAhead && settings.readsAhead(name()));
  }

  private BeanClass beanClass() {
    List<Class<?>> homes = new ArrayList<>();
    List<Class<?>> components = new ArrayList<>();
    for (Optional<ViewTypes> view : List.of(descriptor.remote(), descriptor.local())) {
      view.ifPresent(
          types -> {
            homes.add(services.classes().load(types.home()));
            components.add(services.classes().load(types.component()));
          });
    }
    String className =
        descriptor.beanClass() + (descriptor.containerManaged().isPresent() ? "Cmp" : "");
    try {
      return new BeanClass(
          services.classes().load(className).asSubclass(EntityBean.class), homes, components);
    } catch (NoSuchMethodException e) {
      throw new IllegalArgumentException(
          "Bean " + name() + " does not fit its interfaces: " + e.getMessage(), e);
    }
  }

  /** A call of a home method. */
  Object invoke(HomeInvocation call) throws Exception {
    String method = call.method();
    return services
        .demarcation()
        .run(
            attribute(Invocation.name(method), !type.isFinder(method)),
            scope -> {
              if (type.isCreate(method)) {
                requireWritable(method);
                return create(scope, method, call.arguments());
              }
              return type.isFinder(method)
                  ? find(scope, method, call.arguments())
                  : withPooled(
                      pooled -> type.homeMethod(method).call(pooled.bean(), call.arguments()));
            });
  }

  private Object create(TransactionScope scope, String method, Object[] arguments)
      throws Exception {
    EntityInstance instance = pool.take();
    boolean created = false;
    try {
      instance.created(persistence.create(instance.bean(), method, arguments));
      created = true;
    } catch (Exception e) {
      instance.forget();
      if (Failures.isApplication(e)) {
        pool.giveBack(instance);
      }
      throw e;
    }
    scope.adopt(ready, instance);
    called(scope, instance, () -> type.postCreate(method).call(instance.bean(), arguments));
    return instance.key();
  }

  private Object find(TransactionScope scope, String method, Object[] arguments) throws Exception {
    if (method.startsWith("findByPrimaryKey(")) {
      Object key = arguments[0];
      if (scope.has(ready, key) || ready.knows(key)) {
        return key;
      }
    } else if (storesBeforeFinders) {
      scope.storeAll();
    }
    return withPooled(
        pooled ->
            type.findsMany(method)
                ? List.copyOf(persistence.findMany(pooled.bean(), method, arguments))
                : persistence.findOne(pooled.bean(), method, arguments));
  }

  /** Work with an instance without identity. */
  private interface PooledWork {
    Object with(EntityInstance pooled) throws Exception;
  }

  private Object withPooled(PooledWork work) throws Exception {
    EntityInstance instance = pool.take();
    Object result;
    try {
      result = work.with(instance);
    } catch (Exception e) {
      if (Failures.isApplication(e)) {
        pool.giveBack(instance);
      }
      throw e;
    }
    pool.giveBack(instance);
    return result;
  }

  /** A call of a business method, or of remove. */
  Object invoke(BusinessInvocation call) throws Exception {
    String name = Invocation.name(call.method());
    return services
        .demarcation()
        .run(
            attribute(name, isWrite(name)),
            scope -> {
              if (isWrite(name)) {
                requireWritable(call.method());
              }
              EntityInstance instance = scope.instance(ready, call.key(), isWrite(name));
              return name.equals("remove") && call.arguments().length == 0
                  ? called(scope, instance, () -> removed(scope, instance))
                  : called(
                      scope,
                      instance,
                      () -> type.business(call.method()).call(instance.bean(), call.arguments()));
            });
  }

  /** The attribute of the descriptor, unless the knob lets reads do without a transaction. */
  private TransactionAttribute attribute(String method, boolean write) {
    TransactionAttribute declared = descriptor.attributes().of(method);
    return readsWithoutTransaction && !write && declared == TransactionAttribute.REQUIRED
        ? TransactionAttribute.SUPPORTS
        : declared;
  }

  /** Methods that are not named as getters change the entity: the container's naming convention. */
  private static boolean isWrite(String name) {
    return !(name.startsWith("get") || name.startsWith("is"));
  }

  private void requireWritable(String method) {
    if (readOnly) {
      throw new EJBException(
          name()
              + " is read-only and has no "
              + method
              + ": take it off "
              + ContainerSettings.PREFIX
              + "read-only");
    }
  }

  private Object removed(TransactionScope scope, EntityInstance instance) throws Exception {
    Object key = instance.key();
    instance.remove();
    scope.leaves(ready, key, Leaving.REMOVED);
    return null;
  }

  /** Calls an instance; one that throws a system exception is never used again. */
  private Object called(
      TransactionScope scope, EntityInstance instance, EntityInstance.Call<Object> call)
      throws Exception {
    try {
      return instance.exclusively(patience, call);
    } catch (Exception e) {
      if (!Failures.isApplication(e) && isOwnFault(e)) {
        scope.leaves(ready, scope.keyOf(instance), Leaving.BROKEN);
      }
      throw e;
    }
  }

  /** A busy instance, or one that was called back, is as good as before. */
  private static boolean isOwnFault(Exception e) {
    return !(e instanceof jakarta.ejb.ConcurrentAccessTimeoutException);
  }

  /** Lets go of all entities that are kept between transactions and that no transaction uses. */
  void clearCache() {
    ready.clear();
  }

  /** Its instances without identity. */
  InstanceCounts instances() {
    return pool.counts();
  }

  private String name() {
    return descriptor.name();
  }
}
