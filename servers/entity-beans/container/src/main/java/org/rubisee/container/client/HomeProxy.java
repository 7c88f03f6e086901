package org.rubisee.container.client;

import jakarta.ejb.EJBException;
import jakarta.ejb.EJBHome;
import jakarta.ejb.Handle;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.rubisee.container.HomeInvocation;
import org.rubisee.container.Invocation;
import org.rubisee.container.Invoker;
import org.rubisee.container.Signatures;

/**
 * What stands behind a home: passes the call on, and makes references of the keys that come back.
 */
final class HomeProxy implements InvocationHandler, Serializable {
  private static final long serialVersionUID = 1;

  private final String bean;
  private final Class<?> homeInterface;
  private final Class<?> component;

  @SuppressWarnings("serial")
  private final Invoker invoker;

  private transient Signatures signatures;

  HomeProxy(String bean, Class<?> homeInterface, Class<?> component, Invoker invoker) {
    this.bean = bean;
    this.homeInterface = homeInterface;
    this.component = component;
    this.invoker = invoker;
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    Object[] passed = arguments == null ? new Object[0] : arguments;
    if (method.getDeclaringClass() == Object.class) {
      return ofObject(proxy, method.getName(), passed);
    }
    return switch (method.getName()) {
      case "getEJBMetaData" -> new MetaData((EJBHome) proxy, homeInterface, component);
      case "getHomeHandle" -> new EntityHandles.OfHome((EJBHome) proxy);
      case "remove" -> remove(passed[0]);
      default -> call(method, passed);
    };
  }

  private Object ofObject(Object proxy, String name, Object[] passed) {
    return switch (name) {
      case "equals" -> proxy == passed[0];
      case "hashCode" -> bean.hashCode();
      default -> "Home of " + bean;
    };
  }

  private Object remove(Object keyOrHandle) throws Throwable {
    if (keyOrHandle instanceof Handle handle) {
      handle.getEJBObject().remove();
    } else {
      new ReferenceProxy(this, keyOrHandle).remove();
    }
    return null;
  }

  private Object call(Method method, Object[] passed) throws Throwable {
    Object result = pass(new HomeInvocation(bean, signatures().of(method), passed));
    if (Signatures.isCreate(method) || Signatures.isFinder(method)) {
      return result instanceof Collection<?> keys ? references(keys) : reference(result);
    }
    return result;
  }

  private List<Object> references(Collection<?> keys) {
    List<Object> references = new ArrayList<>(keys.size());
    for (Object key : keys) {
      references.add(reference(key));
    }
    return references;
  }

  /** What stands behind a home that this container made. */
  static HomeProxy behind(Object home) {
    return (HomeProxy) Proxy.getInvocationHandler(home);
  }

  /** The reference to the entity of a key. */
  Object reference(Object key) {
    return EntityViews.referenceProxy(component, new ReferenceProxy(this, key));
  }

  /** The home itself, which only a remote client asks a reference for. */
  Object home() {
    return EntityViews.home(homeInterface, bean, invoker);
  }

  /** Passes a call on; what fails is said in the words of the view. */
  Object pass(Invocation invocation) throws Throwable {
    try {
      return invoker.invoke(invocation);
    } catch (EJBException e) {
      throw EJBHome.class.isAssignableFrom(homeInterface) ? RemoteFailures.of(e) : e;
    }
  }

  /** The way to the container, with something that runs before each call. */
  Invoker guardedInvoker(Runnable beforeCall) {
    return invocation -> {
      beforeCall.run();
      return invoker.invoke(invocation);
    };
  }

  Signatures signatures() {
    if (signatures == null) {
      signatures = new Signatures();
    }
    return signatures;
  }

  String bean() {
    return bean;
  }
}
