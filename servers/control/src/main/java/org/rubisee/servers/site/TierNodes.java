package org.rubisee.servers.site;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.balancer.Balancer;

/**
 * The servers of a tier, all alike. Application servers know nothing of each other: web servers
 * spread their calls over them, and the database is what they share.
 *
 * @param nodes none if the tier is missing
 * @param balancer in front of web servers, needed if there are several
 */
record TierNodes(List<ManagedServer> nodes, Optional<Balancer> balancer) implements AutoCloseable {

  static final TierNodes NONE = new TierNodes(List.of(), Optional.empty());

  /**
   * Starts a tier.
   *
   * @param count how many servers, from 1
   * @param node starts one of them, numbered from 1
   * @param balancer starts the balancer in front of their roots, if there is to be one
   * @throws ServerFailedException if one does not start; nothing is left running
   */
  static TierNodes start(
      int count,
      IntFunction<? extends ManagedServer> node,
      Optional<Function<List<URI>, Balancer>> balancer) {
    List<ManagedServer> nodes = new ArrayList<>();
    try {
      for (int number = 1; number <= count; number++) {
        nodes.add(node.apply(number));
      }
      List<URI> roots = nodes.stream().map(ManagedServer::uri).toList();
      return new TierNodes(List.copyOf(nodes), balancer.map(starter -> starter.apply(roots)));
    } catch (RuntimeException e) {
      nodes.forEach(ManagedServer::close);
      throw e;
    }
  }

  Optional<ManagedServer> first() {
    return nodes.stream().findFirst();
  }

  /** Where web servers are asked for pages; ends with a slash. */
  URI uri() {
    return balancer.map(Balancer::uri).orElseGet(nodes.get(0)::uri);
  }

  @Override
  public void close() {
    balancer.ifPresent(Balancer::close);
    nodes.forEach(ManagedServer::close);
  }
}
