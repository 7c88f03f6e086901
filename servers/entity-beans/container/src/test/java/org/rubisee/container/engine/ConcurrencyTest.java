package org.rubisee.container.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.ConcurrentAccessTimeoutException;
import jakarta.ejb.EJBException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.container.Failures;

/** Options A and D lock beans themselves; with B and C the database locks rows. */
class ConcurrencyTest {
  private static final int THREADS = 8;
  private static final int DEPOSITS = 200;

  @ParameterizedTest
  @ValueSource(strings = {"A", "D"})
  void concurrentTransactionsLoseNoUpdate(String option) throws Exception {
    try (TestServer server = new TestServer("commit-option", option, "option-d-millis", "0")) {
      Account.Local account = server.account(1, 0);
      inThreads(
          () -> {
            for (int i = 0; i < DEPOSITS; i++) {
              server.inTransaction(() -> account.deposit(1));
            }
            return null;
          });
      assertThat(server.table().get(1)).isEqualTo(THREADS * DEPOSITS);
    }
  }

  @Test
  void readersShareAndCachesTooSmallLoseNothing() throws Exception {
    try (TestServer server = new TestServer("commit-option", "A", "bean-cache", "2")) {
      for (int key = 0; key < 5; key++) {
        server.account(key, 0);
      }
      inThreads(
          () -> {
            for (int i = 0; i < DEPOSITS; i++) {
              server.local().findByPrimaryKey(i % 5).deposit(1);
              server.local().findByPrimaryKey((i + 1) % 5).getBalance();
            }
            return null;
          });
      int sum = server.table().keys().stream().mapToInt(key -> server.table().get(key)).sum();
      assertThat(sum).isEqualTo(THREADS * DEPOSITS);
    }
  }

  private static void inThreads(Callable<Void> work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Void>> running = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        running.add(threads.submit(work));
      }
      for (Future<Void> one : running) {
        one.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void aBeanHeldTooLongIsAConflictThatCanBeTriedAgain() throws Exception {
    try (TestServer server = new TestServer("commit-option", "A", "lock-millis", "20")) {
      Account.Local account = server.account(1, 10);
      CountDownLatch held = new CountDownLatch(1);
      CountDownLatch release = new CountDownLatch(1);
      ExecutorService other = Executors.newSingleThreadExecutor();
      try {
        Future<Void> holding =
            other.submit(
                () -> {
                  server.inTransaction(
                      () -> {
                        account.deposit(1);
                        held.countDown();
                        release.await();
                      });
                  return null;
                });
        held.await();
        assertThatThrownBy(account::getBalance)
            .isInstanceOf(ConcurrentAccessTimeoutException.class);
        release.countDown();
        holding.get();
        assertThat(account.getBalance()).isEqualTo(11);
      } finally {
        other.shutdownNow();
      }
    }
  }

  @Test
  void ofTwoReadersWhoBothWantToWriteOneGivesWay() throws Exception {
    try (TestServer server = new TestServer("commit-option", "A", "lock-millis", "200")) {
      Account.Local account = server.account(1, 10);
      CountDownLatch bothRead = new CountDownLatch(2);
      ExecutorService threads = Executors.newFixedThreadPool(2);
      try {
        List<Future<Boolean>> deposits = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
          deposits.add(threads.submit(() -> readThenDeposit(server, account, bothRead)));
        }
        int done = 0;
        for (Future<Boolean> deposit : deposits) {
          done += deposit.get() ? 1 : 0;
        }
        assertThat(server.table().get(1)).isEqualTo(10 + done);
        assertThat(done).isLessThan(2);
      } finally {
        threads.shutdownNow();
      }
    }
  }

  private static boolean readThenDeposit(
      TestServer server, Account.Local account, CountDownLatch bothRead) throws Exception {
    try {
      server.inTransaction(
          () -> {
            account.getBalance();
            bothRead.countDown();
            bothRead.await();
            account.deposit(1);
          });
      return true;
    } catch (EJBException e) {
      assertThat(Failures.isConflict(e)).isTrue();
      return false;
    }
  }
}
