package org.rubisee.bench.trial;

import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.measurement.Progress;

/**
 * Takes web servers of a trial in and out of use by a schedule while its load lasts, and keeps what
 * an autoscaler changes.
 */
final class NodeWatch implements TrialWatch {

  private final TrialWatch other;
  private final Optional<NodeSchedule> schedule;
  private final double measuredFrom;
  private final ProgressTime time = new ProgressTime(System::nanoTime);
  private volatile Optional<NodeRecord> nodes = Optional.empty();
  private volatile Optional<NodePlayer> player = Optional.empty();
  private volatile Optional<String> autoscalerComplaint = Optional.empty();

  /**
   * Follows a trial.
   *
   * @param other what follows the trial besides
   * @param schedule of web servers in use; empty: an autoscaler decides
   * @param measuredFrom when the schedule begins, seconds since the load began
   */
  NodeWatch(TrialWatch other, Optional<NodeSchedule> schedule, double measuredFrom) {
    this.other = other;
    this.schedule = schedule;
    this.measuredFrom = measuredFrom;
  }

  @Override
  public void begin(RunningSite site, Path folder) {
    other.begin(site, folder);
    nodes =
        site.webNodes()
            .map(servers -> new NodeRecord(folder, servers, first(servers), System::nanoTime));
    player =
        nodes.flatMap(
            record ->
                schedule.map(steps -> new NodePlayer(steps, measuredFrom, time, record::use)));
    player.ifPresent(NodePlayer::start);
  }

  private int first(WebNodes servers) {
    return schedule
        .map(NodeSchedule::first)
        .or(() -> servers.autoscaler().map(NodeWatch::ready))
        .orElseGet(servers::started);
  }

  private static int ready(WebNodes.Autoscaler autoscaler) {
    return autoscaler.count().map(WebNodes.Count::ready).orElse(1);
  }

  @Override
  public void progress(Progress progress) {
    time.tell(progress);
    other.progress(progress);
    nodes.ifPresent(NodeRecord::lookAtAutoscaler);
  }

  @Override
  public void end() {
    player.ifPresent(NodePlayer::stop);
    autoscalerComplaint = nodes.flatMap(NodeRecord::autoscalerComplaint);
    other.end();
  }

  @Override
  public Optional<String> complaint() {
    return player.flatMap(NodePlayer::complaint).or(() -> autoscalerComplaint).or(other::complaint);
  }
}
