package org.rubisee.pages;

import java.util.Random;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PageBudget;
import org.rubisee.logic.RejectedException;

/**
 * Calls use cases, and calls again those whose transaction lost against another one. The same for
 * all implementations: outside the transaction, a bounded number of times, after a short random
 * pause that doubles each time. Thread-safe.
 */
public final class ConflictRetry {
  private static final long FIRST_PAUSE_MILLIS = 2;
  private static final long LONGEST_PAUSE_MILLIS = 64;

  /** After this time, from the first call on, a request is not tried again. */
  public static final long BUDGET_MILLIS = 5_000;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final int retries;
  private final Random random;
  private final LongConsumer pauseMillis;
  private final LongSupplier nanoTime;

  /**
   * A retry policy.
   *
   * @param retries calls after the first one, from 0
   * @param random where pauses come from
   * @param pauseMillis waits that long
   * @param nanoTime tells the time, as {@link System#nanoTime} does
   */
  public ConflictRetry(
      int retries, Random random, LongConsumer pauseMillis, LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.retries = retries;
    this.random = random;
    this.pauseMillis = pauseMillis;
  }

  /** A call of a use case. */
  @FunctionalInterface
  public interface Call<T> {
    /** Calls the use case. */
    T call() throws RejectedException;
  }

  /** A call of a use case that answers nothing. */
  @FunctionalInterface
  public interface Command {
    /** Calls the use case. */
    void run() throws RejectedException;
  }

  /**
   * What the use case answers.
   *
   * @throws ConflictException if the last call lost, too, or the time for tries is over
   * @throws OverloadedException if the page has no time left for a call
   */
  public <T> T call(Call<T> useCase) throws RejectedException {
    long startNanos = nanoTime.getAsLong();
    long longestPause = FIRST_PAUSE_MILLIS;
    for (int retry = 0; retry < retries; retry++) {
      PageBudget.requireTime();
      try {
        return useCase.call();
      } catch (ConflictException e) {
        if (nanoTime.getAsLong() - startNanos > BUDGET_MILLIS * NANOS_PER_MILLI) {
          throw e;
        }
        pauseMillis.accept(1 + random.nextInt((int) longestPause));
        longestPause = Math.min(2 * longestPause, LONGEST_PAUSE_MILLIS);
      }
    }
    PageBudget.requireTime();
    return useCase.call();
  }

  /**
   * Calls a use case that answers nothing.
   *
   * @throws ConflictException if the last call lost, too
   */
  public void run(Command useCase) throws RejectedException {
    call(
        () -> {
          useCase.run();
          return true;
        });
  }

  /** Waits; an interrupt ends the wait and is kept for the caller. */
  public static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
