package org.rubisee.openejb;

import jakarta.transaction.TransactionRolledbackException;
import java.lang.reflect.Method;
import java.rmi.RemoteException;
import org.apache.openejb.ApplicationException;
import org.apache.openejb.BeanContext;
import org.apache.openejb.InterfaceType;
import org.apache.openejb.InvalidateReferenceException;
import org.apache.openejb.OpenEJBException;
import org.apache.openejb.RpcContainer;
import org.apache.openejb.SystemException;

/**
 * A container whose failures callers can read, and survive.
 *
 * <p>Callers in other servers do not have the classes of OpenEJB, its transaction manager, OpenJPA
 * and the driver: see {@link PortableFailure}. And their homes become invalid when a call has
 * failed with a system exception, so a caller that looks homes up once could never call again. To
 * them the exception is that of an application, which leaves homes valid: a database that is back
 * is enough.
 *
 * <p>A bean that calls another one in its transaction gets the cause with the exception, where
 * OpenEJB gives it a text: a façade can see that the transaction has lost against another.
 */
final class ReadableFailures extends ContainerDecorator {

  ReadableFailures(RpcContainer decorated) {
    super(decorated);
  }

  /** Makes the failures of a bean that was deployed readable. */
  static void of(BeanContext bean) {
    new ReadableFailures((RpcContainer) bean.getContainer()).decorate(bean);
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
    boolean isFromNetwork = isFromNetwork();
    try {
      return super.invoke(deployment, type, callInterface, method, arguments, key);
    } catch (OpenEJBException e) {
      throw isFromNetwork ? new ApplicationException(readable(e)) : betweenBeans(e);
    }
  }

  /** OpenEJB's exception of a transaction that was rolled back is copied without its cause. */
  private static OpenEJBException betweenBeans(OpenEJBException e) {
    if (e instanceof InvalidateReferenceException
        && e.getRootCause() instanceof TransactionRolledbackException rolledBack
        && rolledBack.getCause() != null) {
      TransactionRolledbackException withCause =
          new TransactionRolledbackException(rolledBack.getMessage());
      withCause.detail = PortableFailure.of(rolledBack.getCause());
      return new InvalidateReferenceException(withCause);
    }
    return e;
  }

  /** What a bean threw, or that the container failed, for example to commit. */
  private static Throwable readable(OpenEJBException e) {
    Throwable cause = e.getRootCause() == null ? e : e.getRootCause();
    Throwable portable = PortableFailure.of(cause);
    return e instanceof SystemException
        ? new RemoteException("The container failed", portable)
        : portable;
  }
}
