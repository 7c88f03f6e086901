package org.rubisee.openejb;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ejb.EntityBean;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import javax.naming.Context;
import org.apache.openejb.AppContext;
import org.apache.openejb.BeanContext;
import org.apache.openejb.BeanType;
import org.apache.openejb.ModuleContext;
import org.apache.openejb.core.ThreadContext;
import org.apache.openejb.core.cmp.CmpEngine;
import org.apache.openejb.core.cmp.KeyGenerator;
import org.apache.openejb.core.transaction.TransactionPolicy;
import org.apache.openejb.loader.SystemInstance;
import org.junit.jupiter.api.Test;

/**
 * A call takes its connection while others can enter the engine. The first call of {@code
 * getDelegate} in a transaction is what takes it.
 */
class LockingCmpEngineFactoryTest {
  private final CmpEngine engine = new LockingCmpEngineFactory().create();
  private final List<Boolean> monitors = new ArrayList<>();
  private boolean isTransactionActive = true;

  @Test
  void aLoadConnectsOutsideOfTheMonitor() throws Exception {
    engine.loadBean(call(), 1);

    assertThat(monitors).first().isEqualTo(false);
  }

  @Test
  void aCreateConnectsOutsideOfTheMonitor() throws Exception {
    engine.createBean(fake(EntityBean.class, (bean, method, arguments) -> 0), call());

    assertThat(monitors).first().isEqualTo(false);
  }

  @Test
  void aRemovalConnectsOutsideOfTheMonitor() throws Exception {
    engine.removeBean(call());

    assertThat(monitors).first().isEqualTo(false);
  }

  @Test
  void aFinderConnectsOutsideOfTheMonitor() throws Exception {
    engine.queryBeans(call(), Object.class.getMethod("toString"), new Object[0]);

    assertThat(monitors).first().isEqualTo(false);
  }

  /** There an entity manager has no connection yet, and nobody would close it. */
  @Test
  void aCallWithoutATransactionIsLeftToOpenEjb() throws Exception {
    isTransactionActive = false;
    engine.queryBeans(call(), Object.class.getMethod("toString"), new Object[0]);

    assertThat(monitors).containsOnly(true);
  }

  private ThreadContext call() throws Exception {
    BeanContext bean = bean(entityManager());
    bean.setCmpImplClass(Object.class);
    bean.setAbstractSchemaName("Item");
    bean.setKeyGenerator(fake(KeyGenerator.class, returning(1)));
    TransactionPolicy transaction = fake(TransactionPolicy.class, this::ofTransaction);
    bean.setTransactionPolicyFactory(type -> transaction);
    ThreadContext call = new ThreadContext(bean, 1);
    call.setTransactionPolicy(transaction);
    return call;
  }

  private Object ofTransaction(Object proxy, Method method, Object[] arguments) {
    if (method.getName().equals("isTransactionActive")) {
      return isTransactionActive;
    }
    return method.getReturnType() == boolean.class ? Boolean.FALSE : null;
  }

  private static BeanContext bean(EntityManager manager) throws Exception {
    ClassLoader loader = LockingCmpEngineFactoryTest.class.getClassLoader();
    Context names = fake(Context.class, returning(manager));
    AppContext application =
        new AppContext("site", SystemInstance.get(), loader, names, names, false);
    ModuleContext module =
        new ModuleContext(
            "entities", URI.create("entities"), "entities", application, names, loader);
    return new BeanContext(
        "Item",
        names,
        module,
        EntityBean.class,
        null,
        null,
        null,
        null,
        null,
        null,
        List.of(),
        List.of(),
        Integer.class,
        BeanType.CMP_ENTITY,
        false,
        false);
  }

  /** Notes for each call of {@code getDelegate} whether this thread is in the monitor. */
  private EntityManager entityManager() {
    return fake(
        EntityManager.class,
        (proxy, method, arguments) ->
            switch (method.getName()) {
              case "getDelegate" -> {
                monitors.add(Thread.holdsLock(engine));
                yield proxy;
              }
              case "createNamedQuery" -> fake(Query.class, returning(List.of()));
              case "merge" -> arguments[0];
              default -> null;
            });
  }

  private static InvocationHandler returning(Object result) {
    return (proxy, method, arguments) -> method.getReturnType().isInstance(result) ? result : null;
  }

  private static <T> T fake(Class<T> type, InvocationHandler calls) {
    return type.cast(
        Proxy.newProxyInstance(
            LockingCmpEngineFactoryTest.class.getClassLoader(), new Class<?>[] {type}, calls));
  }
}
