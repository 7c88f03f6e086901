package org.rubisee.bench.fault.site;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * A program that wants all processors, as a noisy neighbour does. Each thread works and rests in
 * turn, for times drawn from a seed, and works nine tenths of the time. It ends by itself after
 * {@value #MOST_SECONDS} s.
 */
public final class BusyNeighbour {

  /** What the faults use. */
  public static final int THREADS_PER_PROCESSOR = 32;

  private static final int MOST_SECONDS = 60;
  private static final int LONGEST_WORK_MILLIS = 180;
  private static final int LONGEST_REST_MILLIS = 20;

  private BusyNeighbour() {}

  /**
   * Runs it.
   *
   * @param arguments threads per processor, and the seed
   */
  public static void main(String[] arguments) throws InterruptedException {
    int threads = Runtime.getRuntime().availableProcessors() * Integer.parseInt(arguments[0]);
    SplittableRandom seeds = new SplittableRandom(Long.parseLong(arguments[1]));
    for (int i = 0; i < threads; i++) {
      SplittableRandom random = seeds.split();
      Thread thread = new Thread(() -> work(random), "busy-" + i);
      thread.setDaemon(true);
      thread.start();
    }
    TimeUnit.SECONDS.sleep(MOST_SECONDS);
  }

  private static void work(SplittableRandom random) {
    try {
      while (true) {
        long until = System.nanoTime() + millis(random, LONGEST_WORK_MILLIS);
        while (System.nanoTime() - until < 0) {
          Thread.onSpinWait();
        }
        TimeUnit.NANOSECONDS.sleep(millis(random, LONGEST_REST_MILLIS));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static long millis(SplittableRandom random, int most) {
    return TimeUnit.MILLISECONDS.toNanos(1 + random.nextInt(most));
  }
}
