package org.rubisee.servers;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** A server of the web or the application tier: a process on this machine. */
public interface TierServer extends AutoCloseable {

  /** Its process. */
  long pid();

  /** Whether its process lives. */
  boolean isAlive();

  /** The port at which it answers pages or calls of beans. */
  int port();

  /** Where its metrics are read, on the loopback interface; empty if it has none. */
  Optional<URI> metrics();

  /**
   * Where it says in words what it has compiled, for programs of its machine; empty if its JVM
   * knows that. To ask takes time of the server.
   */
  default Optional<URI> compiled() {
    return Optional.empty();
  }

  /** What it wrote. */
  Path log();

  /** One line per call of its beans or lookup; empty if it writes none. */
  Optional<Path> callLog();

  /** What its garbage collector did, in the JVM's unified format with uptime decorations. */
  Path gcLog();

  /**
   * Starts the server again on its ports, after its process ended or instead of it. The log of the
   * ended process is kept beside the new one, as {@code server.log.1}.
   *
   * @throws ServerFailedException if it does not start
   */
  void restart();

  /** Stops the server; its folder stays. */
  @Override
  void close();
}
