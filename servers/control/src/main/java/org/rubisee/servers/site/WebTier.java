package org.rubisee.servers.site;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.WebServer;
import org.rubisee.servers.balancer.Balancer;

/**
 * The web servers of a site, all alike, and the balancer in front of them if there is one.
 *
 * @param nodes at least one
 * @param balancer needed if there are several
 */
record WebTier(List<WebServer> nodes, Optional<Balancer> balancer) implements AutoCloseable {

  /**
   * Starts a web tier.
   *
   * @param count how many web servers, from 1
   * @param node starts one of them, numbered from 1
   * @param balancer starts the balancer in front of their roots, if there is to be one
   * @throws ServerFailedException if one does not start; nothing is left running
   */
  static WebTier start(
      int count, IntFunction<WebServer> node, Optional<Function<List<URI>, Balancer>> balancer) {
    List<WebServer> nodes = new ArrayList<>();
    try {
      for (int number = 1; number <= count; number++) {
        nodes.add(node.apply(number));
      }
      List<URI> roots = nodes.stream().map(WebServer::uri).toList();
      return new WebTier(List.copyOf(nodes), balancer.map(starter -> starter.apply(roots)));
    } catch (RuntimeException e) {
      nodes.forEach(WebServer::close);
      throw e;
    }
  }

  WebServer first() {
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
    nodes.forEach(WebServer::close);
  }
}
