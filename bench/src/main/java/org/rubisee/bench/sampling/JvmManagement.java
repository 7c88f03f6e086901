package org.rubisee.bench.sampling;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.util.Map;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/** The way to the management of a JVM of this machine. */
public final class JvmManagement {

  /** No heartbeats: a connection that is not used costs the JVM nothing. */
  private static final Map<String, Long> QUIET =
      Map.of("jmx.remote.x.client.connection.check.period", 0L);

  private JvmManagement() {}

  /**
   * Connects to a JVM, whose management agent is started if it does not run yet.
   *
   * @param pid its process
   * @throws IOException if it cannot be reached
   */
  public static JMXConnector connect(long pid) throws IOException {
    return JMXConnectorFactory.connect(new JMXServiceURL(address(pid)), QUIET);
  }

  private static String address(long pid) throws IOException {
    try {
      VirtualMachine server = VirtualMachine.attach(Long.toString(pid));
      try {
        return server.startLocalManagementAgent();
      } finally {
        server.detach();
      }
    } catch (AttachNotSupportedException e) {
      throw new IOException("Process " + pid + " cannot be attached to", e);
    }
  }
}
