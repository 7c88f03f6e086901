package org.rubisee.bench.topology.local;

import java.io.IOException;
import java.util.Map;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.sampling.counter.CounterSource;
import org.rubisee.bench.topology.EntityCacheClient;

/**
 * The instances of a server's entity beans, read over a connection that the first reading opens.
 */
final class EntityInstances implements CounterSource, AutoCloseable {

  private final long pid;
  private EntityCacheClient server;

  /**
   * Those of a server.
   *
   * @param pid its process on this machine
   */
  EntityInstances(long pid) {
    this.pid = pid;
  }

  /** The process of the server. */
  long pid() {
    return pid;
  }

  @Override
  public synchronized Map<String, Double> counters() throws IOException {
    try {
      if (server == null) {
        server = EntityCacheClient.of(pid);
      }
      return server.instances();
    } catch (CommandFailedException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** Closes the connection; a server that has ended closed it before. */
  @Override
  public synchronized void close() {
    try {
      if (server != null) {
        server.close();
      }
    } catch (CommandFailedException e) {
      // The server has ended: nothing is left to be closed.
    } finally {
      server = null;
    }
  }
}
