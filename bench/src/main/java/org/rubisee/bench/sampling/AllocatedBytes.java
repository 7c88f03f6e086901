package org.rubisee.bench.sampling;

import com.sun.management.ThreadMXBean;
import java.io.Closeable;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.HashMap;
import java.util.Map;
import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;

/**
 * Bytes that the threads of a JVM allocate on its heap. The JVM counts them for each thread in any
 * case, so only reading costs something: read while nothing is in flight. What a thread allocated
 * that ended between two readings is missing; the servers' threads live longer.
 */
public final class AllocatedBytes implements Closeable {

  private final ThreadMXBean threads;
  private final Closeable connection;

  /**
   * A reading.
   *
   * @param byThread bytes allocated since the start of each live thread, by its id
   */
  public record Reading(Map<Long, Long> byThread) {
    public Reading {
      byThread = Map.copyOf(byThread);
    }

    /** Bytes that were allocated after an earlier reading, by the threads that are alive. */
    public long since(Reading earlier) {
      return byThread.entrySet().stream()
          .mapToLong(
              thread -> thread.getValue() - earlier.byThread.getOrDefault(thread.getKey(), 0L))
          .sum();
    }
  }

  private AllocatedBytes(ThreadMXBean threads, Closeable connection) {
    this.threads = threads;
    this.connection = connection;
  }

  /**
   * Those of a JVM of this machine.
   *
   * @throws IOException if it cannot be reached
   */
  public static AllocatedBytes of(long pid) throws IOException {
    JMXConnector connector = JvmManagement.connect(pid);
    return of(connector.getMBeanServerConnection(), connector);
  }

  /** Those of the JVM that a connection leads to; it is closed with this object. */
  static AllocatedBytes of(MBeanServerConnection management, Closeable connection)
      throws IOException {
    return new AllocatedBytes(
        ManagementFactory.newPlatformMXBeanProxy(
            management, ManagementFactory.THREAD_MXBEAN_NAME, ThreadMXBean.class),
        connection);
  }

  /**
   * Reads all threads.
   *
   * @throws IOException if the JVM does not answer
   */
  public Reading reading() throws IOException {
    try {
      long[] ids = threads.getAllThreadIds();
      long[] bytes = threads.getThreadAllocatedBytes(ids);
      Map<Long, Long> byThread = new HashMap<>();
      for (int i = 0; i < ids.length; i++) {
        if (bytes[i] >= 0) {
          byThread.put(ids[i], bytes[i]);
        }
      }
      return new Reading(byThread);
    } catch (UndeclaredThrowableException e) {
      throw new IOException("The JVM does not tell what its threads allocated: " + e.getCause(), e);
    }
  }

  @Override
  public void close() throws IOException {
    connection.close();
  }
}
