package org.rubisee.bench.topology;

import java.io.IOException;
import java.util.Map;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.JvmManagement;

/** Controls and reads, over JMX, the entity caches of a server on this machine. */
public final class EntityCacheClient implements AutoCloseable {

  private static final String CACHES = "org.rubisee:type=EntityCaches";

  private final JMXConnector connector;
  private final MBeanServerConnection management;

  private EntityCacheClient(JMXConnector connector, MBeanServerConnection management) {
    this.connector = connector;
    this.management = management;
  }

  /**
   * Connects to the management of a server.
   *
   * @param pid its process
   * @throws CommandFailedException if it cannot be reached
   */
  public static EntityCacheClient of(long pid) {
    try {
      JMXConnector connector = JvmManagement.connect(pid);
      return new EntityCacheClient(connector, connector.getMBeanServerConnection());
    } catch (IOException e) {
      throw new CommandFailedException(
          "The management of server process " + pid + " cannot be reached: " + e.getMessage(), e);
    }
  }

  /**
   * Removes all entities from the caches.
   *
   * @throws CommandFailedException if the server does not do it
   */
  public void clear() {
    try {
      management.invoke(new ObjectName(CACHES), "clear", new Object[0], new String[0]);
    } catch (IOException | JMException e) {
      throw new CommandFailedException("The server did not empty its caches: " + e, e);
    }
  }

  /**
   * The instances of all beans without identity: how many are pooled, and how many were passivated.
   *
   * @throws IOException if the server does not tell
   */
  public Map<String, Double> instances() throws IOException {
    try {
      ObjectName caches = new ObjectName(CACHES);
      return Map.of(
          TierSample.POOLED_INSTANCES, number(management.getAttribute(caches, "PooledInstances")),
          TierSample.PASSIVATIONS, number(management.getAttribute(caches, "Passivations")));
    } catch (JMException e) {
      throw new IOException("The server did not count its instances: " + e, e);
    }
  }

  private static double number(Object attribute) {
    return ((Number) attribute).doubleValue();
  }

  @Override
  public void close() {
    try {
      connector.close();
    } catch (IOException e) {
      throw new CommandFailedException("Could not close the JMX connection to the server", e);
    }
  }
}
