package org.rubisee.bench.topology.compose;

import java.util.Optional;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.container.ContainerDatabase;
import org.rubisee.bench.topology.container.ContainerVariables;
import org.rubisee.schema.DatabaseAddress;

/** The database's server in its container, reached by the container's own address. */
final class ComposeDatabase implements ContainerDatabase.Server {

  static final String NETWORK = "data";
  private static final String SERVICE = "db";
  private static final String USER = "rubis";

  private final Compose compose;
  private Container container;

  ComposeDatabase(Compose compose) {
    this.compose = compose;
  }

  @Override
  public String place() {
    return "container";
  }

  /** The address of the container; a restart may give it another one. */
  String host() {
    return container.addresses().get(NETWORK);
  }

  @Override
  public DatabaseAddress find() {
    container = compose.container(SERVICE);
    return new DatabaseAddress(
        "jdbc:mysql://" + host() + ":" + ContainerVariables.DATABASE_PORT + "/rubis",
        USER,
        compose.run("exec", "-T", SERVICE, "cat", "/run/rubis-db/db-password").strip());
  }

  @Override
  public void restart() {
    compose.run("restart", "--timeout", "60", "--no-deps", SERVICE);
  }

  @Override
  public Optional<TierReader> reader() {
    return Optional.of(container.reader(Tier.DB));
  }

  @Override
  public String advice() {
    return "The bench needs a Docker engine on the machine it runs on";
  }
}
