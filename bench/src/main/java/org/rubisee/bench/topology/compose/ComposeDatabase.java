package org.rubisee.bench.topology.compose;

import java.time.Duration;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.Databases;
import org.rubisee.bench.topology.RestartedDatabase;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.servers.mysql.MySqlOptions;

/** The database in its container, reached by the container's own address. */
final class ComposeDatabase extends RestartedDatabase {

  static final String SERVICE = "db";

  static final String NETWORK = "data";
  private static final String USER = "rubis";
  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final int POLL_MILLIS = 250;

  private final Compose compose;
  private Container container;
  private DatabaseAddress address;

  private ComposeDatabase(Compose compose, MySqlOptions options, Terminal terminal) {
    super("container", options, terminal);
    this.compose = compose;
  }

  /** The started one, once it answers. */
  static ComposeDatabase in(Compose compose, MySqlOptions options, Terminal terminal) {
    ComposeDatabase database = new ComposeDatabase(compose, options, terminal);
    database.await();
    return database;
  }

  /** Its container; a restart may give it another address. */
  Container container() {
    return container;
  }

  @Override
  public DatabaseAddress address() {
    return address;
  }

  @Override
  public Optional<TierReader> reader() {
    return Optional.of(container.reader(Tier.DB));
  }

  @Override
  protected void restart() {
    compose.run("restart", "--timeout", "60", "--no-deps", SERVICE);
    await();
  }

  /** The topology removes its container. */
  @Override
  public void close() {
    // Nothing else was started.
  }

  /** Waits for an answer to a real query; a restarted container may have another address. */
  private void await() {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      container = compose.container(SERVICE);
      address =
          new DatabaseAddress(
              "jdbc:mysql://" + container.addresses().get(NETWORK) + ":3306/rubis",
              USER,
              compose.run("exec", "-T", SERVICE, "cat", "/run/rubis-db/db-password").strip());
      try {
        Databases.status(address);
        return;
      } catch (DatabaseFailedException e) {
        if (System.nanoTime() - deadline > 0) {
          throw new CommandFailedException(
              "The database's container does not answer from this machine ("
                  + e.getMessage()
                  + "). The bench needs a Docker engine on the machine it runs on",
              e);
        }
      }
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException("Interrupted while the database was starting", e);
    }
  }
}
