package org.rubisee.container.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.EJBException;
import jakarta.ejb.NoSuchObjectLocalException;
import jakarta.ejb.ObjectNotFoundException;
import org.junit.jupiter.api.Test;
import org.rubisee.container.server.EntityCaches;

/** EJB 2.1, chapter 10: what an instance is asked, and when. */
class LifeCycleTest {
  private static final String[] ONE_CALL_OF_OPTION_C = {
    "ejbActivate 1", "ejbLoad 1", "getBalance", "ejbStore 1", "ejbPassivate 1"
  };

  @Test
  void aPooledInstanceAnswersFinders() throws Exception {
    try (TestServer server = new TestServer()) {
      server.table().put(1, 10);
      server.local().findByPrimaryKey(1);
      server.local().findByPrimaryKey(1);
      assertThat(server.local().findAll()).hasSize(1);
      assertThat(server.table().happened())
          .containsExactly(
              "setEntityContext", "ejbFindByPrimaryKey", "ejbFindByPrimaryKey", "ejbFindAll");
    }
  }

  @Test
  void optionCActivatesAndLoadsInEachTransaction() throws Exception {
    try (TestServer server = new TestServer("commit-option", "C")) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      assertThat(server.table().happened())
          .startsWith("setEntityContext")
          .endsWith(ONE_CALL_OF_OPTION_C)
          .hasSize(6);
      account.getBalance();
      assertThat(server.table().happened()).containsExactly(ONE_CALL_OF_OPTION_C);
    }
  }

  @Test
  void optionBActivatesOnceAndLoadsInEachTransaction() throws Exception {
    try (TestServer server = new TestServer("commit-option", "B")) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      assertThat(server.table().happened())
          .containsExactly(
              "setEntityContext", "ejbActivate 1", "ejbLoad 1", "getBalance", "ejbStore 1");
      account.getBalance();
      assertThat(server.table().happened())
          .containsExactly("ejbLoad 1", "getBalance", "ejbStore 1");
    }
  }

  @Test
  void optionANeitherActivatesNorLoadsWhatItHolds() throws Exception {
    try (TestServer server = new TestServer("commit-option", "A")) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      assertThat(server.table().happened())
          .containsExactly(
              "setEntityContext", "ejbActivate 1", "ejbLoad 1", "getBalance", "ejbStore 1");
      account.getBalance();
      assertThat(server.table().happened()).containsExactly("getBalance", "ejbStore 1");
    }
  }

  @Test
  void whatManagementClearsIsLoadedAgain() throws Exception {
    try (TestServer server = new TestServer("commit-option", "A");
        EntityCaches caches = EntityCaches.register(server.container())) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      server.table().put(1, 99);
      server.table().happened();
      caches.clear();
      assertThat(server.table().happened()).containsExactly("ejbPassivate 1");
      assertThat(account.getBalance()).isEqualTo(99);
    }
  }

  @Test
  void managementCountsPassivationsAndWhatIsPooled() throws Exception {
    for (String[] expected : new String[][] {{"A", "0", "0"}, {"B", "0", "0"}, {"C", "2", "1"}}) {
      try (TestServer server = new TestServer("commit-option", expected[0]);
          EntityCaches caches = EntityCaches.register(server.container())) {
        Account.Local account = server.account(1, 10);
        account.getBalance();
        account.getBalance();
        assertThat(caches.getPassivations()).as(expected[0]).isEqualTo(Long.parseLong(expected[1]));
        assertThat(caches.getPooledInstances()).isEqualTo(Integer.parseInt(expected[2]));
        caches.clear();
        assertThat(caches.getPooledInstances()).isEqualTo(1);
      }
    }
  }

  @Test
  void managementDoesNotClearWhatATransactionUses() throws Exception {
    try (TestServer server = new TestServer("commit-option", "A");
        EntityCaches caches = EntityCaches.register(server.container())) {
      Account.Local account = server.account(1, 10);
      server.inTransaction(
          () -> {
            account.getBalance();
            caches.clear();
            server.table().put(1, 99);
            assertThat(account.getBalance()).isEqualTo(10);
          });
      server.table().happened();
      account.getBalance();
      assertThat(server.table().happened()).doesNotContain("ejbLoad 1");
    }
  }

  @Test
  void optionADoesNotSeeAChangeBehindItsBack() throws Exception {
    try (TestServer server = new TestServer("commit-option", "A")) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      server.table().put(1, 99);
      assertThat(account.getBalance()).isEqualTo(10);
    }
  }

  @Test
  void optionsBAndCSeeAChangeBehindTheirBack() throws Exception {
    for (String option : new String[] {"B", "C"}) {
      try (TestServer server = new TestServer("commit-option", option)) {
        Account.Local account = server.account(1, 10);
        account.getBalance();
        server.table().put(1, 99);
        assertThat(account.getBalance()).isEqualTo(99);
      }
    }
  }

  @Test
  void optionDSeesAChangeBehindItsBackAfterItsTime() throws Exception {
    try (TestServer server = new TestServer("commit-option", "D", "option-d-millis", "0")) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      server.table().put(1, 99);
      assertThat(account.getBalance()).isEqualTo(99);
      assertThat(server.table().happened()).filteredOn("ejbActivate 1"::equals).hasSize(1);
    }
  }

  @Test
  void optionDKeepsStateForItsTime() throws Exception {
    try (TestServer server = new TestServer("commit-option", "D", "option-d-millis", "999999999")) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      server.table().put(1, 99);
      assertThat(account.getBalance()).isEqualTo(10);
    }
  }

  @Test
  void oneTransactionLoadsAndStoresOnceHoweverManyCallsItMakes() throws Exception {
    try (TestServer server = new TestServer()) {
      Account.Local account = server.account(1, 10);
      server.inTransaction(
          () -> {
            account.getBalance();
            account.deposit(5);
            assertThat(account.getBalance()).isEqualTo(15);
            assertThat(server.table().get(1)).as("stored at the end only").isEqualTo(10);
          });
      assertThat(server.table().get(1)).isEqualTo(15);
      assertThat(server.table().happened())
          .filteredOn(call -> call.startsWith("ejbActivate") || call.startsWith("ejbPassivate"))
          .containsExactly("ejbActivate 1", "ejbPassivate 1");
    }
  }

  @Test
  void aFinderSeesWhatTheTransactionChanged() throws Exception {
    try (TestServer server = new TestServer()) {
      Account.Local account = server.account(1, 10);
      server.inTransaction(
          () -> {
            account.deposit(5);
            server.local().findAll();
            assertThat(server.table().get(1)).isEqualTo(15);
          });
    }
  }

  @Test
  void createMakesAPooledInstanceReadyWithoutActivation() throws Exception {
    try (TestServer server = new TestServer()) {
      assertThat(server.local().create(7, 70).getPrimaryKey()).isEqualTo(7);
      assertThat(server.table().happened())
          .containsExactly(
              "setEntityContext", "ejbCreate", "ejbPostCreate 7", "ejbStore 7", "ejbPassivate 7");
    }
  }

  @Test
  void aRefusedCreateLeavesTheInstancePooled() throws Exception {
    try (TestServer server = new TestServer()) {
      server.table().put(7, 1);
      assertThatThrownBy(() -> server.local().create(7, 70))
          .isInstanceOf(DuplicateKeyException.class);
      server.local().findByPrimaryKey(7);
      assertThat(server.table().happened())
          .containsExactly("setEntityContext", "ejbCreate", "ejbFindByPrimaryKey");
    }
  }

  @Test
  void removeEndsTheEntityAndPoolsTheInstance() throws Exception {
    try (TestServer server = new TestServer()) {
      Account.Local account = server.account(1, 10);
      account.remove();
      assertThat(server.table().happened())
          .containsExactly("setEntityContext", "ejbActivate 1", "ejbLoad 1", "ejbRemove 1");
      assertThatThrownBy(account::getBalance).isInstanceOf(NoSuchObjectLocalException.class);
      assertThatThrownBy(() -> server.local().findByPrimaryKey(1))
          .isInstanceOf(ObjectNotFoundException.class);
    }
  }

  @Test
  void rollbackStoresNothingAndOptionAForgetsTheState() throws Exception {
    for (String option : new String[] {"A", "B", "C"}) {
      try (TestServer server = new TestServer("commit-option", option)) {
        Account.Local account = server.account(1, 10);
        account.getBalance();
        assertThatThrownBy(() -> account.overdraw(100)).isInstanceOf(OverdrawnException.class);
        assertThat(server.table().get(1)).isEqualTo(10);
        assertThat(account.getBalance()).isEqualTo(10);
      }
    }
  }

  @Test
  void aBrokenInstanceIsNeverUsedAgain() throws Exception {
    for (String option : new String[] {"A", "B", "C"}) {
      try (TestServer server = new TestServer("commit-option", option)) {
        Account.Local account = server.account(1, 10);
        assertThatThrownBy(account::breakDown).isInstanceOf(EJBException.class);
        server.table().happened();
        account.getBalance();
        assertThat(server.table().happened())
            .as("a new instance, option " + option)
            .startsWith("setEntityContext", "ejbActivate 1", "ejbLoad 1");
      }
    }
  }

  @Test
  void anInstanceThatIsNotReentrantCannotBeCalledBack() throws Exception {
    try (TestServer server = new TestServer()) {
      Account.Local account = server.account(1, 10);
      assertThatThrownBy(account::getLoopBack)
          .isInstanceOf(EJBException.class)
          .hasMessageContaining("not reentrant");
    }
  }

  @Test
  void aPoolOfSizeZeroKeepsNoInstance() throws Exception {
    try (TestServer server = new TestServer("pool", "0")) {
      Account.Local account = server.account(1, 10);
      account.getBalance();
      account.getBalance();
      assertThat(server.table().happened()).filteredOn("unsetEntityContext"::equals).hasSize(2);
    }
  }

  @Test
  void aFullCachePassivatesWhatWasUsedLongestAgo() throws Exception {
    for (String option : new String[] {"A", "B"}) {
      try (TestServer server = new TestServer("commit-option", option, "bean-cache", "2")) {
        for (int key = 1; key <= 3; key++) {
          server.account(key, 10).getBalance();
        }
        assertThat(server.table().happened())
            .filteredOn(call -> call.startsWith("ejbPassivate"))
            .containsExactly("ejbPassivate 1");
      }
    }
  }

  @Test
  void knobsCanBeSetForOneBean() throws Exception {
    try (TestServer server = new TestServer("commit-option", "C", "commit-option.Account", "B")) {
      server.account(1, 10).getBalance();
      assertThat(server.table().happened()).doesNotContain("ejbPassivate 1");
    }
  }

  @Test
  void homeMethodsRunOnAPooledInstance() throws Exception {
    try (TestServer server = new TestServer()) {
      server.table().put(1, 10);
      server.table().put(2, 10);
      assertThat(server.local().countAccounts()).isEqualTo(2);
      assertThat(server.table().happened()).containsExactly("setEntityContext");
    }
  }
}
