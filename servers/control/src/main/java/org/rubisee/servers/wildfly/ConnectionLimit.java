package org.rubisee.servers.wildfly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.rubisee.servers.ServerFailedException;

/**
 * How many connections clients may have to a server at once. Each takes a descriptor of the
 * process, which also needs some for archives, the pool of the database and calls of beans: without
 * any left, it could serve nobody.
 */
public final class ConnectionLimit {

  /** The system property that tells the server. */
  public static final String PROPERTY = "rubis.server.connections";

  /** The limits of this process, which those that it starts inherit. */
  static final Path LIMITS = Path.of("/proc/self/limits");

  /** What the memory of a server allows for: see both-tiers.cli. */
  static final int MOST = 20_000;

  /** Several times what a server opens by itself. */
  static final int RESERVED = 2_000;

  private static final String DESCRIPTORS = "Max open files";

  private ConnectionLimit() {}

  /**
   * The limit for a server that this process starts.
   *
   * @return as {@link #PROPERTY} has it
   */
  public static String ofThisProcess() throws IOException {
    return Integer.toString(of(LIMITS));
  }

  /**
   * The limit for a server that this process starts. A JVM may open as many descriptors as the hard
   * limit says.
   *
   * @param limits a file like {@link #LIMITS}; without one, nothing is known of a limit
   */
  static int of(Path limits) throws IOException {
    return Files.isReadable(limits) ? of(Files.readAllLines(limits)) : MOST;
  }

  /**
   * Checks that a server that this process starts has a connection for each client.
   *
   * @param clients how many have one at once
   * @param limits a file like {@link #LIMITS}
   * @throws ServerFailedException if descriptors are too few; the message says what to do
   */
  static void require(int clients, Path limits) {
    try {
      int most = of(limits);
      if (clients > most && most < MOST) {
        throw new ServerFailedException(
            String.format(
                Locale.ROOT,
                "%d clients of a site need as many connections of its server, which has %d with this"
                    + " limit of open files: raise the limit with 'ulimit -n %d' in this shell, or"
                    + " choose fewer clients.",
                clients,
                most,
                clients + RESERVED));
      }
    } catch (IOException e) {
      throw new ServerFailedException(limits + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static int of(List<String> limits) {
    return limits.stream()
        .filter(line -> line.startsWith(DESCRIPTORS))
        .map(line -> line.substring(DESCRIPTORS.length()).strip().split("\\s+")[1])
        .filter(hard -> !hard.equals("unlimited"))
        .mapToLong(Long::parseLong)
        .mapToInt(ConnectionLimit::ofDescriptors)
        .findFirst()
        .orElse(MOST);
  }

  /** At least a tenth, where there is hardly room for a server. */
  private static int ofDescriptors(long descriptors) {
    return (int) Math.min(MOST, Math.max(descriptors - RESERVED, descriptors / 10));
  }
}
