package org.rubisee.servers;

import java.util.Locale;
import java.util.OptionalLong;

/** How a process ended, in words. */
public final class ProcessEnd {

  /** The exit code of a process that was killed by signal 9, as the kernel does. */
  public static final int KILLED = 137;

  private ProcessEnd() {}

  /**
   * The exit code, and what it means if the process was killed.
   *
   * @param exitCode from 0 to 255
   */
  public static String inWords(int exitCode) {
    return inWords(exitCode, ContainerMemory.here());
  }

  static String inWords(int exitCode, ContainerMemory memory) {
    if (exitCode != KILLED) {
      return "exit code " + exitCode;
    }
    long killed = memory.killed();
    OptionalLong limit = memory.limitBytes();
    String cause =
        killed == 0
            ? "if nobody killed it, memory ran out, as 'dmesg' then says"
            : String.format(
                Locale.ROOT,
                "the kernel has killed %d process(es) of this container%s as out of memory",
                killed,
                limit.isPresent() ? ", which may use " + (limit.getAsLong() >> 20) + " MiB," : "");
    return "exit code " + exitCode + ": it was killed; " + cause;
  }
}
