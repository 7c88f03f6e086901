package org.rubisee.bench.topology;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierProcess;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.Scale;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

/** The MySQL that comes with the build. What was loaded once is restored from a snapshot. */
public final class EmbeddedDatabase implements DatabaseTier {

  /** What a byte of the papers' data needs: itself, its snapshot, and room to change. */
  private static final long PAPER_BYTES = 4L << 30;

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
    requireSpace(plan.scale());
    server.deleteSnapshot(snapshotOf(plan));
    long start = System.nanoTime();
    new DataLoader(
            address(),
            DataLoader.defaultThreads(),
            (step, done, total) ->
                terminal.progress(
                    String.format(Locale.ROOT, "Data: %s, %d %%", step, 100L * done / total)))
        .load(plan);
    terminal.progress("Data: keeping a snapshot");
    server.snapshot(snapshotOf(plan));
    terminal.say(
        String.format(
            Locale.ROOT,
            "Data: loaded in %.1f s, kept as snapshot %s",
            (System.nanoTime() - start) / 1e9,
            snapshotOf(plan)));
  }

  @Override
  public Instant restore(DataPlan plan) {
    if (server.hasSnapshot(snapshotOf(plan))) {
      terminal.progress("Data: restoring snapshot " + snapshotOf(plan));
      server.restore(snapshotOf(plan));
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
  public void close() {
    server.close();
  }

  /** Two plans share a name only if they give the same bytes. */
  private static String snapshotOf(DataPlan plan) {
    return String.join(
        "-",
        "schema" + DataPlan.SCHEMA,
        "users" + plan.scale().users(),
        "items" + plan.scale().items(),
        "old" + plan.scale().oldItems(),
        "seed" + plan.seed(),
        "passwords" + plan.passwordIterations() + plan.passwordSeed(),
        "indexes" + plan.indexes().label());
  }

  private void requireSpace(Scale scale) {
    double share = Math.max(scale.users() / 1e6, (scale.items() + scale.oldItems()) / 533e3);
    long needed = (long) (PAPER_BYTES * share);
    Path folder = server.options().folder();
    try {
      long free = Files.getFileStore(folder).getUsableSpace();
      if (free < needed) {
        throw new CommandFailedException(
            String.format(
                Locale.ROOT,
                "Data of this size needs %d MiB at %s, where %d MiB are free: make room, or ask for less with --scale",
                needed >> 20,
                folder,
                free >> 20));
      }
    } catch (IOException e) {
      throw new CommandFailedException(folder + " cannot be looked at: " + e.getMessage(), e);
    }
  }
}
