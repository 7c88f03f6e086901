package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Node;
import io.fabric8.kubernetes.api.model.NodeSystemInfo;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.Quantity;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.results.tier.TierMachine;
import org.rubisee.bench.sampling.ThisMachine;
import org.rubisee.settings.Text;

/** The nodes of a tier, as one machine of a report. */
final class NodeMachine {

  private NodeMachine() {}

  /** Empty if there are no pods, or nodes may not be read. */
  static Optional<TierMachine> of(Cluster cluster, List<Pod> pods) {
    try {
      List<Node> nodes =
          pods.stream()
              .map(cluster::nodeOf)
              .flatMap(Optional::stream)
              .collect(
                  Collectors.toMap(
                      node -> node.getMetadata().getName(),
                      node -> node,
                      (one, same) -> one,
                      TreeMap::new))
              .values()
              .stream()
              .toList();
      return nodes.isEmpty() ? Optional.empty() : Optional.of(together(nodes));
    } catch (KubernetesClientException e) {
      return Optional.empty();
    }
  }

  private static TierMachine together(List<Node> nodes) {
    return new TierMachine(
        nodes.stream().map(NodeMachine::name).collect(Collectors.joining("+")),
        nodes.stream().map(NodeMachine::words).collect(Collectors.joining("; ")),
        nodes.stream().mapToInt(NodeMachine::cores).sum());
  }

  /** Machines are told apart by their kernels; that of the bench has no name. */
  private static String name(Node node) {
    String boot = info(node).getBootID();
    return ThisMachine.bootId().equals(boot) ? "" : boot;
  }

  private static String words(Node node) {
    NodeSystemInfo info = info(node);
    return Text.of(
        "node %s: %d CPUs, %s, kernel %s, kubelet %s",
        node.getMetadata().getName(),
        cores(node),
        info.getOsImage(),
        info.getKernelVersion(),
        info.getKubeletVersion());
  }

  private static int cores(Node node) {
    return Optional.ofNullable(node.getStatus().getCapacity().get("cpu"))
        .map(Quantity::getNumericalAmount)
        .map(amount -> amount.intValue())
        .orElse(0);
  }

  private static NodeSystemInfo info(Node node) {
    return node.getStatus().getNodeInfo();
  }
}
