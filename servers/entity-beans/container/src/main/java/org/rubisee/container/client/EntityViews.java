package org.rubisee.container.client;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import org.rubisee.container.Invoker;

/** Makes the proxies that stand for homes and references, on whichever side of the network. */
public final class EntityViews {
  private EntityViews() {}

  /**
   * A home.
   *
   * @param homeInterface remote or local home interface
   * @param bean name of the bean
   * @param invoker the way to the container
   */
  public static <H> H home(Class<H> homeInterface, String bean, Invoker invoker) {
    Class<?> component = componentOf(homeInterface);
    return homeInterface.cast(
        proxy(homeInterface, new HomeProxy(bean, homeInterface, component, invoker)));
  }

  /**
   * The same home, for use in this virtual machine.
   *
   * @param home a home that {@link #home} made
   * @param beforeCall runs before each call; what it throws is thrown in place of the call
   */
  static <H> H guarded(Class<H> homeInterface, Object home, Runnable beforeCall) {
    HomeProxy proxy = HomeProxy.behind(home);
    return home(homeInterface, proxy.bean(), proxy.guardedInvoker(beforeCall));
  }

  /**
   * The reference to an entity.
   *
   * @param home a home that {@link #home} made
   * @param key primary key of the entity
   */
  public static Object reference(Object home, Object key) {
    return HomeProxy.behind(home).reference(key);
  }

  /** The reference to an entity by a component interface. */
  static Object referenceProxy(Class<?> component, ReferenceProxy handler) {
    return proxy(component, handler);
  }

  private static Object proxy(Class<?> type, InvocationHandler handler) {
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
  }

  /** What findByPrimaryKey returns, which every home must have, is the component interface. */
  private static Class<?> componentOf(Class<?> homeInterface) {
    return Arrays.stream(homeInterface.getMethods())
        .filter(method -> method.getName().equals("findByPrimaryKey") && !method.isBridge())
        .map(Method::getReturnType)
        .filter(EntityViews::isComponent)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    homeInterface.getName()
                        + " declares no findByPrimaryKey that returns a component interface"));
  }

  private static boolean isComponent(Class<?> type) {
    return EJBObject.class.isAssignableFrom(type) || EJBLocalObject.class.isAssignableFrom(type);
  }
}
