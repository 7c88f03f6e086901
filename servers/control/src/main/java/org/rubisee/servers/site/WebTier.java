package org.rubisee.servers.site;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.balancer.Balancer;
import org.rubisee.servers.wildfly.WildFly;

/**
 * The web servers of a site, all alike, and the balancer in front of them if there is one.
 *
 * @param nodes at least one
 * @param balancer needed if there are several
 */
record WebTier(List<WildFly> nodes, Optional<Balancer> balancer) implements AutoCloseable {

  /**
   * Starts a web tier.
   *
   * @param count how many web servers, from 1
   * @param node starts one of them, numbered from 1
   * @param balancer starts the balancer in front of their roots, if there is to be one
   * @throws ServerFailedException if one does not start; nothing is left running
   */
  static WebTier start(
      int count, IntFunction<WildFly> node, Optional<Function<List<URI>, Balancer>> balancer) {
    List<WildFly> nodes = new ArrayList<>();
    try {
      for (int number = 1; number <= count; number++) {
        nodes.add(node.apply(number));
      }
      List<URI> roots = nodes.stream().map(WildFly::uri).toList();
      return new WebTier(List.copyOf(nodes), balancer.map(starter -> starter.apply(roots)));
    } catch (RuntimeException e) {
      nodes.forEach(WildFly::close);
      throw e;
    }
  }

  WildFly first() {
    return nodes.get(0);
  }

  /** Where pages are asked for; ends with a slash. */
  URI uri() {
    return balancer.map(Balancer::uri).orElseGet(first()::uri);
  }

  void awaitPage(String path) {
    nodes.forEach(node -> node.awaitPage(path));
  }

  @Override
  public void close() {
    balancer.ifPresent(Balancer::close);
    nodes.forEach(WildFly::close);
  }
}
