package org.rubisee.servletsonly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.OverloadedException;
import org.rubisee.servletsonly.WriteLocks.Held;
import org.rubisee.servletsonly.WriteLocks.Key;
import org.rubisee.sql.RowLocks;

class WriteLocksTest {
  private static final Key ITEM = new Key("items", 7);
  private static final int WRITERS = 8;
  private static final int ROUNDS = 2_000;

  /** Not atomic: updates are lost wherever two writers meet. */
  private int counter;

  @Test
  void oneWriterOfAnItemAtATime() throws Exception {
    ServletLocks locks = new ServletLocks();
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    try {
      List<Future<?>> writers = new ArrayList<>();
      for (int i = 0; i < WRITERS; i++) {
        writers.add(threads.submit(() -> count(locks)));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(counter).isEqualTo(WRITERS * ROUNDS);
    assertThat(locks.count()).as("locks that nobody holds").isZero();
  }

  private void count(WriteLocks locks) {
    for (int i = 0; i < ROUNDS; i++) {
      try (Held held = locks.hold(new Key("items", 7))) {
        assertThat(held).isNotNull();
        int seen = counter;
        Thread.onSpinWait();
        counter = seen + 1;
      }
    }
  }

  @Test
  void anotherItemAndAUserOfTheSameNumberDoNotWait() throws Exception {
    ServletLocks locks = new ServletLocks();
    ExecutorService other = Executors.newSingleThreadExecutor();
    try (Held held = locks.hold(ITEM)) {
      assertThat(held).isNotNull();
      other
          .submit(
              () -> {
                locks.hold(new Key("items", 8)).close();
                locks.hold(new Key("users", 7)).close();
              })
          .get();
      assertThat(locks.count()).isEqualTo(1);
    } finally {
      other.shutdownNow();
    }
  }

  @Test
  void refusesWhoWaitsTooLong() throws Exception {
    ServletLocks locks = new ServletLocks(1);
    ExecutorService other = Executors.newSingleThreadExecutor();
    try (Held held = locks.hold(ITEM)) {
      assertThat(held).isNotNull();
      assertThat(other.submit(() -> catchThrowable(() -> locks.hold(ITEM))).get())
          .isInstanceOf(OverloadedException.class);
    } finally {
      other.shutdownNow();
    }
    locks.hold(ITEM).close();
    assertThat(locks.count()).as("locks that nobody holds").isZero();
  }

  @Test
  void areTheDatabasesUnlessSetOtherwise() {
    assertThat(WriteLocks.of(new Properties()).rowLocks()).isEqualTo(RowLocks.BY_DATABASE);
    assertThat(set("servlet").rowLocks()).isEqualTo(RowLocks.BY_CALLER);
    assertThatThrownBy(() -> set("both")).hasMessageContaining("database or servlet");
  }

  private static WriteLocks set(String value) {
    Properties properties = new Properties();
    properties.setProperty(WriteLocks.SETTING, value);
    return WriteLocks.of(properties);
  }
}
