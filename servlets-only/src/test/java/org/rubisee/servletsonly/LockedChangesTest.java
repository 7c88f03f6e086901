package org.rubisee.servletsonly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.jdbc.JdbcTransactions;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Rejection;
import org.rubisee.sql.RowLocks;

/** When a lock is held: a lock and a pool of one connection write down their calls. */
class LockedChangesTest {
  private static final WriteLocks.Key ITEM = new WriteLocks.Key("items", 7);

  private final List<String> calls = new ArrayList<>();
  private final LockedChanges locked =
      new LockedChanges(
          new JdbcTransactions<>(new ConnectionPool(noting(DataSource.class)), connection -> null),
          new NotedLocks());

  @Test
  void holdsTheLockFromBeforeTheConnectionUntilAfterTheCommit() throws RejectedException {
    locked.change(ITEM, sql -> calls.add("work"));

    assertThat(calls).startsWith("lock items 7", "getConnection");
    assertThat(calls).containsSubsequence("work", "commit", "close", "unlock").endsWith("unlock");
  }

  @Test
  void givesTheLockBackWhenARuleRejects() {
    assertThatThrownBy(() -> locked.change(ITEM, sql -> reject()))
        .isInstanceOf(RejectedException.class);
    assertThat(calls).containsSubsequence("rollback", "close", "unlock").endsWith("unlock");
  }

  private static void reject() throws RejectedException {
    throw new RejectedException(Rejection.BID_TOO_LOW);
  }

  private final class NotedLocks implements WriteLocks {
    @Override
    public Held hold(Key key) {
      calls.add("lock " + key.table() + " " + key.id());
      return () -> calls.add("unlock");
    }

    @Override
    public RowLocks rowLocks() {
      return RowLocks.BY_CALLER;
    }
  }

  private <T> T noting(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              calls.add(method.getName());
              return method.getReturnType() == Connection.class ? noting(Connection.class) : null;
            }));
  }
}
