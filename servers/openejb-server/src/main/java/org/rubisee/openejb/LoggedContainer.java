package org.rubisee.openejb;

import java.io.PrintWriter;
import java.lang.reflect.Method;
import org.apache.openejb.BeanContext;
import org.apache.openejb.InterfaceType;
import org.apache.openejb.OpenEJBException;
import org.apache.openejb.RpcContainer;
import org.apache.openejb.core.ivm.BaseEjbProxyHandler;
import org.apache.openejb.util.proxy.ProxyManager;

/**
 * A container that writes a line per call of a bean: {@code remote Item.getName} for a call that
 * came over the network, {@code local Item.getName} for one of another bean. For servers whose
 * calls are counted; others run without it.
 */
final class LoggedContainer extends ContainerDecorator {
  private final PrintWriter log;

  private LoggedContainer(RpcContainer logged, PrintWriter log) {
    super(logged);
    this.log = log;
  }

  /**
   * Logs the calls of a bean that was deployed. Its homes, which other beans look up, were made
   * before and know its container.
   *
   * @param log gets the lines, each before its call
   */
  static void log(BeanContext bean, PrintWriter log) {
    RpcContainer logged = new LoggedContainer((RpcContainer) bean.getContainer(), log);
    bean.setContainer(logged);
    if (bean.getHomeInterface() != null) {
      handler(bean.getEJBHome()).container = logged;
    }
    if (bean.getLocalHomeInterface() != null) {
      handler(bean.getEJBLocalHome()).container = logged;
    }
  }

  private static BaseEjbProxyHandler handler(Object home) {
    return (BaseEjbProxyHandler) ProxyManager.getInvocationHandler(home);
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
