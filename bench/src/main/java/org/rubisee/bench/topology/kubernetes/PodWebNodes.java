package org.rubisee.bench.topology.kubernetes;

import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.settings.Text;

/**
 * Web servers whose number is that of the deployment's replicas.
 *
 * @param cluster where they run
 * @param started how many there are at first, and at most
 */
record PodWebNodes(Cluster cluster, int started) implements WebNodes {

  /** Returns when the tier has that many ready pods; a further one takes as long as a start. */
  @Override
  public void use(int count) throws InterruptedException {
    if (count < 1 || count > started) {
      throw new IllegalArgumentException(
          Text.of("There are %d web servers, so %d cannot be in use", started, count));
    }
    cluster
        .client()
        .apps()
        .deployments()
        .inNamespace(cluster.namespace())
        .withName(Tier.WEB.label())
        .scale(count);
    try {
      cluster.awaitReady(Tier.WEB, count);
    } catch (CommandFailedException e) {
      if (Thread.currentThread().isInterrupted()) {
        throw new InterruptedException(e.getMessage());
      }
      throw new ServerFailedException(e.getMessage(), e);
    }
  }
}
