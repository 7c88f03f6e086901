package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.client.LocalPortForward;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.rubisee.bench.topology.Databases;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Loopback;

/** Opens ways from the bench's machine to ports of pods. */
@FunctionalInterface
interface Tunnels {

  /** A way that is open. */
  interface Tunnel extends AutoCloseable {

    /** Its port at the loopback address. */
    int port();

    @Override
    void close();
  }

  /**
   * Opens one.
   *
   * @param pod the name of the pod
   * @param podPort its port
   * @param localPort the port at the loopback address; 0: any free one
   */
  Tunnel open(String pod, int podPort, int localPort);

  /**
   * Asks a database at the end of a tunnel once.
   *
   * @throws org.rubisee.schema.DatabaseFailedException if it does not answer
   */
  default void ask(DatabaseAddress database) {
    Databases.status(database);
  }

  /** Through the API server and the pod's kubelet. */
  static Tunnels through(Cluster cluster) {
    return (pod, podPort, localPort) -> {
      LocalPortForward forward =
          cluster
              .client()
              .pods()
              .inNamespace(cluster.namespace())
              .withName(pod)
              .portForward(podPort, Loopback.address(), localPort);
      return new Tunnel() {
        @Override
        public int port() {
          return forward.getLocalPort();
        }

        @Override
        public void close() {
          try {
            forward.close();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        }
      };
    };
  }
}
