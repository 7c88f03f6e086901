package org.rubisee.bench.block;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.rubisee.bench.checkout.CommandFailedException;

/** The sites of a group, up at the same time, each with a database of its own. */
final class Sites implements AutoCloseable {

  /** Starting more servers at once makes none of them ready sooner on two processors. */
  private static final int AT_ONCE = 2;

  private final List<SiteUnderTest> sites = Collections.synchronizedList(new ArrayList<>());

  private Sites() {}

  /**
   * Starts all sites, two at a time.
   *
   * @throws CommandFailedException if one does not start; nothing is left running
   * @throws InterruptedException on Ctrl-C; nothing is left running
   */
  static Sites start(List<Subject> subjects, SiteOpening opening) throws InterruptedException {
    Sites all = new Sites();
    ExecutorService starters = Executors.newFixedThreadPool(AT_ONCE);
    try {
      List<Future<SiteUnderTest>> starting = new ArrayList<>();
      for (Subject subject : subjects) {
        starting.add(starters.submit(() -> all.add(subject, opening)));
      }
      for (Future<SiteUnderTest> site : starting) {
        site.get();
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

  private SiteUnderTest add(Subject subject, SiteOpening opening) {
    opening.terminal().progress("Starting " + subject.configuration().name());
    SiteUnderTest site = SiteUnderTest.start(subject, opening);
    sites.add(site);
    return site;
  }

  /** Those that run, in the order in which they were ready. */
  List<SiteUnderTest> all() {
    return List.copyOf(sites);
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
  }
}
