package org.rubisee.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;

/** When a lock is held: a pool of one connection writes down its calls, and who has Java locks. */
class LockedWritesTest {
  private static final RowKey CART = new RowKey("carts", 7);
  private static final RowKey BOOK = new RowKey("books", 9);
  private static final WriteScope<String> SCOPE =
      WriteScope.of(TableLocks.writing("carts").reading("books", "books b", "carts"), CART);
  private static final String LOCK = "LOCK TABLES books READ, books b READ, carts WRITE";
  private static final String UNLOCK = "UNLOCK TABLES";

  private final List<String> calls = new ArrayList<>();
  private final ServletLocks locks = new ServletLocks();
  private String failing = "";

  @Test
  void leavesRowLocksToTheDatabase() throws RejectedException {
    writes(Locking.DATABASE).change(SCOPE, sql -> note("work"));

    assertThat(calls)
        .containsExactly(
            "get 0", "setAutoCommit false", "work 0", "commit", "setAutoCommit true", "close 0");
  }

  @Test
  void locksTablesFromTheBeginningOfTheTransactionUntilAfterTheCommit() throws RejectedException {
    writes(Locking.TABLE).change(SCOPE, sql -> note("work"));

    assertThat(calls)
        .containsExactly(
            "get 0",
            "setAutoCommit false",
            LOCK,
            "work 0",
            "commit",
            UNLOCK,
            "setAutoCommit true",
            "close 0");
  }

  @Test
  void unlocksTablesWhenARuleRejectsOrCodeFailsOrTheCommitDoes() {
    LockedWrites<String> writes = writes(Locking.TABLE);
    assertThatThrownBy(() -> writes.change(SCOPE, sql -> reject()))
        .isInstanceOf(RejectedException.class);
    assertThat(calls).containsSubsequence(LOCK, "rollback", UNLOCK, "close 0");
    calls.clear();
    assertThatThrownBy(() -> writes.change(SCOPE, sql -> breakDown()))
        .isInstanceOf(IllegalStateException.class);
    assertThat(calls).containsSubsequence(LOCK, "rollback", UNLOCK, "close 0");
    calls.clear();
    failing = "commit";
    assertThatThrownBy(() -> writes.change(SCOPE, sql -> note("work")));
    assertThat(calls).containsSubsequence(LOCK, "rollback", UNLOCK, "close 0");
    calls.clear();
    failing = "rollback";
    assertThatThrownBy(() -> writes.change(SCOPE, sql -> reject()))
        .isInstanceOf(RejectedException.class);
    assertThat(calls).containsSubsequence(LOCK, "rollback", UNLOCK, "close 0");
  }

  @Test
  void closesAConnectionThatCannotUnlock() throws RejectedException {
    failing = UNLOCK;

    writes(Locking.TABLE).change(SCOPE, sql -> note("work"));

    assertThat(calls).containsSubsequence("commit", UNLOCK, "abort", "close 0");
  }

  @Test
  void doesNothingWithTablesThatItCouldNotLock() {
    failing = LOCK;

    assertThatThrownBy(() -> writes(Locking.TABLE).change(SCOPE, sql -> note("work")))
        .hasMessageContaining(LOCK);
    assertThat(calls).doesNotContain("work 0", "commit").containsSubsequence(LOCK, UNLOCK);
  }

  @Test
  void locksTablesOnlyIfAScopeNamesThem() {
    assertThatThrownBy(() -> writes(Locking.TABLE).change(WriteScope.of(CART), sql -> note("work")))
        .isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void holdsJavaLocksFromBeforeTheConnectionUntilAfterTheCommit() throws RejectedException {
    writes(Locking.SERVLET).change(SCOPE, sql -> note("work"));

    assertThat(calls).startsWith("get 1").endsWith("close 1").contains("work 1", "commit");
    assertThat(locks.count()).isZero();
  }

  @Test
  void locksFurtherRowsThatItReadsUnderTheFirstLock() throws RejectedException {
    writes(Locking.SERVLET)
        .change(
            SCOPE.and(
                sql -> {
                  note("read");
                  return Set.of(BOOK);
                }),
            sql -> note("work"));

    assertThat(calls).containsSubsequence("get 1", "read 1", "close 1", "get 2", "work 2");
    assertThat(locks.count()).isZero();
  }

  @Test
  void readsNoFurtherRowsForOtherLocks() throws RejectedException {
    WriteScope<String> scope =
        SCOPE.and(
            sql -> {
              throw new AssertionError("no Java lock needs them");
            });
    writes(Locking.DATABASE).change(scope, sql -> note("work"));
    writes(Locking.TABLE).change(scope, sql -> note("work"));

    assertThat(calls).filteredOn(call -> call.startsWith("work")).hasSize(2);
  }

  @Test
  void givesJavaLocksBackWhenARuleRejects() {
    assertThatThrownBy(() -> writes(Locking.SERVLET).change(SCOPE, sql -> reject()))
        .isInstanceOf(RejectedException.class);
    assertThat(calls).containsSubsequence("rollback", "close 1");
    assertThat(locks.count()).isZero();
  }

  private LockedWrites<String> writes(Locking locking) {
    return new LockedWrites<>(
        new JdbcTransactions<>(new ConnectionPool(noting(DataSource.class)), connection -> ""),
        locking,
        locks);
  }

  private enum Rule implements Violation {
    BROKEN;

    @Override
    public String message() {
      return "That is against the rule.";
    }

    @Override
    public boolean isAbsence() {
      return false;
    }
  }

  private static void reject() throws RejectedException {
    throw new RejectedException(Rule.BROKEN);
  }

  private static void breakDown() {
    throw new IllegalStateException("planned");
  }

  /** A call, and how many Java locks are held meanwhile. */
  private void note(String call) {
    calls.add(call + " " + locks.count());
  }

  private <T> T noting(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> called(type, method.getName(), arguments)));
  }

  private Object called(Class<?> type, String method, Object[] arguments) throws SQLException {
    switch (method) {
      case "getConnection" -> {
        note("get");
        return noting(Connection.class);
      }
      case "createStatement" -> {
        return noting(Statement.class);
      }
      case "execute" -> {
        record((String) arguments[0]);
        return false;
      }
      case "close" -> {
        if (type == Connection.class) {
          note("close");
        }
      }
      case "setAutoCommit" -> calls.add(method + " " + arguments[0]);
      default -> record(method);
    }
    return null;
  }

  private void record(String call) throws SQLException {
    calls.add(call);
    if (call.equals(failing)) {
      throw new SQLException("planned failure of " + call);
    }
  }
}
