package org.rubisee.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.rubisee.jdbc.ServletLocks.Held;
import org.rubisee.logic.OverloadedException;

class ServletLocksTest {
  private static final Set<RowKey> ITEM = Set.of(new RowKey("items", 7));
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

  private void count(ServletLocks locks) {
    for (int i = 0; i < ROUNDS; i++) {
      try (Held held = locks.hold(Set.of(new RowKey("items", 7)))) {
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
                locks.hold(Set.of(new RowKey("items", 8))).close();
                locks.hold(Set.of(new RowKey("users", 7))).close();
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
  void takesSeveralInTheirOrderWhateverOrderIsAsked() throws Exception {
    ServletLocks locks = new ServletLocks();
    RowKey first = new RowKey("items", 7);
    RowKey second = new RowKey("items", 8);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<?>> writers = new ArrayList<>();
      for (List<RowKey> keys : List.of(List.of(first, second), List.of(second, first))) {
        writers.add(
            threads.submit(
                () -> {
                  for (int i = 0; i < ROUNDS; i++) {
                    locks.hold(keys).close();
                  }
                }));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(locks.count()).as("locks that nobody holds").isZero();
  }

  @Test
  void givesBackTheFirstIfTheSecondIsNotFree() throws Exception {
    ServletLocks locks = new ServletLocks(1);
    Set<RowKey> both = Set.of(new RowKey("items", 1), new RowKey("items", 7));
    ExecutorService other = Executors.newSingleThreadExecutor();
    try (Held held = locks.hold(ITEM)) {
      assertThat(held).isNotNull();
      assertThat(other.submit(() -> catchThrowable(() -> locks.hold(both))).get())
          .isInstanceOf(OverloadedException.class);
      assertThat(locks.count()).isEqualTo(1);
    } finally {
      other.shutdownNow();
    }
  }
}
