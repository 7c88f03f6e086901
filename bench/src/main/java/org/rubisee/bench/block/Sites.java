package org.rubisee.bench.block;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.topology.Topology;

/** The sites of a group, up at the same time, each with a database of its own. */
final class Sites implements AutoCloseable {

  /** Restoring more data at once makes none of them ready sooner on two processors. */
  private static final int AT_ONCE = 2;

  /** By the name of the site, until its servers are started. */
  private final Map<String, Topology> databases = new ConcurrentHashMap<>();

  private final List<SiteUnderTest> sites = Collections.synchronizedList(new ArrayList<>());

  private Sites() {}

  /**
   * Starts all sites: two databases at a time, then the servers of one site after the other, so
   * that the time of a start is its own.
   *
   * @throws CommandFailedException if one does not start; nothing is left running
   * @throws InterruptedException on Ctrl-C; nothing is left running
   */
  static Sites start(List<Subject> subjects, SiteOpening opening) throws InterruptedException {
    Sites all = new Sites();
    ExecutorService starters = Executors.newFixedThreadPool(AT_ONCE);
    try {
      List<Future<?>> restoring = new ArrayList<>();
      for (Subject subject : subjects) {
        restoring.add(starters.submit(() -> all.restore(subject, opening)));
      }
      for (Future<?> database : restoring) {
        database.get();
      }
      for (Subject subject : subjects) {
        starters.submit(() -> all.add(subject, opening)).get();
      }
      return all;
    } catch (ExecutionException e) {
      starters.shutdownNow();
      all.closeAfter(starters);
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new CommandFailedException("A site could not be started: " + e.getCause(), e);
    } catch (InterruptedException e) {
      starters.shutdownNow();
      all.closeAfter(starters);
      throw e;
    } finally {
      starters.shutdown();
    }
  }

  private void restore(Subject subject, SiteOpening opening) {
    String name = subject.configuration().name();
    opening.terminal().progress("Restoring the data of " + name);
    databases.put(name, SiteUnderTest.opened(subject, opening));
  }

  private void add(Subject subject, SiteOpening opening) {
    String name = subject.configuration().name();
    opening.terminal().progress("Starting " + name);
    sites.add(SiteUnderTest.start(subject, databases.remove(name), opening));
  }

  /** Those that run, in the order in which they were started. */
  List<SiteUnderTest> all() {
    return List.copyOf(sites);
  }

  /** What the servers of each site took so far, by its name. */
  Map<String, Footprint> footprints() {
    Map<String, Footprint> footprints = new LinkedHashMap<>();
    all().forEach(site -> footprints.put(site.name(), site.footprint()));
    return footprints;
  }

  /**
   * The same, with the memory that they have in use now.
   *
   * @throws IOException if a server has ended
   */
  Map<String, Footprint> footprintsAt(Footprint.Moment moment) throws IOException {
    for (SiteUnderTest site : all()) {
      site.readFootprint(moment);
    }
    return footprints();
  }

  /**
   * Puts the data of all sites back, while no request is under way.
   *
   * @throws CommandFailedException if that fails for one of them
   */
  void restoreData() throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(AT_ONCE);
    try {
      List<Future<?>> restoring = new ArrayList<>();
      all().forEach(site -> restoring.add(workers.submit(site::restoreData)));
      for (Future<?> one : restoring) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new CommandFailedException(e.getCause().getMessage(), e);
    } finally {
      workers.shutdown();
    }
  }

  /**
   * Puts the data of one site back, while it has no request under way.
   *
   * @throws CommandFailedException if that fails
   */
  void restoreData(String name) {
    all().stream().filter(site -> site.name().equals(name)).findFirst().orElseThrow().restoreData();
  }

  private void closeAfter(ExecutorService starters) {
    boolean interrupted = false;
    boolean ended = false;
    while (!ended) {
      try {
        ended = starters.awaitTermination(1, TimeUnit.MINUTES);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    close();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    all().parallelStream().forEach(SiteUnderTest::close);
    sites.clear();
    databases.values().forEach(Topology::close);
    databases.clear();
  }
}
