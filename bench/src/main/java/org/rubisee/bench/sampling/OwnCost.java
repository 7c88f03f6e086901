package org.rubisee.bench.sampling;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.results.tier.SamplerSample;
import org.rubisee.bench.sampling.counter.StatLine;

/**
 * Adds up what sampling costs. All of it is done on one thread, which also makes the calls here.
 *
 * <p>Programs that it starts are counted by what the kernel adds to this process when they end
 * ({@code cutime} and {@code cstime} of {@code /proc/self/stat}), taken before and after: other
 * children that end in between would count too, but the servers and the emulator live longer.
 */
public final class OwnCost {

  private static final double NANOS = 1e9;

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
    this.benchAtStart = seconds(StatLine::cpuSeconds);
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
    double begin = seconds(StatLine::childrenSeconds);
    try {
      work.run();
    } finally {
      childrenSeconds += seconds(StatLine::childrenSeconds) - begin;
    }
  }

  /** What it came to until now. */
  public SamplerSample at(double atSeconds) {
    return new SamplerSample(
        atSeconds,
        ownSeconds,
        childrenSeconds,
        elapsedSeconds,
        Math.max(0, seconds(StatLine::cpuSeconds) - benchAtStart));
  }

  private double seconds(ToDoubleFunction<StatLine> what) {
    try {
      return what.applyAsDouble(StatLine.read(stat));
    } catch (IOException e) {
      return 0;
    }
  }
}
