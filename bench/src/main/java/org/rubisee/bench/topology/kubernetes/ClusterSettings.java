package org.rubisee.bench.topology.kubernetes;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;

/**
 * Where in a cluster the bench deploys, and how.
 *
 * @param context of the user's kubeconfig; empty: its current one
 * @param namespace of the bench alone
 * @param nodes the node of a tier, by its label {@code kubernetes.io/hostname}; tiers that are not
 *     named go where the scheduler puts them
 * @param reach how clients reach the web tier
 * @param autoscales whether a HorizontalPodAutoscaler decides how many web servers there are
 */
public record ClusterSettings(
    Optional<String> context,
    String namespace,
    Map<Tier, String> nodes,
    Reach reach,
    boolean autoscales) {

  /** The namespace that is used where none is named. */
  public static final String DEFAULT_NAMESPACE = "rubis-ee-bench";

  private static final String DNS_LABEL = "[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?";

  /**
   * Copies the map.
   *
   * @throws IllegalArgumentException if the namespace cannot be one
   */
  public ClusterSettings {
    if (!namespace.matches(DNS_LABEL)) {
      throw new IllegalArgumentException(
          "A namespace has lower-case letters, digits and hyphens, not '" + namespace + "'");
    }
    nodes = Map.copyOf(nodes);
  }

  /**
   * Reads the nodes of tiers.
   *
   * @param text like {@code web=node-1,app=node-2}; empty for none
   * @throws IllegalArgumentException if that cannot be read; the message says what is expected
   */
  public static Map<Tier, String> nodes(String text) {
    Map<Tier, String> nodes = new TreeMap<>();
    if (text.isBlank()) {
      return nodes;
    }
    for (String part : text.split(",")) {
      String[] pair = part.strip().split("=", -1);
      if (pair.length != 2 || pair[1].isBlank() || !isPlaced(pair[0])) {
        throw new IllegalArgumentException(
            "--nodes is like web=node-1,app=node-2,db=node-3, not '"
                + text
                + "'; clients run on the machine of the bench");
      }
      if (nodes.put(Tier.ofLabel(pair[0]), pair[1].strip()) != null) {
        throw new IllegalArgumentException("--nodes names the tier " + pair[0] + " twice");
      }
    }
    return nodes;
  }

  /**
   * Checks that clients reach all web servers, and that an autoscaler has several.
   *
   * @param webServers how many there are, or how many an autoscaler may start
   * @throws CommandFailedException if they do not
   */
  public void requireWayTo(int webServers) {
    if (webServers > 1 && reach == Reach.FORWARD) {
      throw new CommandFailedException(
          "web-nodes needs --reach service or --reach node-port: a way through the API server"
              + " ends at one server");
    }
    if (webServers == 1 && autoscales) {
      throw new CommandFailedException(
          "--autoscaler needs @web-nodes=2 or more: the most that it may start");
    }
  }

  private static boolean isPlaced(String tier) {
    return tier.equals("web") || tier.equals("app") || tier.equals("db");
  }
}
