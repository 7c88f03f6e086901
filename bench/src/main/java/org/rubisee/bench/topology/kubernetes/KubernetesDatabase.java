package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.Secret;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.RestartedDatabase;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

/** The database in its pod, reached through a tunnel. */
final class KubernetesDatabase extends RestartedDatabase {

  private static final int PORT = 3306;

  private final Cluster cluster;
  private final Tunnels tunnels;
  private Pod pod;
  private Optional<Tunnels.Tunnel> tunnel = Optional.empty();
  private DatabaseAddress address;
  private Optional<TierReader> reader = Optional.empty();

  private KubernetesDatabase(
      Cluster cluster, Tunnels tunnels, MySqlOptions options, Terminal terminal) {
    super("pod", options, terminal);
    this.cluster = cluster;
    this.tunnels = tunnels;
  }

  /** The deployed one, once it answers. */
  static KubernetesDatabase in(
      Cluster cluster, Tunnels tunnels, MySqlOptions options, Terminal terminal) {
    KubernetesDatabase database = new KubernetesDatabase(cluster, tunnels, options, terminal);
    database.await();
    return database;
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

  @Override
  public DatabaseAddress address() {
    return address;
  }

  @Override
  public Optional<TierReader> reader() {
    return reader;
  }

  @Override
  protected void restart() {
    closeTunnel();
    String old = pod.getMetadata().getUid();
    cluster.client().resource(pod).delete();
    cluster.await(
        () ->
            cluster.pods(Tier.DB).stream().noneMatch(one -> one.getMetadata().getUid().equals(old))
                ? Optional.of(true)
                : Optional.empty(),
        () -> "The database's pod does not end");
    await();
  }

  /** The topology removes its pod. */
  @Override
  public void close() {
    closeTunnel();
  }

  private void closeTunnel() {
    tunnel.ifPresent(Tunnels.Tunnel::close);
    tunnel = Optional.empty();
  }

  /** Waits for an answer to a real query. */
  private void await() {
    pod = cluster.awaitReady(Tier.DB, 1).get(0);
    Tunnels.Tunnel opened = tunnels.open(PodState.name(pod), PORT, 0);
    tunnel = Optional.of(opened);
    address =
        new DatabaseAddress(
            "jdbc:mysql://127.0.0.1:" + opened.port() + "/rubis", EmbeddedMySql.USER, password());
    String[] answer = {""};
    cluster.await(
        () -> {
          try {
            tunnels.ask(address);
            return Optional.of(true);
          } catch (DatabaseFailedException e) {
            answer[0] = e.getMessage();
            return Optional.empty();
          }
        },
        () ->
            "The database's pod runs, and does not answer the bench ("
                + answer[0]
                + "). Its password is that of its volume: if somebody deleted the secret 'db-key',"
                + " delete the claim 'data-db-0' too");
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
