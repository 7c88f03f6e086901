package org.rubisee.bench.trial;

import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.control.ControlServer;
import org.rubisee.bench.control.ControlledSite;
import org.rubisee.bench.control.ControlledTrial;
import org.rubisee.bench.results.TrialFolder;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.topology.LoadProcesses;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.measurement.Progress;

/** Lets controllers see and change each trial while its load lasts. */
final class ControlWatch implements TrialWatch {

  private final ControlServer server;
  private final TrialWatch other;
  private final int always;
  private volatile Optional<ControlledTrial> trial = Optional.empty();

  /**
   * Follows trials.
   *
   * @param server where controllers ask
   * @param other what follows the trials besides
   * @param always how many web servers get requests all the time; 0: controllers may change it
   */
  ControlWatch(ControlServer server, TrialWatch other, int always) {
    this.server = server;
    this.other = other;
    this.always = always;
  }

  @Override
  public void begin(RunningSite site, Path folder) {
    other.begin(site, folder);
    trial =
        Optional.of(
            new ControlledTrial(
                folder, TrialFolder.clientsIn(folder), ControlledSite.of(site, always)));
    server.follow(trial);
  }

  @Override
  public boolean controls() {
    return true;
  }

  @Override
  public void loaded(LoadProcesses emulators) {
    other.loaded(emulators);
    trial.ifPresent(current -> current.loadedBy(emulators::changeRate));
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
