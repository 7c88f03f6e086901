package org.rubisee.auction.pages;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.function.IntSupplier;

/**
 * {@link SearchPageBenchmark} by CPU time of the thread: the figure to look at on a machine that
 * does other work at the same time.
 */
final class SearchPageCpuTime {
  private static final int ROUNDS = 12;
  private static final int PAGES = 20_000;

  private SearchPageCpuTime() {}

  /** Prints the CPU time per page of each way, round by round; the last rounds count. */
  public static void main(String[] args) {
    SearchPageBenchmark benchmark = new SearchPageBenchmark();
    System.out.println("bytes of the page: " + benchmark.page().length());
    for (int round = 1; round <= ROUNDS; round++) {
      System.out.printf(
          Locale.ROOT,
          "round %d: page %.1f us, list by StringBuilder %.1f us, list by template %.1f us%n",
          round,
          microsOfCpu(() -> benchmark.page().length()),
          microsOfCpu(() -> benchmark.tableByStringBuilder().length),
          microsOfCpu(() -> benchmark.tableByTemplate().length));
    }
  }

  private static double microsOfCpu(IntSupplier page) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long bytes = 0;
    long start = threads.getCurrentThreadCpuTime();
    for (int i = 0; i < PAGES; i++) {
      bytes += page.getAsInt();
    }
    long nanos = threads.getCurrentThreadCpuTime() - start;
    if (bytes == 0) {
      throw new IllegalStateException("The page is empty");
    }
    return nanos / 1000.0 / PAGES;
  }
}
