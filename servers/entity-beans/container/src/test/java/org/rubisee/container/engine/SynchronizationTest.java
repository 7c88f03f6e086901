package org.rubisee.container.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.EJBException;
import org.junit.jupiter.api.Test;

/** When state is stored: before finders, at commit only, never. */
class SynchronizationTest {
  @Test
  void onCommitOnlyAFinderDoesNotSeeWhatTheTransactionChanged() throws Exception {
    try (TestServer server = new TestServer("sync", "on-commit-only")) {
      Account.Local account = server.account(1, 10);
      server.inTransaction(
          () -> {
            account.deposit(5);
            server.local().findAll();
            assertThat(server.table().get(1)).isEqualTo(10);
          });
      assertThat(server.table().get(1)).isEqualTo(15);
      assertThat(server.table().happened()).filteredOn("ejbStore 1"::equals).hasSize(1);
    }
  }

  @Test
  void aReadOnlyBeanIsLoadedOnceAndNeverStored() throws Exception {
    try (TestServer server = new TestServer("read-only", "Account")) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      server.table().put(1, 99);
      assertThat(account.getBalance()).isEqualTo(10);
      server.local().findByPrimaryKey(1);
      assertThat(server.table().happened())
          .containsExactly(
              "setEntityContext", "ejbActivate 1", "ejbLoad 1", "getBalance", "getBalance");
    }
  }

  @Test
  void aReadOnlyBeanIsLoadedAgainAfterTheTimeOfOptionD() throws Exception {
    try (TestServer server =
        new TestServer("read-only", "Account", "commit-option", "D", "option-d-millis", "0")) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      server.table().put(1, 99);
      assertThat(account.getBalance()).isEqualTo(99);
      assertThat(server.table().happened()).doesNotContain("ejbStore 1");
    }
  }

  @Test
  void aReadOnlyBeanIsLoadedAgainAfterItsOwnTime() throws Exception {
    try (TestServer server = new TestServer("read-only", "Account", "read-only-millis", "0")) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      server.table().put(1, 99);
      assertThat(account.getBalance()).isEqualTo(99);
      assertThat(server.table().happened()).doesNotContain("ejbStore 1");
    }
  }

  @Test
  void aReadOnlyBeanRefusesToBeChangedCreatedAndRemoved() throws Exception {
    try (TestServer server = new TestServer("read-only", "Account")) {
      Account.Local account = server.account(1, 10);
      assertThatThrownBy(() -> account.deposit(5))
          .isInstanceOf(EJBException.class)
          .hasMessageContaining("Account is read-only")
          .hasMessageContaining("rubis.entities.read-only");
      assertThatThrownBy(account::remove).isInstanceOf(EJBException.class);
      assertThatThrownBy(() -> server.local().create(2, 0)).isInstanceOf(EJBException.class);
      assertThat(server.table().keys()).containsExactly(1);
      assertThat(server.table().get(1)).isEqualTo(10);
    }
  }

  @Test
  void onlyABeanThatIsThereCanBeReadOnly() {
    assertThatThrownBy(() -> new TestServer("read-only", "Acount"))
        .hasMessageContaining("Acount")
        .hasMessageContaining("[Account]");
  }
}
