package org.rubisee.container.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.EJBException;
import jakarta.ejb.TransactionRequiredLocalException;
import jakarta.ejb.TransactionRolledbackLocalException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** EJB 2.1, 17.6.2 and 18.3: in which transaction a method runs, and what exceptions do to it. */
class TransactionAttributeTest {
  private final TestServer server = new TestServer();
  private final Account.Local account = server.account(1, 10);

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void requiresNewSuspendsTheCallersTransaction() throws Exception {
    server.inTransaction(
        () -> {
          account.deposit(1);
          assertThat(account.getInNew()).isEqualTo(Status.STATUS_ACTIVE);
          assertThat(server.transactions().getStatus()).isEqualTo(Status.STATUS_ACTIVE);
        });
    assertThat(server.table().happened()).filteredOn("ejbLoad 1"::equals).hasSize(2);
  }

  @Test
  void mandatoryNeedsTheCallersTransaction() throws Exception {
    assertThatThrownBy(account::getInCallers).isInstanceOf(TransactionRequiredLocalException.class);
    server.inTransaction(() -> assertThat(account.getInCallers()).isEqualTo(Status.STATUS_ACTIVE));
  }

  @Test
  void notSupportedRunsOutsideTheCallersTransaction() throws Exception {
    server.inTransaction(
        () -> {
          assertThat(account.getInNone()).isEqualTo(Status.STATUS_NO_TRANSACTION);
          assertThat(server.transactions().getStatus()).isEqualTo(Status.STATUS_ACTIVE);
        });
  }

  @Test
  void supportsTakesWhatThereIs() throws Exception {
    assertThat(account.getInAny()).isEqualTo(Status.STATUS_NO_TRANSACTION);
    server.inTransaction(() -> assertThat(account.getInAny()).isEqualTo(Status.STATUS_ACTIVE));
  }

  @Test
  void requiredBeginsATransactionUnlessReadsDoWithout() throws Exception {
    assertThat(account.getStatus()).isEqualTo(Status.STATUS_ACTIVE);
    TestServer reading = new TestServer("transactions", "supports");
    try {
      Account.Local read = reading.account(1, 10);
      assertThat(read.getStatus()).isEqualTo(Status.STATUS_NO_TRANSACTION);
      assertThat(read.changedIn()).isEqualTo(Status.STATUS_ACTIVE);
      reading.inTransaction(() -> assertThat(read.getStatus()).isEqualTo(Status.STATUS_ACTIVE));
    } finally {
      reading.close();
    }
  }

  @Test
  void neverRefusesATransaction() throws Exception {
    assertThat(account.getNever()).isEqualTo(Status.STATUS_NO_TRANSACTION);
    server.inTransaction(
        () -> assertThatThrownBy(account::getNever).isInstanceOf(EJBException.class));
  }

  @Test
  void anApplicationExceptionCommitsUnlessItIsDeclaredOtherwise() {
    assertThatThrownBy(() -> account.depositAndComplain(5)).isInstanceOf(ComplaintException.class);
    assertThat(server.table().get(1)).isEqualTo(15);
    assertThatThrownBy(() -> account.overdraw(5)).isInstanceOf(OverdrawnException.class);
    assertThat(server.table().get(1)).isEqualTo(15);
  }

  @Test
  void aSystemExceptionMarksTheCallersTransaction() {
    assertThatThrownBy(
            () ->
                server.inTransaction(
                    () -> {
                      account.deposit(5);
                      assertThatThrownBy(account::breakDown)
                          .isInstanceOf(TransactionRolledbackLocalException.class)
                          .hasMessageContaining("broken");
                    }))
        .isInstanceOf(RollbackException.class);
    assertThat(server.table().get(1)).isEqualTo(10);
  }

  @Test
  void aRollbackExceptionInTheCallersTransactionMarksIt() {
    assertThatThrownBy(
            () ->
                server.inTransaction(
                    () ->
                        assertThatThrownBy(() -> account.overdraw(5))
                            .isInstanceOf(OverdrawnException.class)))
        .isInstanceOf(RollbackException.class);
    assertThat(server.table().get(1)).isEqualTo(10);
  }

  @Test
  void anErrorLeavesNoTransactionOnTheThread() throws Exception {
    assertThatThrownBy(account::crash).hasStackTraceContaining("crashed");
    assertThat(server.transactions().getStatus()).isEqualTo(Status.STATUS_NO_TRANSACTION);
    account.deposit(5);
    assertThat(server.table().get(1)).isEqualTo(15);
  }

  @Test
  void anErrorMarksTheCallersTransaction() {
    assertThatThrownBy(
            () ->
                server.inTransaction(
                    () -> assertThatThrownBy(account::crash).hasStackTraceContaining("crashed")))
        .isInstanceOf(RollbackException.class);
  }
}
