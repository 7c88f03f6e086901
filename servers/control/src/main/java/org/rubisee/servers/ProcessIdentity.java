package org.rubisee.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A process of this machine. Numbers are given to further processes, so the start time tells two
 * with the same number apart.
 *
 * @param pid its number
 * @param startTicks when it started, in clock ticks since boot
 */
public record ProcessIdentity(long pid, long startTicks) {

  /** Where the start time is in the file of a process, after the name of its program. */
  private static final int START_FIELD = 19;

  /** The running process of a number; empty if there is none. */
  public static Optional<ProcessIdentity> of(long pid) {
    try {
      String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      return fields[0].equals("Z")
          ? Optional.empty()
          : Optional.of(new ProcessIdentity(pid, Long.parseLong(fields[START_FIELD])));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Whether it runs. */
  public boolean isAlive() {
    return of(pid).filter(this::equals).isPresent();
  }
}
