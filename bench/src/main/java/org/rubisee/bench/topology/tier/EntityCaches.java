package org.rubisee.bench.topology.tier;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.JvmManagement;
import org.rubisee.bench.sampling.counter.CounterSource;
import org.rubisee.settings.Text;

/**
 * Controls and reads the entity caches of a server on this machine, over a JMX connection that the
 * first question opens.
 */
public final class EntityCaches implements CounterSource, AutoCloseable {

  private static final String NAME = "org.rubisee:type=EntityCaches";

  private final long pid;
  private Optional<JMXConnector> connector = Optional.empty();

  /** Asks one thing of the server. */
  private interface Question<T> {
    T ask(MBeanServerConnection management, ObjectName caches) throws IOException, JMException;
  }

  /**
   * Those of a server.
   *
   * @param pid its process on this machine
   */
  public EntityCaches(long pid) {
    this.pid = pid;
  }

  /** The process of the server. */
  public long pid() {
    return pid;
  }

  /**
   * Removes all entities from the caches.
   *
   * @throws IOException if the server does not do it
   */
  public void clear() throws IOException {
    answer(
        (management, caches) -> management.invoke(caches, "clear", new Object[0], new String[0]));
  }

  /**
   * The instances of all beans without identity: how many are pooled, and how many were passivated.
   *
   * @throws IOException if the server does not tell
   */
  @Override
  public Map<String, Double> counters() throws IOException {
    return answer(
        (management, caches) ->
            Map.of(
                TierSample.POOLED_INSTANCES,
                number(management.getAttribute(caches, "PooledInstances")),
                TierSample.PASSIVATIONS,
                number(management.getAttribute(caches, "Passivations"))));
  }

  private synchronized <T> T answer(Question<T> question) throws IOException {
    try {
      if (connector.isEmpty()) {
        connector = Optional.of(JvmManagement.connect(pid));
      }
      return question.ask(connector.get().getMBeanServerConnection(), new ObjectName(NAME));
    } catch (IOException | JMException e) {
      throw new IOException(
          Text.of("The entity caches of server process %d cannot be reached: %s", pid, e), e);
    }
  }

  private static double number(Object attribute) {
    return ((Number) attribute).doubleValue();
  }

  /** Closes the connection; a server that has ended closed it before. */
  @Override
  public synchronized void close() {
    try {
      if (connector.isPresent()) {
        connector.get().close();
      }
    } catch (IOException e) {
      // The server has ended: nothing is left to be closed.
    } finally {
      connector = Optional.empty();
    }
  }
}
