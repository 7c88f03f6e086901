package org.rubisee.bench.trial;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.profile.BreakdownRules;
import org.rubisee.bench.profile.StatementProfiler;
import org.rubisee.bench.profile.TierProfile;
import org.rubisee.bench.profile.TierProfiler;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.Progress;

/** Profiles the servers of each trial while the measured phase lasts. */
final class TierProfiling implements TrialWatch {

  private final DatabaseTier database;
  private final Path work;
  private final BreakdownRules rules;
  private final Terminal terminal;
  private Optional<TierProfiler> profiler = Optional.empty();
  private Optional<StatementProfiler> statements = Optional.empty();
  private Optional<Path> trialFolder = Optional.empty();
  private boolean running;

  /**
   * Profiles trials.
   *
   * @param database is asked what its statements cost
   * @param work a folder for the profiler's library
   * @param rules what sorts the samples
   */
  TierProfiling(DatabaseTier database, Path work, BreakdownRules rules, Terminal terminal) {
    this.database = database;
    this.work = work;
    this.rules = rules;
    this.terminal = terminal;
  }

  @Override
  public synchronized void begin(RunningSite site, Path folder) {
    Map<Tier, Long> pids = site.pids();
    trialFolder = Optional.of(folder);
    profiler = Optional.of(TierProfiler.of(pids, folder, work, terminal::say));
    statements = Optional.of(new StatementProfiler(database.address(), folder, terminal::say));
    running = false;
  }

  @Override
  public synchronized void progress(Progress progress) {
    boolean measuring = progress.phase().equals(Phase.MEASURE.label());
    try {
      if (measuring && !running && profiler.isPresent()) {
        running = true;
        profiler.get().start();
        statements.ifPresent(StatementProfiler::start);
      } else if (!measuring && running) {
        stop();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public synchronized void end() {
    boolean interrupted = Thread.interrupted();
    try {
      stop();
    } catch (InterruptedException e) {
      interrupted = true;
    }
    trialFolder.ifPresent(this::sort);
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void sort(Path folder) {
    try {
      TierProfile.sort(folder, rules);
    } catch (IOException e) {
      terminal.say("The samples of " + folder + " cannot be read: " + e.getMessage());
    }
  }

  private void stop() throws InterruptedException {
    if (profiler.isPresent()) {
      statements.ifPresent(StatementProfiler::stop);
      profiler.get().stop();
      profiler = Optional.empty();
      statements = Optional.empty();
      running = false;
    }
  }
}
