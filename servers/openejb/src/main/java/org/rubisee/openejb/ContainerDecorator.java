package org.rubisee.openejb;

import java.lang.reflect.Method;
import org.apache.openejb.BeanContext;
import org.apache.openejb.ContainerType;
import org.apache.openejb.InterfaceType;
import org.apache.openejb.OpenEJBException;
import org.apache.openejb.RpcContainer;
import org.apache.openejb.core.ThreadContext;
import org.apache.openejb.core.ivm.BaseEjbProxyHandler;
import org.apache.openejb.util.proxy.ProxyManager;

/** Passes everything on to the container that runs the beans; subclasses add something to calls. */
abstract class ContainerDecorator implements RpcContainer {
  private final RpcContainer decorated;

  ContainerDecorator(RpcContainer decorated) {
    this.decorated = decorated;
  }

  /**
   * Stands for the container of a bean from now on. The bean was deployed before: its homes, which
   * other beans look up, know its container already.
   */
  final void decorate(BeanContext bean) {
    bean.setContainer(this);
    if (bean.getHomeInterface() != null) {
      handler(bean.getEJBHome()).container = this;
    }
    if (bean.getLocalHomeInterface() != null) {
      handler(bean.getEJBLocalHome()).container = this;
    }
  }

  private static BaseEjbProxyHandler handler(Object home) {
    return (BaseEjbProxyHandler) ProxyManager.getInvocationHandler(home);
  }

  /** Whether the call comes from another server, and not from a bean of this one. */
  static boolean isFromNetwork() {
    return ThreadContext.getThreadContext() == null;
  }

  @Override
  @SuppressWarnings("rawtypes") // as the interface has it
  public Object invoke(
      Object deployment,
      InterfaceType type,
      Class callInterface,
      Method method,
      Object[] arguments,
      Object key)
      throws OpenEJBException {
    return decorated.invoke(deployment, type, callInterface, method, arguments, key);
  }

  @Override
  public final ContainerType getContainerType() {
    return decorated.getContainerType();
  }

  @Override
  public final Object getContainerID() {
    return decorated.getContainerID();
  }

  @Override
  public final BeanContext getBeanContext(Object deployment) {
    return decorated.getBeanContext(deployment);
  }

  @Override
  public final BeanContext[] getBeanContexts() {
    return decorated.getBeanContexts();
  }

  @Override
  public final void deploy(BeanContext bean) throws OpenEJBException {
    decorated.deploy(bean);
  }

  @Override
  public final void start(BeanContext bean) throws OpenEJBException {
    decorated.start(bean);
  }

  @Override
  public final void stop(BeanContext bean) throws OpenEJBException {
    decorated.stop(bean);
  }

  @Override
  public final void undeploy(BeanContext bean) throws OpenEJBException {
    decorated.undeploy(bean);
  }
}
