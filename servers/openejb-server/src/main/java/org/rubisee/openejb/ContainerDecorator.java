package org.rubisee.openejb;

import java.lang.reflect.Method;
import org.apache.openejb.BeanContext;
import org.apache.openejb.ContainerType;
import org.apache.openejb.InterfaceType;
import org.apache.openejb.OpenEJBException;
import org.apache.openejb.RpcContainer;
import org.apache.openejb.core.ThreadContext;

/** Passes everything on to the container that runs the beans; subclasses add something to calls. */
abstract class ContainerDecorator implements RpcContainer {
  private final RpcContainer decorated;

  ContainerDecorator(RpcContainer decorated) {
    this.decorated = decorated;
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
