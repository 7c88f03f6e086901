package org.rubisee.bench.trial;

import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.control.ControlServer;
import org.rubisee.bench.control.ControlledSite;
import org.rubisee.bench.control.ControlledTrial;
import org.rubisee.bench.experiment.NodeSchedule;
import org.rubisee.bench.results.TrialFolder;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.topology.LoadProcesses;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.measurement.Progress;

/**
 * Lets controllers, or a schedule of nodes, change the site of a trial while its load lasts, and
 * keeps what an autoscaler changes.
 */
final class ControlWatch implements TrialWatch {

  private final Optional<ControlServer> server;
  private final TrialWatch other;
  private final Nodes nodes;
  private final ProgressTime time = new ProgressTime(System::nanoTime);
  private volatile Optional<ControlledTrial> trial = Optional.empty();
  private volatile Optional<NodePlayer> player = Optional.empty();
  private volatile Optional<String> autoscalerComplaint = Optional.empty();

  /**
   * What is known beforehand of the web servers in use.
   *
   * @param always how many get requests all the time; 0: that may change
   * @param schedule how that changes; empty: as controllers say
   * @param measuredFrom when the schedule begins, seconds since the load began
   */
  record Nodes(int always, Optional<NodeSchedule> schedule, double measuredFrom) {}

  /**
   * Follows a trial.
   *
   * @param server where controllers ask, if they can
   * @param other what follows the trial besides
   */
  ControlWatch(Optional<ControlServer> server, TrialWatch other, Nodes nodes) {
    this.server = server;
    this.other = other;
    this.nodes = nodes;
  }

  @Override
  public void begin(RunningSite site, Path folder) {
    other.begin(site, folder);
    ControlledTrial current =
        new ControlledTrial(
            folder,
            TrialFolder.clientsIn(folder),
            nodes
                .schedule()
                .map(schedule -> ControlledSite.scheduled(site, schedule.first()))
                .orElseGet(() -> ControlledSite.of(site, nodes.always())));
    trial = Optional.of(current);
    player =
        nodes
            .schedule()
            .map(
                schedule ->
                    new NodePlayer(
                        schedule, nodes.measuredFrom(), time, current::useScheduledWebNodes));
    player.ifPresent(NodePlayer::start);
    server.ifPresent(endpoint -> endpoint.follow(trial));
  }

  @Override
  public boolean controls() {
    return server.isPresent();
  }

  @Override
  public void loaded(LoadProcesses emulators) {
    other.loaded(emulators);
    trial.ifPresent(current -> current.loadedBy(emulators::changeRate));
  }

  @Override
  public void progress(Progress progress) {
    time.tell(progress);
    other.progress(progress);
    trial.ifPresent(ControlledTrial::lookAtAutoscaler);
  }

  @Override
  public void read(TierSample sample) {
    trial.ifPresent(current -> current.read(sample));
  }

  @Override
  public void end() {
    player.ifPresent(NodePlayer::stop);
    autoscalerComplaint = trial.flatMap(ControlledTrial::autoscalerComplaint);
    server.ifPresent(endpoint -> endpoint.follow(Optional.empty()));
    other.end();
  }

  @Override
  public Optional<String> complaint() {
    return player.flatMap(NodePlayer::complaint).or(() -> autoscalerComplaint).or(other::complaint);
  }
}
