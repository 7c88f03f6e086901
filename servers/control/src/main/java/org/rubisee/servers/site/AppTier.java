package org.rubisee.servers.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.TierServer;

/**
 * The application servers of a site, all alike. They know nothing of each other: web servers spread
 * their calls over them, and the database is what they share.
 *
 * @param nodes none if all beans are in the web server, or there are none
 */
record AppTier(List<TierServer> nodes) implements AutoCloseable {

  static final AppTier NONE = new AppTier(List.of());

  /**
   * Starts an application tier.
   *
   * @param count how many application servers, from 1
   * @param node starts one of them, numbered from 1
   * @throws ServerFailedException if one does not start; nothing is left running
   */
  static AppTier start(int count, IntFunction<TierServer> node) {
    List<TierServer> nodes = new ArrayList<>();
    try {
      for (int number = 1; number <= count; number++) {
        nodes.add(node.apply(number));
      }
      return new AppTier(List.copyOf(nodes));
    } catch (RuntimeException e) {
      nodes.forEach(TierServer::close);
      throw e;
    }
  }

  Optional<TierServer> first() {
    return nodes.stream().findFirst();
  }

  @Override
  public void close() {
    nodes.forEach(TierServer::close);
  }
}
