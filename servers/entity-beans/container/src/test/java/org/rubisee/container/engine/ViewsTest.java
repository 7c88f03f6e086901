package org.rubisee.container.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.rmi.NoSuchObjectException;
import java.rmi.RemoteException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.container.client.EntityViews;
import org.rubisee.container.client.RemoteInvoker;

/** What homes and references say and throw, in either view. */
class ViewsTest {
  @Test
  void referencesToOneEntityAreIdentical() throws Exception {
    try (TestServer server = new TestServer()) {
      server.table().put(1, 10);
      server.table().put(2, 20);
      Account.Remote one = server.remote().findByPrimaryKey(1);
      assertThat(one.isIdentical(server.remote().findByPrimaryKey(1))).isTrue();
      assertThat(one).isEqualTo(server.remote().findByPrimaryKey(1));
      assertThat(one.isIdentical(server.remote().findByPrimaryKey(2))).isFalse();
      assertThat(one.getPrimaryKey()).isEqualTo(1);
      assertThat(one).hasToString("Account 1");
    }
  }

  @Test
  void handlesLeadBackToTheEntityAndItsHome() throws Exception {
    try (TestServer server = new TestServer()) {
      server.table().put(1, 10);
      Account.Remote account = server.remote().findByPrimaryKey(1);
      assertThat(account.getHandle().getEJBObject()).isEqualTo(account);
      assertThat(account.getEJBHome()).isInstanceOf(Accounts.Home.class);
      assertThat(server.remote().getHomeHandle().getEJBHome()).isSameAs(server.remote());
      assertThat(server.remote().getEJBMetaData().getPrimaryKeyClass()).isEqualTo(Integer.class);
      assertThat(server.remote().getEJBMetaData().getRemoteInterfaceClass())
          .isEqualTo(Account.Remote.class);
      server.remote().remove(account.getHandle());
      assertThat(server.table().keys()).isEmpty();
    }
  }

  @Test
  void aHomeRemovesByKey() throws Exception {
    try (TestServer server = new TestServer()) {
      server.table().put(1, 10);
      server.local().remove(1);
      assertThat(server.table().keys()).isEmpty();
    }
  }

  @Test
  void theSharedInterfacesServeBothViews() throws Exception {
    try (TestServer server = new TestServer()) {
      server.table().put(1, 10);
      for (Accounts accounts : List.of(server.remote(), server.local())) {
        assertThat(accounts.findByPrimaryKey(1).getBalance()).isEqualTo(10);
        for (Account account : accounts.findAll()) {
          assertThat(account.getBalance()).isEqualTo(10);
        }
      }
    }
  }

  @Test
  void remoteViewsThrowRemoteExceptions() throws Exception {
    try (TestServer server = new TestServer()) {
      server.table().put(1, 10);
      Account.Remote account = server.remote().findByPrimaryKey(1);
      assertThatThrownBy(account::breakDown)
          .isInstanceOf(RemoteException.class)
          .hasMessageContaining("broken");
      server.table().remove(1);
      assertThatThrownBy(account::getBalance).isInstanceOf(NoSuchObjectException.class);
    }
  }

  @Test
  void remoteCallsPassByValueUnlessToldOtherwise() throws Exception {
    List<String> argument = new ArrayList<>(List.of("a"));
    try (TestServer server = new TestServer()) {
      server.table().put(1, 10);
      List<String> back = server.remote().findByPrimaryKey(1).getBack(argument);
      assertThat(back).isEqualTo(argument).isNotSameAs(argument);
      assertThat(server.local().findByPrimaryKey(1).getBack(argument)).isSameAs(argument);
    }
    try (TestServer server = new TestServer("call-passing", "reference")) {
      server.table().put(1, 10);
      assertThat(server.remote().findByPrimaryKey(1).getBack(argument)).isSameAs(argument);
    }
  }

  @Test
  void callPassingByNetworkGoesThroughTheServer() {
    try (TestServer server = new TestServer("call-passing", "network")) {
      assertThatThrownBy(() -> server.remote().findByPrimaryKey(1))
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("network");
    }
  }

  @Test
  void aReferenceFromAnotherMachineIsSerializable() throws Exception {
    Accounts.Home home =
        EntityViews.home(Accounts.Home.class, "Account", new RemoteInvoker("ejb:nowhere"));
    Object reference = EntityViews.reference(home, 5);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(reference);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      Account.Remote copy = (Account.Remote) in.readObject();
      assertThat(copy.getPrimaryKey()).isEqualTo(5);
      assertThat(copy).isEqualTo(reference);
    }
  }
}
