package org.rubisee.emulator.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** How many files a process may open (Linux): each connection of a client is one of them. */
public final class OpenFiles {

  /** What a process opens beside connections: its archives, logs, results. */
  static final int RESERVED = 128;

  private static final Path LIMITS = Path.of("/proc/self/limits");
  private static final String NAME = "Max open files";

  private OpenFiles() {}

  /**
   * Checks that this process, or one that it starts, may open a connection for each client.
   *
   * @param clients how many have a connection at once
   * @throws IllegalArgumentException if it may not; the message says what to do
   */
  public static void require(int clients) {
    require(clients, LIMITS);
  }

  static void require(int clients, Path limits) {
    long allowed = allowed(limits);
    long needed = (long) clients + RESERVED;
    if (needed > allowed) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%d clients need %d open files, and a process may open %d here: raise the limit with"
                  + " 'ulimit -n %d' in this shell, or choose fewer clients.",
              clients,
              needed,
              allowed,
              needed));
    }
  }

  /** The soft limit, which a JVM has already raised to the hard one. */
  private static long allowed(Path limits) {
    try {
      return allowed(Files.readAllLines(limits));
    } catch (IOException e) {
      return Long.MAX_VALUE;
    }
  }

  private static long allowed(List<String> limits) {
    return limits.stream()
        .filter(line -> line.startsWith(NAME))
        .map(line -> line.substring(NAME.length()).strip().split("\\s+")[0])
        .filter(soft -> soft.matches("\\d{1,18}"))
        .mapToLong(Long::parseLong)
        .findFirst()
        .orElse(Long.MAX_VALUE);
  }
}
