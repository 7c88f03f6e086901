package org.rubisee.openejb;

import java.io.PrintWriter;
import java.lang.reflect.Method;
import org.apache.openejb.BeanContext;
import org.apache.openejb.ContainerType;
import org.apache.openejb.InterfaceType;
import org.apache.openejb.OpenEJBException;
import org.apache.openejb.RpcContainer;
import org.apache.openejb.core.ThreadContext;

/**
 * A container that writes a line per call of a bean: {@code remote Item.getName} for a call that
 * came over the network, {@code local Item.getName} for one of another bean. For servers whose
 * calls are counted; others run without it.
 *
 * @param logged the container that runs the beans
 * @param log gets the lines, each before its call
 */
record LoggedContainer(RpcContainer logged, PrintWriter log) implements RpcContainer {

  /** Logs the calls of a bean that was deployed. */
  static void log(BeanContext bean, PrintWriter log) {
    bean.setContainer(new LoggedContainer((RpcContainer) bean.getContainer(), log));
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
    boolean isRemote = ThreadContext.getThreadContext() == null;
    String bean = logged.getBeanContext(deployment).getEjbName();
    log.println((isRemote ? "remote " : "local ") + bean + "." + method.getName());
    return logged.invoke(deployment, type, callInterface, method, arguments, key);
  }

  @Override
  public ContainerType getContainerType() {
    return logged.getContainerType();
  }

  @Override
  public Object getContainerID() {
    return logged.getContainerID();
  }

  @Override
  public BeanContext getBeanContext(Object deployment) {
    return logged.getBeanContext(deployment);
  }

  @Override
  public BeanContext[] getBeanContexts() {
    return logged.getBeanContexts();
  }

  @Override
  public void deploy(BeanContext bean) throws OpenEJBException {
    logged.deploy(bean);
  }

  @Override
  public void start(BeanContext bean) throws OpenEJBException {
    logged.start(bean);
  }

  @Override
  public void stop(BeanContext bean) throws OpenEJBException {
    logged.stop(bean);
  }

  @Override
  public void undeploy(BeanContext bean) throws OpenEJBException {
    logged.undeploy(bean);
  }
}
