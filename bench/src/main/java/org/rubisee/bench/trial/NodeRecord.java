package org.rubisee.bench.trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.rubisee.bench.results.NodeChange;
import org.rubisee.bench.topology.WebNodes;

/**
 * The web servers of a trial that goes on. Each change is kept in the trial's folder, in {@value
 * NodeChange#FILE}.
 */
final class NodeRecord {

  private static final double NANOS_PER_SECOND = 1e9;

  private final Path folder;
  private final WebNodes servers;
  private final LongSupplier nanoTime;
  private final long beganNanos;
  private int inUse;
  private int asked;

  /**
   * A trial that begins now.
   *
   * @param folder the trial's
   * @param inUse how many get requests when it begins
   * @param nanoTime a monotonic clock, nanoseconds
   */
  NodeRecord(Path folder, WebNodes servers, int inUse, LongSupplier nanoTime) {
    this.folder = folder;
    this.servers = servers;
    this.inUse = inUse;
    this.nanoTime = nanoTime;
    beganNanos = nanoTime.getAsLong();
    asked = inUse;
    changed(NodeChange.IN_USE, inUse);
  }

  /**
   * Sets how many get requests, and returns when this holds. It keeps when it was asked for, too: a
   * server that has to start takes its time.
   *
   * @throws IllegalArgumentException if it cannot be done; the message says what to do
   * @throws org.rubisee.servers.ServerFailedException if the servers or the balancer do not follow
   */
  void use(int count) throws InterruptedException {
    changed(NodeChange.ASKED, count);
    servers.use(count);
    changed(NodeChange.IN_USE, count);
  }

  /** Keeps what an autoscaler has done since the last look, if there is one. */
  void lookAtAutoscaler() {
    servers.autoscaler().flatMap(WebNodes.Autoscaler::count).ifPresent(this::saw);
  }

  /** Why the autoscaler does not work; empty if it does, or there is none. */
  Optional<String> autoscalerComplaint() {
    return servers.autoscaler().flatMap(WebNodes.Autoscaler::complaint);
  }

  private synchronized void saw(WebNodes.Count count) {
    if (count.asked() != asked) {
      asked = count.asked();
      changed(NodeChange.ASKED, asked);
    }
    if (count.ready() != inUse) {
      inUse = count.ready();
      changed(NodeChange.IN_USE, inUse);
    }
  }

  private synchronized void changed(String event, int nodes) {
    double now = (nanoTime.getAsLong() - beganNanos) / NANOS_PER_SECOND;
    try {
      new NodeChange(now, event, nodes).appendTo(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("Changes of web nodes cannot be kept in " + folder, e);
    }
  }
}
