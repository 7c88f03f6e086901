package org.rubisee.bench.topology;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierProcess;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;
import org.rubisee.settings.Text;

/** The MySQL that comes with the build. What was loaded once is restored from a snapshot. */
public final class EmbeddedDatabase implements DatabaseTier {

  /** What a byte of data needs: itself, its snapshot, and room to change. */
  private static final double ROOM_PER_BYTE = 3;

  private final Terminal terminal;
  private final EmbeddedMySql server;

  private EmbeddedDatabase(EmbeddedMySql server, Terminal terminal) {
    this.server = server;
    this.terminal = terminal;
  }

  public static EmbeddedDatabase start(MySqlOptions options, Terminal terminal) {
    terminal.progress("Starting the database in " + options.folder());
    EmbeddedDatabase database = new EmbeddedDatabase(EmbeddedMySql.start(options), terminal);
    terminal.say("Database: " + EmbeddedMySql.engine() + ", port " + database.server.port());
    return database;
  }

  @Override
  public DatabaseAddress address() {
    return new DatabaseAddress(server.jdbcUrl(), EmbeddedMySql.USER, server.password());
  }

  @Override
  public DatabaseAddress siteAddress() {
    return new DatabaseAddress(server.jdbcUrl(), EmbeddedMySql.SITE_USER, server.sitePassword());
  }

  @Override
  public Optional<TierReader> reader() {
    return Optional.of(new TierProcess(Tier.DB, server.pid(), Optional.empty()));
  }

  @Override
  public OptionalLong pid() {
    return OptionalLong.of(server.pid());
  }

  @Override
  public Optional<SupervisedServer> server() {
    return Optional.of(
        new SupervisedServer(
            "The database", server::isAlive, server::restart, server.log().toString()));
  }

  @Override
  public String options() {
    return "buffer pool "
        + server.options().bufferPoolMib()
        + " MiB, durability "
        + server.options().durability();
  }

  @Override
  public void load(DataPlan plan) {
    requireSpace(plan);
    server.deleteSnapshot(plan.contentName());
    long start = System.nanoTime();
    new DataLoader(
            address(),
            DataLoader.defaultThreads(),
            (step, done, total) ->
                terminal.progress(Text.of("Data: %s, %d %%", step, 100L * done / total)))
        .load(plan);
    terminal.progress("Data: keeping a snapshot");
    server.snapshot(plan.contentName());
    terminal.say(
        Text.of(
            "Data: loaded in %.1f s, kept as snapshot %s",
            (System.nanoTime() - start) / 1e9, plan.contentName()));
  }

  @Override
  public Instant restore(DataPlan plan) {
    if (server.hasSnapshot(plan.contentName())) {
      terminal.progress("Data: restoring snapshot " + plan.contentName());
      server.restore(plan.contentName());
    } else {
      load(plan);
    }
    return Instant.now();
  }

  @Override
  public void pin(Pinning pinning) {
    server.prefix(pinning.commandPrefix(Tier.DB.label()));
  }

  @Override
  public void countStatements(boolean counts) {
    server.countStatements(counts);
  }

  @Override
  public void allowSite(Set<String> more) {
    server.allowSite(more);
  }

  @Override
  public void close() {
    server.close();
  }

  private void requireSpace(DataPlan plan) {
    long needed = (long) (plan.mebibytes() * ROOM_PER_BYTE * (1 << 20));
    Path folder = server.options().folder();
    try {
      long free = Files.getFileStore(folder).getUsableSpace();
      if (free < needed) {
        throw new CommandFailedException(
            Text.of(
                "Data of this size needs %d MiB at %s, where %d MiB are free: make room, or ask for less with --scale",
                needed >> 20, folder, free >> 20));
      }
    } catch (IOException e) {
      throw new CommandFailedException(folder + " cannot be looked at: " + e.getMessage(), e);
    }
  }
}
