package org.rubisee.bench.sampling.counter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the kernel says of a process or thread in its file {@code stat} (Linux, {@code /proc}).
 *
 * @param name of the program or thread, its first 15 characters
 * @param userSeconds CPU time in user mode
 * @param systemSeconds CPU time in the kernel
 * @param childrenSeconds CPU time of children that ended and were waited for
 */
public record StatLine(
    String name, double userSeconds, double systemSeconds, double childrenSeconds) {

  /** The kernel's unit of CPU time: 10 ms on all Linux systems. */
  static final double TICKS_PER_SECOND = 100;

  private static final int USER = 11;
  private static final int SYSTEM = 12;
  private static final int CHILDREN_USER = 13;
  private static final int CHILDREN_SYSTEM = 14;

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read, for example because the process has ended
   */
  public static StatLine read(Path file) throws IOException {
    String line = Files.readString(file);
    // the name, in parentheses, may hold anything
    int end = line.lastIndexOf(')');
    String[] fields = line.substring(end + 2).split(" ");
    return new StatLine(
        line.substring(line.indexOf('(') + 1, end),
        seconds(fields, USER),
        seconds(fields, SYSTEM),
        seconds(fields, CHILDREN_USER) + seconds(fields, CHILDREN_SYSTEM));
  }

  /** CPU time in user mode and in the kernel. */
  public double cpuSeconds() {
    return userSeconds + systemSeconds;
  }

  private static double seconds(String[] fields, int column) {
    return Long.parseLong(fields[column]) / TICKS_PER_SECOND;
  }
}
