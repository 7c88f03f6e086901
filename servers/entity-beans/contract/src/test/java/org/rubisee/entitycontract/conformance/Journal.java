package org.rubisee.entitycontract.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/**
 * What containers called, in order. Beans and rules are in one virtual machine, so both reach it.
 */
public final class Journal {
  private static final AtomicInteger INSTANCES = new AtomicInteger();
  private static final List<Entry> ENTRIES = new ArrayList<>();
  private static final long LINGER_MILLIS = 300;

  private static IntSupplier status = () -> -1;
  private static CountDownLatch company = new CountDownLatch(2);

  /**
   * A call.
   *
   * @param instance number of the bean instance
   * @param method the method called
   */
  public record Entry(int instance, String method) {}

  private Journal() {}

  /** A number for a new instance. */
  static int newInstance() {
    return INSTANCES.incrementAndGet();
  }

  /** Notes a call. */
  static synchronized void note(int instance, String method) {
    ENTRIES.add(new Entry(instance, method));
  }

  /** All calls since this was last asked. */
  static synchronized List<Entry> take() {
    List<Entry> taken = List.copyOf(ENTRIES);
    ENTRIES.clear();
    return taken;
  }

  /** The methods called since this was last asked. */
  static List<String> takeMethods() {
    return take().stream().map(Entry::method).toList();
  }

  /** Where beans read the status of the calling thread's transaction. */
  static synchronized void readStatusFrom(IntSupplier source) {
    status = source;
  }

  /** Status of the calling thread's transaction, as {@code jakarta.transaction.Status} has it. */
  static synchronized int status() {
    return status.getAsInt();
  }

  /** From now on {@link #meet} waits for two threads. */
  static synchronized void expectTwo() {
    company = new CountDownLatch(2);
  }

  /** Whether two threads were in {@link #meet} together. Waits for the second a while. */
  static boolean meet() {
    CountDownLatch latch = latch();
    latch.countDown();
    try {
      return latch.await(LINGER_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static synchronized CountDownLatch latch() {
    return company;
  }
}
