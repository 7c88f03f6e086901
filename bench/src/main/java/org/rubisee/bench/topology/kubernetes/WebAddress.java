package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Node;
import io.fabric8.kubernetes.api.model.NodeAddress;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.Service;
import java.net.URI;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.servers.Loopback;

/**
 * Where the web tier is for clients on the bench's machine.
 *
 * @param cluster where it runs
 * @param tunnels for {@link Reach#FORWARD}
 * @param reach how it is reached
 */
record WebAddress(Cluster cluster, Tunnels tunnels, Reach reach) {

  private static final int PORT = 8080;

  /**
   * An address that can be used until it is closed.
   *
   * @param root with a slash at its end
   */
  record Way(URI root, Runnable end) implements AutoCloseable {

    @Override
    public void close() {
      end.run();
    }
  }

  /**
   * The address of a started web tier.
   *
   * @param pods its ready pods
   * @param localPort of a tunnel at the loopback address; 0: any free one
   */
  Way of(List<Pod> pods, int localPort) {
    if (reach == Reach.FORWARD) {
      Tunnels.Tunnel tunnel = tunnels.open(PodState.name(pods.get(0)), PORT, localPort);
      return new Way(root(Loopback.ADDRESS, tunnel.port()), tunnel::close);
    }
    Service service =
        cluster
            .client()
            .services()
            .inNamespace(cluster.namespace())
            .withName(Tier.WEB.label())
            .require();
    URI root =
        reach == Reach.SERVICE
            ? root(service.getSpec().getClusterIP(), PORT)
            : root(addressOfNode(pods.get(0)), service.getSpec().getPorts().get(0).getNodePort());
    return new Way(root, () -> {});
  }

  private String addressOfNode(Pod pod) {
    return cluster
        .nodeOf(pod)
        .map(Node::getStatus)
        .flatMap(
            status ->
                status.getAddresses().stream()
                    .filter(address -> address.getType().equals("InternalIP"))
                    .map(NodeAddress::getAddress)
                    .findFirst())
        .orElseThrow(
            () ->
                new CommandFailedException(
                    "The node of "
                        + PodState.name(pod)
                        + " has no InternalIP, or may not be read: choose another --reach"));
  }

  private static URI root(String host, int port) {
    String name = host.contains(":") ? "[" + host + "]" : host;
    return URI.create("http://" + name + ":" + port + "/");
  }
}
