package org.rubisee.bench.topology.container;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.Databases;
import org.rubisee.bench.topology.ExternalDatabase;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.servers.mysql.MySqlOptions;
import org.rubisee.settings.Text;

/**
 * A database of the bench in a container or pod. After its rows were restored, its server is
 * restarted, so that each trial finds its memory empty.
 */
public final class ContainerDatabase implements DatabaseTier {

  private static final int POLL_MILLIS = 250;

  /** Where its server is, and how that is started again. */
  public interface Server extends AutoCloseable {

    /** What it runs in, for messages and reports: {@code container}. */
    String place();

    /**
     * Its address for the bench, as it is now; a restart may change it.
     *
     * @throws CommandFailedException if it has ended; the message says why
     */
    DatabaseAddress find();

    /**
     * Asks it once.
     *
     * @throws DatabaseFailedException if it does not answer
     */
    default void ask(DatabaseAddress address) {
      Databases.status(address);
    }

    /** Ends it and starts it again, without waiting until it answers. */
    void restart();

    /** Reads what it uses, if that can be seen. */
    Optional<TierReader> reader();

    /** What to do if it does not answer, after its own words. */
    String advice();

    /** Ends ways to it; the topology removes it. */
    @Override
    default void close() {}
  }

  private final Server server;
  private final MySqlOptions options;
  private final Duration patience;
  private final Terminal terminal;
  private DatabaseAddress address;

  private ContainerDatabase(
      Server server, MySqlOptions options, Duration patience, Terminal terminal) {
    this.server = server;
    this.options = options;
    this.patience = patience;
    this.terminal = terminal;
  }

  /**
   * A started one, once it answers a real query.
   *
   * @param patience how long that may take
   */
  public static ContainerDatabase of(
      Server server, MySqlOptions options, Duration patience, Terminal terminal) {
    ContainerDatabase database = new ContainerDatabase(server, options, patience, terminal);
    database.await();
    return database;
  }

  @Override
  public DatabaseAddress address() {
    return address;
  }

  @Override
  public Optional<TierReader> reader() {
    return server.reader();
  }

  @Override
  public String options() {
    return Text.of(
        "in a %s, buffer pool %d MiB, durability %s",
        server.place(), options.bufferPoolMib(), options.durability());
  }

  @Override
  public void load(DataPlan plan) {
    ExternalDatabase.at(address, terminal).load(plan);
  }

  @Override
  public Instant restore(DataPlan plan) {
    ExternalDatabase.at(address, terminal).restore(plan);
    terminal.progress("Data: restarting the database's " + server.place());
    server.restart();
    await();
    return Instant.now();
  }

  @Override
  public void close() {
    server.close();
  }

  private void await() {
    long deadline = System.nanoTime() + patience.toNanos();
    Optional<DatabaseFailedException> silence = silence();
    while (silence.isPresent()) {
      if (System.nanoTime() - deadline > 0) {
        throw new CommandFailedException(
            Text.of(
                "The database's %s does not answer the bench (%s). %s",
                server.place(), silence.get().getMessage(), server.advice()),
            silence.get());
      }
      pause();
      silence = silence();
    }
  }

  private Optional<DatabaseFailedException> silence() {
    address = server.find();
    try {
      server.ask(address);
      return Optional.empty();
    } catch (DatabaseFailedException e) {
      return Optional.of(e);
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
