package org.rubisee.bench.block;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.sampling.ProcessCpu;
import org.rubisee.bench.topology.ProcessSignals;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.schema.LogicalRestore;

/** A site that is up: its database, its servers, and what they have taken of the processors. */
final class SiteUnderTest implements AutoCloseable {

  private static final String DIRTY_PAGES =
      "SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'";

  private final SiteConfiguration configuration;
  private final Topology topology;
  private final RunningSite site;
  private final Map<Tier, List<ProcessCpu>> processes = new EnumMap<>(Tier.class);
  private final List<Long> pids = new ArrayList<>();
  private final Connection watcher;
  private final Allocations allocations;
  private Footprint footprint;

  SiteUnderTest(SiteConfiguration configuration, Topology topology, RunningSite site) {
    this.configuration = configuration;
    this.topology = topology;
    this.site = site;
    footprint = footprint(site);
    site.processes()
        .forEach(
            (tier, pids) -> processes.put(tier, pids.stream().map(ProcessCpu::ofJvm).toList()));
    topology.database().pid().ifPresent(pid -> processes.put(Tier.DB, List.of(ProcessCpu.of(pid))));
    site.processes().values().forEach(pids::addAll);
    topology.database().pid().ifPresent(pids::add);
    watcher = topology.database().address().connect();
    allocations = allocations(site);
  }

  private static Footprint footprint(RunningSite site) {
    try {
      return site.footprint();
    } catch (IOException e) {
      throw new CommandFailedException("A server ended after its start: " + e.getMessage(), e);
    }
  }

  private static Allocations allocations(RunningSite site) {
    try {
      return new Allocations(site.processes());
    } catch (IOException e) {
      throw new CommandFailedException(
          "The management of a server cannot be reached: " + e.getMessage(), e);
    }
  }

  String name() {
    return configuration.name();
  }

  /** Where its pages begin, without a slash at the end. */
  String url() {
    String url = site.baseUri().toString();
    return url.substring(0, url.length() - 1);
  }

  /** What its servers took so far. */
  Footprint footprint() {
    return footprint;
  }

  /**
   * Reads the memory that they have in use now.
   *
   * @throws IOException if a server has ended
   */
  void readFootprint(Footprint.Moment moment) throws IOException {
    footprint = footprint.with(moment, site.residentBytes());
  }

  /** CPU time of all its processes since they started, read coarsely. */
  double cpuSeconds() throws IOException {
    double sum = 0;
    for (List<ProcessCpu> tier : processes.values()) {
      for (ProcessCpu process : tier) {
        sum += process.seconds();
      }
    }
    return sum;
  }

  /** CPU time of its tiers since they started, by what it was for. */
  Map<Tier, TierCpu> reading() throws IOException {
    Map<Tier, TierCpu> readings = new EnumMap<>(Tier.class);
    for (Map.Entry<Tier, List<ProcessCpu>> tier : processes.entrySet()) {
      TierCpu sum = TierCpu.NONE;
      for (ProcessCpu process : tier.getValue()) {
        sum = sum.plus(process.reading());
      }
      readings.put(tier.getKey(), sum);
    }
    return readings;
  }

  /** What its JVMs have allocated. Reading costs them some CPU time. */
  Allocations.Readings allocated() throws IOException {
    return allocations.read();
  }

  /** What its servers without a JVM have compiled; empty if there are none. */
  String compiled() {
    return site.compiled();
  }

  /** Stops its processes where they are. */
  void pause() throws IOException, InterruptedException {
    ProcessSignals.pause(pids);
  }

  /** Lets its paused processes go on. */
  void resume() throws IOException, InterruptedException {
    ProcessSignals.resume(pids);
  }

  /** Modified pages in the database's buffer pool; -1 if it does not say. */
  long dirtyPages() {
    try (PreparedStatement question = watcher.prepareStatement(DIRTY_PAGES);
        ResultSet row = question.executeQuery()) {
      return row.next() ? row.getLong(2) : -1;
    } catch (SQLException e) {
      return -1;
    }
  }

  /**
   * Restores the data while the servers run.
   *
   * @throws CommandFailedException if that fails; the message says why
   */
  void restoreData() {
    try {
      LogicalRestore.run(watcher);
    } catch (DatabaseFailedException e) {
      throw new CommandFailedException(configuration.name() + ": " + e.getMessage(), e);
    }
    site.forgetEntities();
  }

  void keepLogs(Path folder) throws IOException {
    site.keepLogs(folder);
  }

  @Override
  public void close() {
    try (topology;
        site) {
      allocations.close();
      watcher.close();
    } catch (SQLException | IOException e) {
      // The database or a server has gone first.
    }
  }

  /**
   * The database of a site, with its data, for {@link #start}.
   *
   * @throws CommandFailedException if it cannot be had; nothing is left running
   */
  static Topology opened(Subject subject, SiteOpening opening) {
    SiteRecipe recipe = subject.recipe();
    Topology topology = opening.opener().open(recipe, opening.terminal());
    try {
      topology.database().restore(recipe.plan());
      return topology;
    } catch (RuntimeException e) {
      topology.close();
      throw e;
    }
  }

  /**
   * Starts the servers of a site.
   *
   * @param topology has its database; closed with the site, or if that fails
   * @throws CommandFailedException if it does not answer; nothing is left running
   */
  static SiteUnderTest start(Subject subject, Topology topology, SiteOpening opening) {
    try {
      RunningSite site = topology.start(subject.configuration(), opening.start(subject.recipe()));
      try {
        return new SiteUnderTest(subject.configuration(), topology, site);
      } catch (RuntimeException e) {
        site.close();
        throw e;
      }
    } catch (RuntimeException e) {
      topology.close();
      throw e;
    }
  }

  /** All sites, for a loop over the others of a block. */
  static List<SiteUnderTest> others(List<SiteUnderTest> all, SiteUnderTest site) {
    List<SiteUnderTest> others = new ArrayList<>(all);
    others.remove(site);
    return others;
  }
}
