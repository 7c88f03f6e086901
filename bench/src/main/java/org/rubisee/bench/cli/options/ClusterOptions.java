package org.rubisee.bench.cli.options;

import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.kubernetes.ClusterSettings;
import org.rubisee.bench.topology.kubernetes.Reach;
import picocli.CommandLine.Option;

/** Options of {@code --topology kubernetes}. */
@HelpGroup.In(HelpGroup.CLUSTER)
@Needs("--topology=kubernetes")
public final class ClusterOptions {

  @Option(
      names = "--context",
      paramLabel = "NAME",
      description = "The context of your kubeconfig. Default: its current one")
  private Optional<String> context = Optional.empty();

  @Option(
      names = "--namespace",
      paramLabel = "NAME",
      description =
          "A namespace for the bench alone, created if it is missing."
              + " Default: "
              + ClusterSettings.DEFAULT_NAMESPACE)
  private Optional<String> namespace = Optional.empty();

  @Option(
      names = "--nodes",
      paramLabel = "TIER=NODE,…",
      description =
          "The nodes of tiers, like web=node-1,app=node-2,db=node-3. Default: where the scheduler"
              + " puts them")
  private Optional<String> nodes = Optional.empty();

  @Option(
      names = "--reach",
      paramLabel = "HOW",
      description =
          "How clients reach the web tier: forward (through the API server, slow), service (its"
              + " virtual address, for a bench on a node) or node-port. Default: forward")
  private Optional<String> reach = Optional.empty();

  @TrustOption.Harmless
  @Option(
      names = "--autoscaler",
      description =
          "A HorizontalPodAutoscaler decides how many web servers there are, from 1 to"
              + " web-nodes; it needs metrics-server in the cluster")
  private boolean autoscales;

  /** Whether an autoscaler was asked for. */
  boolean autoscales() {
    return autoscales;
  }

  /**
   * The given settings.
   *
   * @throws CommandFailedException if that cannot be; the message says why
   */
  ClusterSettings settings() {
    try {
      return new ClusterSettings(
          context,
          namespace.orElse(ClusterSettings.DEFAULT_NAMESPACE),
          ClusterSettings.nodes(nodes.orElse("")),
          Reach.labelled(reach.orElse(Reach.FORWARD.label())),
          autoscales);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
