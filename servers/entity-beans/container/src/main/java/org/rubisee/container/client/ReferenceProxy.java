package org.rubisee.container.client;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.rubisee.container.BusinessInvocation;

/**
 * What stands behind a reference: the home it came from and the primary key. Asking for the key,
 * the home or a handle, and comparing references, takes no call.
 */
final class ReferenceProxy implements InvocationHandler, Serializable {
  private static final long serialVersionUID = 1;
  private static final Object[] NOTHING = {};

  private final HomeProxy home;

  @SuppressWarnings("serial")
  private final Object key;

  ReferenceProxy(HomeProxy home, Object key) {
    this.home = home;
    this.key = key;
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    Class<?> declaring = method.getDeclaringClass();
    if (declaring == Object.class) {
      return ofObject(method.getName(), arguments);
    }
    if (declaring == EJBObject.class || declaring == EJBLocalObject.class) {
      return ofReference(proxy, method.getName(), arguments);
    }
    Object[] passed = arguments == null ? NOTHING : arguments;
    return home.pass(
        new BusinessInvocation(home.bean(), key, home.signatures().of(method), passed));
  }

  private Object ofObject(String name, Object[] arguments) {
    return switch (name) {
      case "equals" -> isSame(arguments[0]);
      case "hashCode" -> key.hashCode();
      default -> home.bean() + " " + key;
    };
  }

  private Object ofReference(Object proxy, String name, Object[] arguments) throws Throwable {
    return switch (name) {
      case "getPrimaryKey" -> key;
      case "isIdentical" -> isSame(arguments[0]);
      case "getHandle" -> new EntityHandles.OfEntity((EJBObject) proxy);
      case "remove" -> remove();
      default -> home.home();
    };
  }

  Object remove() throws Throwable {
    return home.pass(new BusinessInvocation(home.bean(), key, "remove()", NOTHING));
  }

  private boolean isSame(Object other) {
    return other != null
        && Proxy.isProxyClass(other.getClass())
        && Proxy.getInvocationHandler(other) instanceof ReferenceProxy reference
        && reference.key.equals(key)
        && reference.home.bean().equals(home.bean());
  }
}
