package org.rubisee.bench.sampling;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rubisee.bench.results.SamplerSample;

/**
 * Adds up what sampling costs. All of it is done on one thread, which also makes the calls here.
 *
 * <p>Programs that it starts are counted by what the kernel adds to this process when they end
 * ({@code cutime} and {@code cstime} of {@code /proc/self/stat}), taken before and after: other
 * children that end in between would count too, but the servers and the emulator live longer.
 */
public final class OwnCost {

  private static final double NANOS = 1e9;
  private static final double TICKS_PER_SECOND = 100;
  private static final int USER_TICKS = 11;
  private static final int CHILDREN_TICKS = 13;

  /** Work that may fail in the way of reading or asking. */
  @FunctionalInterface
  public interface Work<E extends Exception> {
    /** Does it. */
    void run() throws E;
  }

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Path stat;
  private final double benchAtStart;
  private double ownSeconds;
  private double childrenSeconds;
  private double elapsedSeconds;

  /** Begins at nothing. */
  public OwnCost() {
    this(Path.of("/proc/self/stat"));
  }

  OwnCost(Path stat) {
    this.stat = stat;
    this.benchAtStart = ticks(USER_TICKS);
  }

  /** Does a piece of sampling and counts what it costs this thread, and how long it takes. */
  public <E extends Exception> void of(Work<E> work) throws E {
    long begin = System.nanoTime();
    long cpuBegin = threads.getCurrentThreadCpuTime();
    try {
      work.run();
    } finally {
      ownSeconds += (threads.getCurrentThreadCpuTime() - cpuBegin) / NANOS;
      elapsedSeconds += (System.nanoTime() - begin) / NANOS;
    }
  }

  /** Within such a piece: does what starts programs, and waits for their end. */
  public <E extends Exception> void ofChildren(Work<E> work) throws E {
    double begin = ticks(CHILDREN_TICKS);
    try {
      work.run();
    } finally {
      childrenSeconds += ticks(CHILDREN_TICKS) - begin;
    }
  }

  /** What it came to until now. */
  public SamplerSample at(double atSeconds) {
    return new SamplerSample(
        atSeconds,
        ownSeconds,
        childrenSeconds,
        elapsedSeconds,
        Math.max(0, ticks(USER_TICKS) - benchAtStart));
  }

  /** Two neighbouring columns of this process's line, user and system time, in seconds. */
  private double ticks(int column) {
    try {
      String text = Files.readString(stat);
      String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
      return (Long.parseLong(fields[column]) + Long.parseLong(fields[column + 1]))
          / TICKS_PER_SECOND;
    } catch (IOException e) {
      return 0;
    }
  }
}
