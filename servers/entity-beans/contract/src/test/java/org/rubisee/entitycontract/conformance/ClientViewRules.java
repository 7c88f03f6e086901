package org.rubisee.entitycontract.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.CreateException;
import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.EJBMetaData;
import jakarta.ejb.NoSuchObjectLocalException;
import jakarta.ejb.ObjectNotFoundException;
import java.rmi.NoSuchObjectException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * EJB 2.1, chapter 9, and the finders of chapters 10 and 12: what clients see of homes and
 * references.
 */
final class ClientViewRules {
  private ClientViewRules() {}

  static List<Rule> all() {
    List<Rule> rules = new ArrayList<>(homes());
    rules.addAll(removal());
    rules.addAll(identity());
    rules.addAll(remoteView());
    return rules;
  }

  private static List<Rule> homes() {
    return List.of(
        new Rule(
            "find-by-key",
            "9",
            "A finder by key gives a reference with this key.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              assertThat(account.getPrimaryKey()).isEqualTo(1);
              assertThat(account.balance()).isEqualTo(10);
            }),
        new Rule(
            "find-nothing",
            "10, 12",
            "A finder of one object throws ObjectNotFoundException if there is none.",
            subject ->
                assertThatThrownBy(() -> subject.local().findByPrimaryKey(99))
                    .isInstanceOf(ObjectNotFoundException.class)),
        new Rule(
            "find-none-of-many",
            "10, 12",
            "A finder of several objects returns an empty collection if there are none.",
            subject -> assertThat(subject.local().findRicherThan(0)).isEmpty()),
        new Rule(
            "find-many",
            "10, 12",
            "A finder of several objects returns the references, in the order of its query.",
            subject -> {
              subject.account(3, "cem", 30);
              subject.account(1, "ada", 10);
              subject.account(2, "bea", 20);
              Collection<LocalAccount> found = subject.local().findRicherThan(10);
              assertThat(found).extracting(LocalAccount::getPrimaryKey).containsExactly(2, 3);
            }),
        new Rule(
            "find-by-other-column",
            "10, 12",
            "A finder of one object may look for something else than the key.",
            subject -> {
              subject.account(1, "ada", 10);
              assertThat(subject.local().findByOwner("ada").getPrimaryKey()).isEqualTo(1);
            }),
        new Rule(
            "create",
            "9",
            "Creating an object inserts its state and gives its reference.",
            subject -> {
              assertThat(subject.local().create(5, "eve", 50).getPrimaryKey()).isEqualTo(5);
              assertThat(subject.balance(5)).contains(50);
            }),
        new Rule(
            "create-twice",
            "10, 12",
            "Creating a key a second time throws CreateException.",
            subject -> {
              subject.account(5, "eve", 50);
              assertThatThrownBy(() -> subject.local().create(5, "eva", 60))
                  .isInstanceOf(CreateException.class);
              assertThat(subject.balance(5)).contains(50);
            }),
        new Rule(
            "create-twice-says-so",
            "10, 12",
            "The exception is the DuplicateKeyException that exists for this.",
            subject -> {
              subject.account(5, "eve", 50);
              assertThatThrownBy(() -> subject.local().create(5, "eva", 60))
                  .isInstanceOf(DuplicateKeyException.class);
            }),
        new Rule(
            "home-method",
            "9",
            "A home method runs on an instance without identity.",
            subject -> assertThat(subject.local().twice(21)).isEqualTo(42)));
  }

  private static List<Rule> removal() {
    return List.of(
        new Rule(
            "remove-by-reference",
            "9",
            "A reference removes its object; afterwards it is gone for local clients.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              account.remove();
              assertThat(subject.balance(1)).isEmpty();
              assertThatThrownBy(account::balance).isInstanceOf(NoSuchObjectLocalException.class);
            }),
        new Rule(
            "remove-by-key",
            "9",
            "A home removes an object by its key.",
            subject -> {
              subject.account(1, "ada", 10);
              subject.local().remove(1);
              assertThat(subject.balance(1)).isEmpty();
            }),
        new Rule(
            "remove-by-handle",
            "9",
            "A remote home removes an object by its handle.",
            subject -> {
              RemoteAccount account = subject.remoteAccount(1, "ada", 10);
              subject.remote().remove(account.getHandle());
              assertThat(subject.balance(1)).isEmpty();
            }),
        new Rule(
            "gone-for-remote-clients",
            "9",
            "A removed object is gone for remote clients: NoSuchObjectException.",
            subject -> {
              RemoteAccount account = subject.remoteAccount(1, "ada", 10);
              account.remove();
              assertThatThrownBy(account::balance).isInstanceOf(NoSuchObjectException.class);
            }),
        new Rule(
            "row-gone",
            "10, 12",
            "An object whose row others deleted is gone, too.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.execute("DELETE FROM accounts");
              assertThatThrownBy(account::balance).isInstanceOf(NoSuchObjectLocalException.class);
            }));
  }

  private static List<Rule> identity() {
    return List.of(
        new Rule(
            "identity-of-local-references",
            "9",
            "Local references are identical if home and key are, and only then.",
            subject -> {
              LocalAccount one = subject.account(1, "ada", 10);
              LocalAccount two = subject.account(2, "bea", 20);
              assertThat(one.isIdentical(subject.local().findByPrimaryKey(1))).isTrue();
              assertThat(one.isIdentical(two)).isFalse();
            }),
        new Rule(
            "identity-of-remote-references",
            "9",
            "Remote references are identical if home and key are, and only then.",
            subject -> {
              RemoteAccount one = subject.remoteAccount(1, "ada", 10);
              RemoteAccount two = subject.remoteAccount(2, "bea", 20);
              assertThat(one.isIdentical(subject.remote().findByPrimaryKey(1))).isTrue();
              assertThat(one.isIdentical(two)).isFalse();
            }),
        new Rule(
            "home-of-reference",
            "9",
            "A local reference knows its home.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              LocalAccounts home = (LocalAccounts) account.getEJBLocalHome();
              assertThat(home.findByPrimaryKey(1).isIdentical(account)).isTrue();
            }));
  }

  private static List<Rule> remoteView() {
    return List.of(
        new Rule(
            "handle",
            "9",
            "A handle leads back to the object.",
            subject -> {
              RemoteAccount account = subject.remoteAccount(1, "ada", 10);
              assertThat(account.getHandle().getEJBObject().isIdentical(account)).isTrue();
            }),
        new Rule(
            "home-handle",
            "9",
            "A home's handle leads back to the home.",
            subject -> {
              subject.account(1, "ada", 10);
              RemoteAccounts home = (RemoteAccounts) subject.remote().getHomeHandle().getEJBHome();
              assertThat(home.findByPrimaryKey(1).balance()).isEqualTo(10);
            }),
        new Rule(
            "metadata",
            "9",
            "A remote home describes its interfaces and its key.",
            subject -> {
              EJBMetaData data = subject.remote().getEJBMetaData();
              assertThat(data.getHomeInterfaceClass()).isEqualTo(RemoteAccounts.class);
              assertThat(data.getRemoteInterfaceClass()).isEqualTo(RemoteAccount.class);
              assertThat(data.getPrimaryKeyClass()).isEqualTo(Integer.class);
              assertThat(data.isSession()).isFalse();
            }),
        new Rule(
            "remote-by-value",
            "9",
            "Remote calls pass arguments and results by value.",
            subject -> {
              ArrayList<Integer> sent = new ArrayList<>();
              assertThat(subject.remoteAccount(1, "ada", 10).grow(sent)).containsExactly(1);
              assertThat(sent).isEmpty();
            }),
        new Rule(
            "local-by-reference",
            "9",
            "Local calls pass arguments and results by reference.",
            subject -> {
              ArrayList<Integer> sent = new ArrayList<>();
              assertThat(subject.account(1, "ada", 10).grow(sent)).isSameAs(sent);
              assertThat(sent).containsExactly(1);
            }),
        new Rule(
            "environment",
            "20",
            "A bean finds the entries of its environment at java:comp/env.",
            subject ->
                assertThat(subject.account(1, "ada", 10).environment("limit")).isEqualTo(7)));
  }
}
