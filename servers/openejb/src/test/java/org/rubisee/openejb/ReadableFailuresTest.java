package org.rubisee.openejb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.mysql.cj.jdbc.exceptions.MySQLTransactionRollbackException;
import jakarta.ejb.FinderException;
import java.lang.reflect.Proxy;
import java.rmi.RemoteException;
import java.sql.SQLException;
import org.apache.openejb.ApplicationException;
import org.apache.openejb.InterfaceType;
import org.apache.openejb.InvalidateReferenceException;
import org.apache.openejb.OpenEJBException;
import org.apache.openejb.RpcContainer;
import org.apache.openejb.SystemException;
import org.junit.jupiter.api.Test;

/** What a call that comes over the network ends with. */
class ReadableFailuresTest {

  private static final SQLException DEADLOCK =
      new MySQLTransactionRollbackException("Deadlock found", "40001", 1213);

  /** What the caller gets of a container that fails. */
  private static Throwable told(OpenEJBException failure) {
    RpcContainer failing =
        (RpcContainer)
            Proxy.newProxyInstance(
                ReadableFailuresTest.class.getClassLoader(),
                new Class<?>[] {RpcContainer.class},
                (proxy, method, arguments) -> {
                  throw failure;
                });
    ApplicationException thrown =
        catchThrowableOfType(
            ApplicationException.class,
            () ->
                new ReadableFailures(failing)
                    .invoke(
                        "Item",
                        InterfaceType.EJB_HOME,
                        Object.class,
                        Object.class.getMethod("toString"),
                        new Object[0],
                        null));
    // one of these subclasses would make the caller's home invalid
    assertThat(thrown).isExactlyInstanceOf(ApplicationException.class);
    return thrown.getRootCause();
  }

  @Test
  void aSystemExceptionLeavesHomesValidAndHasTheDatabasesCodes() {
    Throwable told =
        told(
            new InvalidateReferenceException(
                new RemoteException("The bean failed", new RuntimeException("x", DEADLOCK))));

    assertThat(told).isExactlyInstanceOf(RemoteException.class);
    assertThat(told).hasRootCauseExactlyInstanceOf(SQLException.class);
    assertThat(((SQLException) told.getCause().getCause()).getErrorCode()).isEqualTo(1213);
  }

  @Test
  void aContainerThatFailsIsARemoteException() {
    Throwable told = told(new SystemException(DEADLOCK));

    assertThat(told).isExactlyInstanceOf(RemoteException.class);
    assertThat(told.getCause()).isExactlyInstanceOf(SQLException.class);
  }

  @Test
  void whatABeanSaysArrivesAsItIs() {
    FinderException absent = new FinderException("no such item");

    assertThat(told(new ApplicationException(absent))).isSameAs(absent);
  }
}
