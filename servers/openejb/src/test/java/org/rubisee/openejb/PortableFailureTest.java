package org.rubisee.openejb;

import static org.assertj.core.api.Assertions.assertThat;

import com.mysql.cj.jdbc.exceptions.MySQLTransactionRollbackException;
import jakarta.ejb.EJBException;
import jakarta.ejb.ObjectNotFoundException;
import jakarta.transaction.RollbackException;
import java.io.EOFException;
import java.rmi.RemoteException;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.openejb.OpenEJBException;
import org.junit.jupiter.api.Test;

class PortableFailureTest {

  private static List<Throwable> chain(Throwable failure) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause).toList();
  }

  private static SQLException deadlock() {
    return new MySQLTransactionRollbackException("Deadlock found", "40001", 1213);
  }

  @Test
  void leavesFailuresThatCallersKnow() {
    Throwable absent = new ObjectNotFoundException("no such item");
    Throwable failed = new RemoteException("failed", new EJBException("a bug", new Exception("x")));

    assertThat(PortableFailure.of(absent)).isSameAs(absent);
    assertThat(PortableFailure.of(failed)).isSameAs(failed);
  }

  @Test
  void givesTheCodesOfADriversExceptionToAnSqlException() {
    Throwable portable =
        PortableFailure.of(
            new RemoteException("the bean failed", new EJBException("on a row", deadlock())));

    List<Throwable> chain = chain(portable);
    assertThat(chain)
        .extracting(Throwable::getClass)
        .isEqualTo(List.of(RemoteException.class, EJBException.class, SQLException.class));
    assertThat(chain.get(1)).hasMessageContaining("on a row");
    assertThat(chain.get(2))
        .isInstanceOfSatisfying(
            SQLException.class,
            sql -> {
              assertThat(sql.getErrorCode()).isEqualTo(1213);
              assertThat(sql.getSQLState()).isEqualTo("40001");
            });
  }

  @Test
  void namesOtherForeignExceptionsAndKeepsWhatIsBelow() {
    Throwable portable =
        PortableFailure.of(
            new EJBException("lost", new OpenEJBException("foreign", new EOFException("end"))));

    List<Throwable> chain = chain(portable);
    assertThat(chain)
        .extracting(Throwable::getClass)
        .isEqualTo(List.of(EJBException.class, RuntimeException.class, EOFException.class));
    assertThat(chain.get(1))
        .hasMessageContaining("OpenEJBException")
        .hasMessageContaining("foreign");
  }

  @Test
  void keepsTheClassOfAFailedCommit() {
    RollbackException rolledBack = new RollbackException("rolled back");
    rolledBack.initCause(deadlock());

    List<Throwable> chain = chain(PortableFailure.of(rolledBack));

    assertThat(chain.get(0)).hasMessageContaining("rolled back");
    assertThat(chain.get(1).getClass()).isEqualTo(SQLException.class);
  }

  @Test
  void leavesOutSuppressedExceptionsThatCallersDoNotKnow() {
    EJBException failure = new EJBException("failed");
    failure.addSuppressed(deadlock());

    Throwable portable = PortableFailure.of(failure);

    assertThat(portable.getSuppressed()).isEmpty();
    assertThat(portable).hasMessageContaining("failed");
  }
}
