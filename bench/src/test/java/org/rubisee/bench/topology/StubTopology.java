package org.rubisee.bench.topology;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.knobs.Implementation;

/**
 * A topology without servers: its database says when it was restored, and each start of a site
 * fails the test.
 *
 * @param restored its database
 */
public record StubTopology(Database restored) implements Topology {

  /**
   * One whose restores do this.
   *
   * @param restoring what a restore does, by its number, from 1
   */
  public static StubTopology restoring(Function<Integer, Instant> restoring) {
    return new StubTopology(new Database(restoring));
  }

  /**
   * An implementation of which everything is built.
   *
   * @param home the root of a checkout, which gets its module
   * @param original the module that it has the description of
   */
  public static Implementation built(Path home, Path original) throws IOException {
    Path module = Files.createDirectories(home.resolve(original.getFileName()));
    Files.copy(original.resolve(Implementation.FILE), module.resolve(Implementation.FILE));
    Implementation implementation = Implementation.read(module);
    for (Path archive : implementation.archives()) {
      Files.createDirectories(archive.getParent());
      Files.createFile(archive);
    }
    return implementation;
  }

  @Override
  public String label() {
    return "stub";
  }

  @Override
  public DatabaseTier database() {
    return restored;
  }

  @Override
  public RunningSite start(SiteConfiguration configuration, SiteStart start) {
    throw new AssertionError("This test starts no site");
  }

  @Override
  public boolean restartsServers() {
    return true;
  }

  @Override
  public List<String> remarks() {
    return List.of();
  }

  @Override
  public void close() {}

  /** A database tier without a database. */
  public static final class Database implements DatabaseTier {

    private final Function<Integer, Instant> restoring;
    private int restores;

    Database(Function<Integer, Instant> restoring) {
      this.restoring = restoring;
    }

    @Override
    public Instant restore(DataPlan plan) {
      restores++;
      return restoring.apply(restores);
    }

    @Override
    public DatabaseAddress address() {
      throw new AssertionError("This test has no database");
    }

    @Override
    public Optional<TierReader> reader() {
      return Optional.empty();
    }

    @Override
    public String options() {
      return "";
    }

    @Override
    public void load(DataPlan plan) {}

    @Override
    public void close() {}
  }
}
