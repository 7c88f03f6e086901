package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.Secret;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.container.ContainerDatabase;
import org.rubisee.bench.topology.container.ContainerVariables;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.mysql.EmbeddedMySql;

/** The database's server in its pod, reached through a tunnel. */
final class KubernetesDatabase implements ContainerDatabase.Server {

  private final Cluster cluster;
  private final Tunnels tunnels;
  private Pod pod;
  private Optional<Tunnels.Tunnel> tunnel = Optional.empty();
  private Optional<TierReader> reader = Optional.empty();

  KubernetesDatabase(Cluster cluster, Tunnels tunnels) {
    this.cluster = cluster;
    this.tunnels = tunnels;
  }

  @Override
  public String place() {
    return "pod";
  }

  /** Its pod; a restart gives it another one of the same name. */
  Pod pod() {
    return pod;
  }

  /** The port of this machine's loopback address at which it answers; a restart changes it. */
  int port() {
    return tunnel.orElseThrow().port();
  }

  /** Says who reads what it uses. */
  void readBy(TierReader newReader) {
    reader = Optional.of(newReader);
  }

  /** Waits for the pod, and opens the tunnel once. */
  @Override
  public DatabaseAddress find() {
    if (tunnel.isEmpty()) {
      pod = cluster.awaitReady(Tier.DB, 1).get(0);
      tunnel = Optional.of(tunnels.open(PodState.name(pod), ContainerVariables.DATABASE_PORT, 0));
    }
    return new DatabaseAddress(
        "jdbc:mysql://127.0.0.1:" + port() + "/rubis", EmbeddedMySql.USER, password());
  }

  @Override
  public void ask(DatabaseAddress address) {
    tunnels.ask(address);
  }

  @Override
  public void restart() {
    close();
    String old = pod.getMetadata().getUid();
    cluster.client().resource(pod).delete();
    cluster.await(
        () ->
            cluster.pods(Tier.DB).stream().noneMatch(one -> one.getMetadata().getUid().equals(old))
                ? Optional.of(true)
                : Optional.empty(),
        () -> "The database's pod does not end");
  }

  @Override
  public Optional<TierReader> reader() {
    return reader;
  }

  @Override
  public String advice() {
    return "Its password is that of its volume: if somebody deleted the secret 'db-key', delete the"
        + " claim 'data-db-0' too";
  }

  @Override
  public void close() {
    tunnel.ifPresent(Tunnels.Tunnel::close);
    tunnel = Optional.empty();
  }

  private String password() {
    Secret secret =
        cluster
            .client()
            .secrets()
            .inNamespace(cluster.namespace())
            .withName(GeneratedSecrets.DB_KEY)
            .get();
    if (secret == null) {
      throw new CommandFailedException(
          "The secret " + GeneratedSecrets.DB_KEY + " is gone: start again");
    }
    return GeneratedSecrets.value(secret, GeneratedSecrets.DB_PASSWORD);
  }
}
