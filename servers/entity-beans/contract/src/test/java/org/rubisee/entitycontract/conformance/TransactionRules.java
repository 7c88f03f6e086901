package org.rubisee.entitycontract.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.EJBException;
import jakarta.ejb.TransactionRequiredLocalException;
import jakarta.ejb.TransactionRolledbackLocalException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.Status;
import jakarta.transaction.TransactionRequiredException;
import java.rmi.RemoteException;
import java.util.ArrayList;
import java.util.List;

/** EJB 2.1, chapters 17 and 18: transactions, and what exceptions do to them. */
final class TransactionRules {
  private static final String TRANSACTIONS = "17";
  private static final String EXCEPTIONS = "18";

  private TransactionRules() {}

  static List<Rule> all() {
    List<Rule> rules = new ArrayList<>(attributes());
    untransacted().forEach(rule -> rules.add(rule.only(Rule.Form.BMP)));
    rules.addAll(application());
    rules.addAll(system());
    return rules;
  }

  private static List<Rule> attributes() {
    return List.of(
        new Rule(
            "required-begins",
            TRANSACTIONS,
            "Required: without a transaction of the client, the container begins and commits one.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              assertThat(account.required(5)).isEqualTo(Status.STATUS_ACTIVE);
              assertThat(subject.balance(1)).contains(15);
              assertThat(subject.isInTransaction()).isFalse();
            }),
        new Rule(
            "required-joins",
            TRANSACTIONS,
            "Required: the client's transaction is joined.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.rolledBack(
                  () -> assertThat(account.required(5)).isEqualTo(Status.STATUS_ACTIVE));
              assertThat(subject.balance(1)).contains(10);
            }),
        new Rule(
            "requires-new",
            TRANSACTIONS,
            "RequiresNew: the method commits by itself, whatever the client does.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.rolledBack(
                  () -> {
                    assertThat(account.requiresNew(5)).isEqualTo(Status.STATUS_ACTIVE);
                    assertThat(subject.status()).isEqualTo(Status.STATUS_ACTIVE);
                  });
              assertThat(subject.balance(1)).contains(15);
            }),
        new Rule(
            "mandatory-without",
            TRANSACTIONS,
            "Mandatory: without a transaction a local client gets"
                + " TransactionRequiredLocalException.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              assertThatThrownBy(() -> account.mandatory(5))
                  .isInstanceOf(TransactionRequiredLocalException.class);
            }),
        new Rule(
            "mandatory-without-remote",
            TRANSACTIONS,
            "Mandatory: without a transaction a remote client gets TransactionRequiredException.",
            subject -> {
              RemoteAccount account = subject.remoteAccount(1, "ada", 10);
              assertThatThrownBy(() -> account.mandatory(5)).satisfies(TransactionRules::required);
            }),
        new Rule(
            "mandatory-with",
            TRANSACTIONS,
            "Mandatory: the client's transaction is joined.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.inTransaction(
                  () -> assertThat(account.mandatory(5)).isEqualTo(Status.STATUS_ACTIVE));
              assertThat(subject.balance(1)).contains(15);
            }));
  }

  /** The exception of {@code java.rmi} that became one of {@code jakarta.transaction}. */
  private static void required(Throwable thrown) {
    assertThat(thrown).isInstanceOf(RemoteException.class);
    List<Throwable> chain = new ArrayList<>();
    for (Throwable one = thrown; one != null && !chain.contains(one); one = one.getCause()) {
      chain.add(one);
    }
    assertThat(chain)
        .anyMatch(
            one ->
                one instanceof TransactionRequiredException
                    || one instanceof TransactionRequiredLocalException);
  }

  /** Attributes that the specification leaves optional for container-managed persistence. */
  private static List<Rule> untransacted() {
    return List.of(
        new Rule(
            "supports-without",
            TRANSACTIONS,
            "Supports: without a transaction of the client there is none.",
            subject ->
                assertThat(subject.account(1, "ada", 10).supports())
                    .isEqualTo(Status.STATUS_NO_TRANSACTION)),
        new Rule(
            "supports-with",
            TRANSACTIONS,
            "Supports: the client's transaction is joined.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.inTransaction(
                  () -> assertThat(account.supports()).isEqualTo(Status.STATUS_ACTIVE));
            }),
        new Rule(
            "not-supported",
            TRANSACTIONS,
            "NotSupported: the client's transaction is suspended.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.inTransaction(
                  () -> {
                    assertThat(account.notSupported()).isEqualTo(Status.STATUS_NO_TRANSACTION);
                    assertThat(subject.status()).isEqualTo(Status.STATUS_ACTIVE);
                  });
            }),
        new Rule(
            "never-without",
            TRANSACTIONS,
            "Never: without a transaction of the client there is none.",
            subject ->
                assertThat(subject.account(1, "ada", 10).never())
                    .isEqualTo(Status.STATUS_NO_TRANSACTION)),
        new Rule(
            "never-with",
            TRANSACTIONS,
            "Never: a client with a transaction gets EJBException.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.inTransaction(
                  () -> assertThatThrownBy(account::never).isInstanceOf(EJBException.class));
            }));
  }

  private static List<Rule> application() {
    return List.of(
        new Rule(
            "application-exception-local",
            EXCEPTIONS,
            "An application exception reaches a local client as it is, and the work is committed.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              assertThatThrownBy(() -> account.depositAndComplain(5))
                  .isExactlyInstanceOf(ComplaintException.class);
              assertThat(subject.balance(1)).contains(15);
            }),
        new Rule(
            "application-exception-remote",
            EXCEPTIONS,
            "An application exception reaches a remote client as it is, and the work is committed.",
            subject -> {
              RemoteAccount account = subject.remoteAccount(1, "ada", 10);
              assertThatThrownBy(() -> account.depositAndComplain(5))
                  .isExactlyInstanceOf(ComplaintException.class);
              assertThat(subject.balance(1)).contains(15);
            }),
        new Rule(
            "application-exception-in-transaction",
            EXCEPTIONS,
            "An application exception leaves the client's transaction usable.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.inTransaction(
                  () -> {
                    assertThatThrownBy(() -> account.depositAndComplain(5))
                        .isExactlyInstanceOf(ComplaintException.class);
                    account.deposit(5);
                  });
              assertThat(subject.balance(1)).contains(20);
            }),
        new Rule(
            "rollback-on-request",
            EXCEPTIONS,
            "setRollbackOnly rolls the method's transaction back; getRollbackOnly knows.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              assertThat(account.depositAndRollBack(5)).isTrue();
              assertThat(subject.balance(1)).contains(10);
            }));
  }

  private static List<Rule> system() {
    return List.of(
        new Rule(
            "system-exception-local",
            EXCEPTIONS,
            "A system exception reaches a local client as EJBException, and the work is undone.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              assertThatThrownBy(() -> account.depositAndBreak(5)).isInstanceOf(EJBException.class);
              assertThat(subject.balance(1)).contains(10);
              assertThat(subject.isInTransaction()).isFalse();
            }),
        new Rule(
            "system-exception-remote",
            EXCEPTIONS,
            "A system exception reaches a remote client as RemoteException, and the work is undone.",
            subject -> {
              RemoteAccount account = subject.remoteAccount(1, "ada", 10);
              assertThatThrownBy(() -> account.depositAndBreak(5))
                  .isInstanceOf(RemoteException.class);
              assertThat(subject.balance(1)).contains(10);
            }),
        new Rule(
            "system-exception-in-transaction",
            EXCEPTIONS,
            "In the client's transaction it is TransactionRolledbackLocalException.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.rolledBack(
                  () ->
                      assertThatThrownBy(() -> account.depositAndBreak(5))
                          .isInstanceOf(TransactionRolledbackLocalException.class));
            }),
        new Rule(
            "system-exception-marks",
            EXCEPTIONS,
            "It marks the client's transaction, which then cannot be committed.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              assertThatThrownBy(
                      () ->
                          subject.inTransaction(
                              () ->
                                  assertThatThrownBy(() -> account.depositAndBreak(5))
                                      .isInstanceOf(EJBException.class)))
                  .isInstanceOf(RollbackException.class);
              assertThat(subject.balance(1)).contains(10);
            }));
  }
}
