package org.rubisee.bench.trial;

import java.util.List;
import java.util.Optional;
import org.rubisee.settings.Text;

/**
 * Follows a schedule of web nodes while the load of a trial goes on. A step whose successor is due
 * before it could be asked for, since a server took long to start, is left out.
 */
final class NodePlayer {

  private final NodeSchedule schedule;
  private final double measuredFrom;
  private final LoadTime time;
  private final Nodes nodes;
  private final Thread thread = new Thread(this::run, "node-schedule");
  private volatile boolean isStopped;
  private volatile Optional<String> complaint = Optional.empty();

  /** Web servers that can be taken in and out of use. */
  @FunctionalInterface
  interface Nodes {

    /** Sends requests to so many of them, and returns when this holds. */
    void use(int count) throws InterruptedException;
  }

  /**
   * One that has not begun. The nodes of second 0 are in use already.
   *
   * @param measuredFrom when the measured phase begins, seconds since the load began
   */
  NodePlayer(NodeSchedule schedule, double measuredFrom, LoadTime time, Nodes nodes) {
    this.schedule = schedule;
    this.measuredFrom = measuredFrom;
    this.time = time;
    this.nodes = nodes;
    thread.setDaemon(true);
  }

  /** Begins, on a thread of its own. */
  void start() {
    thread.start();
  }

  /** Ends it. A change that is under way is not waited for. */
  void stop() {
    boolean interrupted = Thread.interrupted();
    isStopped = true;
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      interrupted = true;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Why the nodes have not followed the schedule; empty if they have. */
  Optional<String> complaint() {
    return complaint;
  }

  private void run() {
    try {
      play();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Goes through the steps, on the thread of the caller. */
  void play() throws InterruptedException {
    List<NodeSchedule.Step> steps = schedule.steps();
    for (int next = 1; next < steps.size(); next++) {
      time.await(dueAt(steps.get(next)));
      boolean isSuperseded = next + 1 < steps.size() && time.now() >= dueAt(steps.get(next + 1));
      if (!isSuperseded && !follow(steps.get(next))) {
        return;
      }
    }
  }

  private double dueAt(NodeSchedule.Step step) {
    return measuredFrom + step.second();
  }

  private boolean follow(NodeSchedule.Step step) throws InterruptedException {
    try {
      nodes.use(step.nodes());
      return true;
    } catch (RuntimeException e) {
      if (!isStopped) {
        complaint =
            Optional.of(
                Text.of(
                    "At second %.0f the site did not follow --node-schedule to %d web node(s): %s",
                    step.second(), step.nodes(), e.getMessage()));
      }
      return false;
    }
  }
}
