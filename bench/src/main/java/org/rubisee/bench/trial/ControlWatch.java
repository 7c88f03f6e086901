package org.rubisee.bench.trial;

import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.control.ControlServer;
import org.rubisee.bench.control.ControlledTrial;
import org.rubisee.bench.results.TrialFolder;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.measurement.Progress;

/** Lets controllers see and change each trial while its load lasts. */
final class ControlWatch implements TrialWatch {

  private final ControlServer server;
  private final TrialWatch other;
  private volatile Optional<ControlledTrial> trial = Optional.empty();

  /**
   * Follows trials.
   *
   * @param server where controllers ask
   * @param other what follows the trials besides
   */
  ControlWatch(ControlServer server, TrialWatch other) {
    this.server = server;
    this.other = other;
  }

  @Override
  public void begin(RunningSite site, Path folder) {
    other.begin(site, folder);
    trial =
        Optional.of(new ControlledTrial(folder, TrialFolder.clientsIn(folder), site.webNodes()));
    server.follow(trial);
  }

  @Override
  public void progress(Progress progress) {
    other.progress(progress);
  }

  @Override
  public void read(TierSample sample) {
    trial.ifPresent(current -> current.read(sample));
  }

  @Override
  public void end() {
    server.follow(Optional.empty());
    other.end();
  }
}
