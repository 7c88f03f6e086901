package org.rubisee.bench.topology.local;

import java.io.IOException;
import java.util.List;
import javax.management.JMException;
import javax.management.ObjectName;
import javax.management.RuntimeMBeanException;
import javax.management.remote.JMXConnector;
import org.rubisee.bench.sampling.JvmManagement;
import org.rubisee.bench.topology.ConnectionPools;
import org.rubisee.servers.ServerFailedException;

/**
 * Pools of WildFly servers of this machine. The size of such a pool is fixed when it is made, so
 * connections are taken out of use instead: an archive that is deployed beside the site borrows and
 * keeps them. The bench reaches it by attaching to the process.
 */
final class HeldPools implements ConnectionPools {

  private static final String HELD = "org.rubisee:type=HeldConnections";

  private final List<Long> servers;
  private final int started;
  private int size;

  /**
   * Pools of which all connections are in use.
   *
   * @param servers their processes
   * @param started how many connections each can lend
   */
  HeldPools(List<Long> servers, int started) {
    this.servers = List.copyOf(servers);
    this.started = started;
    size = started;
  }

  @Override
  public int started() {
    return started;
  }

  @Override
  public synchronized void resize(int newSize) {
    if (newSize < 1 || newSize > started) {
      throw new IllegalArgumentException(
          "A pool must have from 1 to %d connections: start the run with --pool to have more."
              .formatted(started));
    }
    try {
      servers.forEach(server -> hold(server, started - newSize));
      size = newSize;
    } catch (ServerFailedException e) {
      restore(e);
      throw e;
    }
  }

  private void restore(ServerFailedException why) {
    for (long server : servers) {
      try {
        hold(server, started - size);
      } catch (ServerFailedException e) {
        why.addSuppressed(e);
      }
    }
  }

  private static void hold(long server, int count) {
    try (JMXConnector connector = JvmManagement.connect(server)) {
      connector
          .getMBeanServerConnection()
          .invoke(
              new ObjectName(HELD),
              "hold",
              new Object[] {count},
              new String[] {int.class.getName()});
    } catch (RuntimeMBeanException e) {
      throw new ServerFailedException(e.getCause().getMessage(), e);
    } catch (IOException | JMException e) {
      throw new ServerFailedException(
          "The pool of server process " + server + " cannot be changed: " + e, e);
    }
  }
}
