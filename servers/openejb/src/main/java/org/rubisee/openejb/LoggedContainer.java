package org.rubisee.openejb;

import java.io.PrintWriter;
import java.lang.reflect.Method;
import org.apache.openejb.BeanContext;
import org.apache.openejb.InterfaceType;
import org.apache.openejb.OpenEJBException;
import org.apache.openejb.RpcContainer;

/**
 * A container that writes a line per call of a bean: {@code remote Book.getTitle} for a call that
 * came over the network, {@code local Book.getTitle} for one of another bean. For servers whose
 * calls are counted; others run without it.
 */
final class LoggedContainer extends ContainerDecorator {
  private final PrintWriter log;

  private LoggedContainer(RpcContainer logged, PrintWriter log) {
    super(logged);
    this.log = log;
  }

  /**
   * Logs the calls of a bean that was deployed.
   *
   * @param log gets the lines, each before its call
   */
  static void log(BeanContext bean, PrintWriter log) {
    new LoggedContainer((RpcContainer) bean.getContainer(), log).decorate(bean);
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
    String bean = getBeanContext(deployment).getEjbName();
    log.println((isFromNetwork() ? "remote " : "local ") + bean + "." + method.getName());
    return super.invoke(deployment, type, callInterface, method, arguments, key);
  }
}
