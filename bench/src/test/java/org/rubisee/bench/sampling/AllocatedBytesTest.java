package org.rubisee.bench.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class AllocatedBytesTest {

  private static final int CHUNK = 1_000_000;
  private static final int CHUNKS = 200;

  private byte[] last = new byte[0];

  @Test
  void countsWhatThreadsAllocateBetweenTwoReadings() throws IOException, InterruptedException {
    AtomicBoolean isClosed = new AtomicBoolean();
    CountDownLatch begin = new CountDownLatch(1);
    CountDownLatch allocated = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    Thread worker = new Thread(() -> work(begin, allocated, end));
    try (AllocatedBytes bytes =
        AllocatedBytes.of(ManagementFactory.getPlatformMBeanServer(), () -> isClosed.set(true))) {
      worker.start();
      AllocatedBytes.Reading before = bytes.reading();
      begin.countDown();
      allocated.await();
      long since = bytes.reading().since(before);
      assertThat(since).isBetween((long) CHUNK * CHUNKS, 5L * CHUNK * CHUNKS / 4);
    } finally {
      end.countDown();
      worker.join();
    }
    assertThat(isClosed).isTrue();
    assertThat(last).hasSize(CHUNK);
  }

  @Test
  void newThreadsCountWholeAndEndedOnesNotAtAll() {
    AllocatedBytes.Reading before = new AllocatedBytes.Reading(Map.of(1L, 100L, 2L, 500L));
    AllocatedBytes.Reading after = new AllocatedBytes.Reading(Map.of(1L, 130L, 3L, 7L));
    assertThat(after.since(before)).isEqualTo(37);
  }

  private void work(CountDownLatch begin, CountDownLatch allocated, CountDownLatch end) {
    try {
      begin.await();
      for (int i = 0; i < CHUNKS; i++) {
        last = new byte[CHUNK];
      }
      allocated.countDown();
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
